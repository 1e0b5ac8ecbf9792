# One command to play, one to test. Everything lands in .venv; nothing outside of this folder is changed,
# except that `make test` installs a browser, a database and node through apt where it may.

PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') pyproject.toml setup.py

.PHONY: play test check bench pictures lock clean

play: $(VENV)/installed  ## opens a page; for the terminal: .venv/bin/qosqo play
	@$(VENV)/bin/qosqo serve --open --log-level warning

test: $(VENV)/tools $(VENV)/installed
	scripts/test-set-up
	scripts/test

check: $(VENV)/tools  ## the quick part of the tests: style, types, imports and the interpreted unit tests
	scripts/test --quick

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# The compiled package, without the tests' tools.
$(VENV)/installed: $(VENV)/bin/python requirements/play.lock $(SOURCES)
	@echo "Setting up Qosqo (compiling the engine takes a few minutes the first time)…"
	$(PIP) --require-hashes -r requirements/play.lock
	$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build
	@touch $@

$(VENV)/tools: $(VENV)/bin/python requirements/dev.lock
	$(PIP) --require-hashes -r requirements/dev.lock
	@touch $@

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml

bench: $(VENV)/peers $(VENV)/installed  ## speed, beside Catanatron and OpenSpiel
	$(VENV)/bin/python benchmarks/bench.py

$(VENV)/peers: $(VENV)/bin/python requirements/bench.lock
	$(PIP) --require-hashes -r requirements/bench.lock
	@touch $@

pictures: $(VENV)/tools $(VENV)/installed  ## take the pictures of the README and the docs anew (needs chromium)
	$(VENV)/bin/python scripts/screenshots.py

lock:  ## write the lock files anew (needs uv)
	$(LOCK) --extra build -o requirements/play.lock
	$(LOCK) --extra build --extra dev -o requirements/dev.lock
	$(LOCK) --extra build --extra bench -o requirements/bench.lock

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
