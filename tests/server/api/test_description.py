"""The API does what its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import negative_data_rejection

from qosqo.server.app import create_app
from tests.server.helpers import Player, tambo_config

schema = schemathesis.openapi.from_dict(create_app(tambo_config("unused.db")).openapi())


QUICK = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="session")
def somebody(address: str) -> Player:
    return Player(address)


@schema.parametrize()
@QUICK
def test_every_operation_keeps_to_its_description(case: Case[Any], address: str, somebody: Player) -> None:
    response = case.call(base_url=address, headers={"Authorization": f"Bearer {somebody.secret}"})
    too_big = response.status_code == 413  # also a way of rejecting what is too long
    case.validate_response(response, excluded_checks=[negative_data_rejection] if too_big else [])


@schema.include(path_regex=r"\{table_id\}").parametrize()
@QUICK
def test_every_operation_on_a_table_that_exists(case: Case[Any], address: str, somebody: Player) -> None:
    case.query.pop("after", None)  # would wait for something to happen
    case.path_parameters["table_id"] = somebody.set_up("me", "device")["id"]
    case.call_and_validate(
        base_url=address,
        headers={"Authorization": f"Bearer {somebody.secret}"},
        excluded_checks=[negative_data_rejection],  # the wrong thing may have been the table
    )
