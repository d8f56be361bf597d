# Fathom Five. `make play` and `make test` install all that is missing; they need Python >= 3.11, Node and make.

PYTHON ?= python3
BIN := .venv/bin
SLIM := .venv/.slim
SERVING := .venv/.serving
INSTALLED := .venv/.installed
COMPILED := build/compiled
WEB := src/fathomfive/serve/web/index.html
WEB_INSTALLED := web/node_modules/.installed
STATIC := dist/files.json
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist worksteal
QUICK := -m "not slow"
# A browser waits more than it works: four tests at once keep two cores busy.
BROWSING := $(BIN)/python -m pytest --numprocesses 4 --dist worksteal
# A browser on a busy machine may stumble over nothing of ours: such a test may try once more, and the run names it.
AGAIN := --reruns 1 -rR
PYTHON_SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)

.PHONY: play static text one test test-slow check test-python test-kernel test-doctests test-rest test-compiled test-web test-client test-browser test-slow-rest test-slow-browser bench bench-check strength docs regold lock audit pictures format clean

play: $(SERVING) $(WEB)  ## serve all games at http://localhost:8000; the engine is compiled behind it, once
	@$(MAKE) --question $(COMPILED)/.built 2>/dev/null || rm -f $(COMPILED)/.built $(COMPILED)/.failed
	@nice $(MAKE) $(COMPILED)/.built >.venv/compiling.log 2>&1 || { mkdir -p $(COMPILED); touch $(COMPILED)/.failed; } &
	$(BIN)/fathom serve --engine $(COMPILED)

static: $(STATIC)  ## the whole application as a folder, dist/: for any web host, without a server of ours

text: $(INSTALLED)  ## play in the terminal (GAME=otys for another game than Deep Blue)
	$(BIN)/fathom play $(or $(GAME),deepblue)

one: $(SLIM)  ## one file of tests, with the least that it needs: make one T=tests/games/otys/test_turn.py
	$(BIN)/python -m pytest $(or $(T),$(error name the tests: make one T=tests/games/otys/test_turn.py))

test:  ## all that is not slow by nature; what keeps one core busy goes side by side first
	$(MAKE) --jobs 2 --output-sync=target check build/unoptimised/.built test-kernel test-doctests test-client $(WEB) .venv/.postgresql .venv/.chromium
	$(MAKE) test-rest test-compiled test-browser

test-slow: test-slow-rest test-slow-browser  ## what is slow by nature: fresh clones and wheels, soaks, long browser runs

check: $(INSTALLED) $(WEB_INSTALLED)  ## style, types, layers; the same as before every commit
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent lint

test-python: test-kernel test-doctests test-rest  ## the suite on the interpreted code; every branch of the kernel

test-kernel: $(INSTALLED)
	$(BIN)/coverage run -m pytest $(QUICK) tests/kernel
	$(BIN)/coverage report --fail-under=100 --skip-covered

test-doctests: $(INSTALLED)
	$(BIN)/python -m pytest --doctest-modules $(addprefix src/fathomfive/,kernel bots study arena envs party serve tab cli)

test-rest: $(INSTALLED) .venv/.postgresql
	$(PYTEST) $(QUICK) tests --ignore tests/kernel --ignore tests/web

test-compiled: build/unoptimised/.built  ## kernel, games and bots once more, compiled
	PYTHONPATH=build/unoptimised $(PYTEST) $(QUICK) tests/kernel tests/games tests/bots tests/serve/test_history.py --compiled

test-web: test-client test-browser  ## the browser client

test-client: $(WEB_INSTALLED)
	cd web && npm run check && npm test

test-browser: $(INSTALLED) $(WEB) .venv/.chromium
	$(BROWSING) $(AGAIN) $(QUICK) tests/web

test-slow-rest: $(INSTALLED) $(WEB) .venv/.postgresql .venv/.chromium
	$(PYTEST) $(AGAIN) -m slow tests --ignore tests/web

test-slow-browser: $(INSTALLED) $(WEB) .venv/.chromium
	$(BROWSING) $(AGAIN) -m slow tests/web

bench: $(COMPILED)/.built .venv-bench/.installed bench/boardgameio/node_modules/.installed  ## all speeds beside our peers, one table; build/bench.json (BENCH="--only play")
	.venv-bench/bin/python -m bench --compiled $(COMPILED) $(BENCH)

bench-check: $(COMPILED)/.built .venv-bench/.installed  ## are we as fast beside our peers as bench/figures.json says? (KEEP=--keep keeps what is measured)
	PYTHONPATH=$(COMPILED) .venv-bench/bin/python -m fathomfive.cli bench --json --peers bench/peers.py > build/bench-check.json
	.venv-bench/bin/python -m bench.check $(KEEP) < build/bench-check.json

strength: $(COMPILED)/.built  ## how strong the bots are, for docs/strength/ (hours; STRENGTH="--games 20" for an impression)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.strength $(STRENGTH)

regold: $(INSTALLED)  ## after a rule fix: golden records, perft counts and the server's corpus again (GAME=otys)
	$(BIN)/python -m tools.regold $(or $(GAME),$(error name the game: make regold GAME=otys))

docs: $(INSTALLED) $(WEB_INSTALLED)  ## the documentation site, into site/; a broken link fails
	$(BIN)/python -m mkdocs build --strict

lock: $(INSTALLED)  ## pin what a server is built from, after its dependencies have changed
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra serve --universal --upgrade --generate-hashes --no-emit-index-url --no-header -q -o deploy/server.lock

audit: $(WEB_INSTALLED)  ## ask PyPI and npm for known weaknesses of what a server is built from (needs the network)
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet pip-audit
	build/audit/bin/pip-audit --strict --require-hashes --disable-pip --requirement deploy/server.lock
	cd web && npm audit --omit=dev

pictures: $(INSTALLED) $(WEB) .venv/.chromium  ## make the pictures in docs/ again
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.screens

format: $(INSTALLED) $(WEB_INSTALLED)  ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

clean:
	rm -rf .venv .venv-bench build dist site web/node_modules src/fathomfive/serve/web

# The environment begins with what one test needs, and is completed by whatever needs more. Nothing is compiled in it, so
# setuptools is all that building takes.
$(SLIM): pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip "setuptools>=77"
	FATHOM_COMPILE=0 $(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[test]"
	touch $@

# What a server needs, and what compiles its engine.
$(SERVING): $(SLIM)
	FATHOM_COMPILE=0 $(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[serve]" "mypy[mypyc]>=2.4"
	touch $@

$(INSTALLED): $(SERVING)
	FATHOM_COMPILE=0 $(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[dev]"
	touch $@

.venv/.postgresql .venv/.chromium: .venv/.%: tools/system.sh | $(SLIM)
	sh tools/system.sh $*
	touch $@

$(COMPILED)/.built: OPT = 1
build/unoptimised/.built: OPT = 0
build/%/.built: $(SERVING) $(PYTHON_SOURCES)
	rm -rf $(@D) build/lib* build/temp* build/bdist*
	FATHOM_COMPILE=1 FATHOM_OPT=$(OPT) $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target $(@D) .
	touch $@

$(WEB_INSTALLED): web/package.json web/package-lock.json
	cd web && npm install --no-save --silent --no-fund --no-audit
	touch $@

$(WEB): $(WEB_INSTALLED) $(WEB_SOURCES)
	cd web && npm run build

$(STATIC): $(INSTALLED) $(WEB_INSTALLED) $(WEB_SOURCES) $(PYTHON_SOURCES) $(wildcard tools/static/*)
	$(BIN)/python -m tools.static

.venv-bench/.installed: bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --upgrade pip
	.venv-bench/bin/python -m pip install --quiet --requirement bench/requirements.txt
	FATHOM_COMPILE=0 .venv-bench/bin/python -m pip install --quiet --editable ".[cli,serve]"
	touch $@

bench/boardgameio/node_modules/.installed: bench/boardgameio/package.json
	cd bench/boardgameio && npm install --no-save --silent --no-fund --no-audit
	touch $@
