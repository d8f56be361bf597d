# Fathom Five. `make play` and `make test` install what is missing and need nothing but Python >= 3.11 and make.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
COMPILED := build/compiled

.PHONY: play test test-interpreted test-compiled check format bench docs clean

play: $(STAMP)  ## play Deep Blue in the terminal (GAME=otys for another game)
	$(BIN)/fathom play $(or $(GAME),deepblue)

test: check test-interpreted test-compiled  ## everything CI runs

check: $(STAMP)  ## style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-interpreted: $(STAMP)  ## the suite on the interpreted code, with the kernel's coverage
	$(BIN)/coverage run -m pytest tests
	$(BIN)/coverage report --fail-under=100 --skip-covered
	$(BIN)/python -m pytest --doctest-modules src/fathomfive/kernel src/fathomfive/bots

test-compiled: $(COMPILED)/.built  ## the same suite on the compiled code
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest tests --compiled

bench: $(COMPILED)/.built .venv-bench/.installed  ## speed, compiled and interpreted, beside our peers
	PYTHONPATH=$(COMPILED) .venv-bench/bin/python bench/run.py $(BENCH)

docs: $(STAMP)  ## make the figures and tables in docs/ again
	$(BIN)/python docs/make.py

format: $(STAMP)  ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .venv-bench build

$(STAMP): pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	FATHOM_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')

$(COMPILED)/.built: $(STAMP) $(SOURCES)
	rm -rf $(COMPILED)
	FATHOM_COMPILE=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target $(COMPILED) .
	touch $@

.venv-bench/.installed: bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --upgrade pip
	.venv-bench/bin/python -m pip install --quiet --requirement bench/requirements.txt
	FATHOM_COMPILE=0 .venv-bench/bin/python -m pip install --quiet --editable .
	touch $@
