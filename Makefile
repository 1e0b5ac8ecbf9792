# One command to play, one to test. Everything lands in .venv; nothing outside of this folder is changed,
# except that `make test` installs a browser, a database and node through apt where it may.

PYTHON ?= python3
VENV := .venv
# The lock files name everything that is needed. Told so (--no-deps), pip cannot trip over a newer release of something that is asked for with an extra.
PIP := $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --no-deps
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*') pyproject.toml setup.py

.PHONY: play test check mutants dist bench pictures lock clean

play: $(VENV)/running  ## opens a page; for the terminal: .venv/bin/qosqo play
	@$(VENV)/bin/python scripts/play.py --open --log-level warning $(PLAY)

test: $(VENV)/tools $(VENV)/installed
	scripts/test-set-up
	scripts/test

check: $(VENV)/tools  ## the quick part of the tests: style, types, imports and the interpreted unit tests
	scripts/test --quick

mutants: $(VENV)/tools  ## small mistakes in the rules, and whether the tests notice them: make mutants MUTANTS="--game cuzco-kramer --sample 30"
	$(VENV)/bin/python scripts/mutants.py $(MUTANTS)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# What the server imports. Only what is used gets compiled to bytecode, when it is first used.
$(VENV)/running: $(VENV)/bin/python requirements/play.lock
	@echo "Setting up Qosqo…"
	@$(LOCKED) --no-compile -r requirements/play.lock
	@touch $@

$(VENV)/build-tools: $(VENV)/bin/python requirements/build.lock
	$(LOCKED) --no-compile -r requirements/build.lock
	@touch $@

# The compiled package, without the tests' tools.
$(VENV)/installed: $(VENV)/running $(VENV)/build-tools $(SOURCES)
	@echo "Compiling the engine (a few minutes)…"
	@rm -rf build
	$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build
	@touch $@

$(VENV)/tools: $(VENV)/bin/python requirements/dev.lock
	$(LOCKED) -r requirements/dev.lock
	@touch $@

dist: $(VENV)/dist-tools  ## an sdist and a compiled wheel in dist/, tried in empty environments
	rm -rf build dist
	$(VENV)/bin/python -m build --no-isolation
	$(VENV)/bin/python scripts/test_dist.py

$(VENV)/dist-tools: $(VENV)/build-tools requirements/dist.lock
	$(LOCKED) -r requirements/dist.lock
	@touch $@

bench: $(VENV)/peers $(VENV)/installed  ## speed, beside Catanatron and OpenSpiel
	$(VENV)/bin/python benchmarks/bench.py

$(VENV)/peers: $(VENV)/bin/python requirements/bench.lock
	$(LOCKED) -r requirements/bench.lock
	@touch $@

pictures: $(VENV)/tools $(VENV)/installed  ## take the pictures of the README and the docs anew (needs chromium)
	$(VENV)/bin/python scripts/screenshots.py

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml
LIKE_DEV := $(LOCK) --constraints requirements/dev.lock

lock:  ## write the lock files anew (needs uv); all of them agree with each other, so that they may share an environment
	$(LOCK) --extra dev -o requirements/dev.lock
	$(LIKE_DEV) --extra server -o requirements/play.lock
	$(LIKE_DEV) --extra build -o requirements/build.lock
	$(LIKE_DEV) --extra build --extra dist -o requirements/dist.lock
	$(LIKE_DEV) --extra build --extra bench -o requirements/bench.lock

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
