# Fathom Five. `make play` and `make test` install all that is missing; they need Python >= 3.11, Node and make.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
COMPILED := build/compiled
WEB := src/fathomfive/serve/web/index.html
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal
PYTHON_SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)

.PHONY: play text test check test-python test-compiled test-web bench strength docs format clean

play: $(INSTALLED) $(WEB)  ## serve all games at http://localhost:8000
	$(BIN)/fathom serve

text: $(INSTALLED)  ## play in the terminal (GAME=otys for another game than Deep Blue)
	$(BIN)/fathom play $(or $(GAME),deepblue)

test:  ## everything CI runs; what keeps one core busy goes side by side first
	$(MAKE) --jobs 2 --output-sync=target check build/unoptimised/.built .venv/.system
	$(MAKE) test-python test-compiled test-web

check: $(INSTALLED)  ## style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-python: $(INSTALLED) .venv/.system  ## the suite on the interpreted code; every branch of the kernel
	$(BIN)/coverage run -m pytest tests/kernel
	$(BIN)/coverage report --fail-under=100 --skip-covered
	$(PYTEST) --doctest-modules src/fathomfive/kernel src/fathomfive/bots src/fathomfive/arena
	$(PYTEST) tests --ignore tests/kernel --ignore tests/web

test-compiled: build/unoptimised/.built  ## kernel, games and bots once more, compiled
	PYTHONPATH=build/unoptimised $(PYTEST) tests/kernel tests/games tests/bots --compiled

test-web: $(INSTALLED) $(WEB) .venv/.system  ## the browser client
	cd web && npm run check && npm test
	$(PYTEST) tests/web

bench: $(COMPILED)/.built .venv-bench/.installed  ## speed, compiled and interpreted, beside our peers (BENCH="--json")
	PYTHONPATH=$(COMPILED) .venv-bench/bin/python -m fathomfive.cli bench --peers bench/peers.py $(BENCH)
	PYTHONPATH=$(COMPILED) .venv-bench/bin/python -m fathomfive.cli bench --search --peers bench/peers.py $(BENCH)
	PYTHONPATH=src .venv-bench/bin/python -m fathomfive.cli bench $(BENCH)

strength: $(COMPILED)/.built  ## how strong the bots are, for docs/strength/ (hours; STRENGTH="--games 20" for an impression)
	PYTHONPATH=$(COMPILED) $(BIN)/python docs/strength/make.py $(STRENGTH)

docs: $(INSTALLED) $(WEB) .venv/.system  ## make the pictures in docs/ again
	$(BIN)/python docs/pictures/make.py
	$(BIN)/python docs/pictures/screens.py

format: $(INSTALLED)  ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .venv-bench build web/node_modules src/fathomfive/serve/web

$(INSTALLED): pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	FATHOM_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

.venv/.system: tools/system.sh | $(INSTALLED)
	sh tools/system.sh
	touch $@

$(COMPILED)/.built: OPT = 3
build/unoptimised/.built: OPT = 0
build/%/.built: $(INSTALLED) $(PYTHON_SOURCES)
	rm -rf $(@D) build/lib* build/temp* build/bdist*
	FATHOM_COMPILE=1 FATHOM_OPT=$(OPT) $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target $(@D) .
	touch $@

$(WEB): $(WEB_SOURCES)
	cd web && npm install --no-save --silent --no-fund --no-audit && npm run build

.venv-bench/.installed: bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --upgrade pip
	.venv-bench/bin/python -m pip install --quiet --requirement bench/requirements.txt
	FATHOM_COMPILE=0 .venv-bench/bin/python -m pip install --quiet --editable .
	touch $@
