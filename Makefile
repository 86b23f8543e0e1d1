# Two commands on a fresh machine with Python 3.11+ and make: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python building/install.py
SOURCES := pyproject.toml setup.py constraints.txt $(shell find building src/londinium/core src/londinium/bots src/londinium/envs/stepping.py src/londinium/envs/crew.* src/londinium/games src/londinium/server \
	-name '*.py' -o -name '*.pyx' -o -name '*.pxd') $(shell find web/src web/fonts web/package-lock.json -type f)
# Node as the test extra brings it, or the machine's own
NODE := cd web && PATH="$(abspath $(BIN)):$$PATH"
TOOLS := web/node_modules/.tools
PUFFER := --only-binary pufferlib pufferlib==2.0.2 gym==0.23.1 gym-notices psutil
WORKERS := 3
PYTEST = $(BIN)/python -m pytest -n $(WORKERS)
ARGS ?=

.PHONY: play test test-compiled test-pure browser check format lint types page-format page-check bench sanitize docs picture screenshots wheel fresh nightly clean

play: $(VENV)/.play  ## set everything up, start the server and open the page
	@$(BIN)/londinium serve --open $(ARGS)

test: test-compiled test-pure  ## all tests, with the rules compiled (where a C compiler is found) and as plain Python

test-compiled: $(VENV)/.test $(TOOLS) browser
	$(PYTEST) $(ARGS)

test-pure: $(VENV)/.test
	LONDINIUM_PURE=1 $(PYTEST) -m "not once" tests/conformance tests/rules tests/core tests/bots $(ARGS)

browser: $(VENV)/.test  ## a Chromium for the tests of the page, where one can be had
	@$(BIN)/python -m tests.chromium || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
			{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null 2>&1; } || \
		echo "*** No Chromium was found, and none could be installed: the page is not tried in a browser."

nightly: $(VENV)/.night $(TOOLS)  ## every option set of every game, and longer; then all that plain Python can do
	LONDINIUM_NIGHTLY=1 $(PYTEST) $(ARGS)
	LONDINIUM_EVERY_GAME=1 LONDINIUM_PURE=1 $(PYTEST) --ignore=tests/server --ignore=tests/web $(ARGS)

check: format page-format lint types page-check test  ## format, types and tests: before every commit

format: $(VENV)/.test
	$(BIN)/ruff format --quiet
	$(BIN)/ruff check --fix --exit-zero --quiet

lint: $(VENV)/.test
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check

types: $(VENV)/.test
	$(BIN)/mypy

page-format: $(TOOLS)
	$(NODE) npm run --silent format

page-check: $(TOOLS)  ## form, rules, types and unit tests of the page's code
	$(NODE) npm run --silent check

bench: $(VENV)/.bench  ## side by side with named peers, as ratios
	$(BIN)/python -m bench $(ARGS)

sanitize: build/sanitized/.built  ## the conformance suite on a build that traps every index out of bounds
	PYTHONPATH=build/sanitized/lib $(PYTEST) -m "not once" tests/conformance tests/rules $(ARGS)

build/sanitized/.built: $(VENV)/.test
	rm -rf build/sanitized
	LONDINIUM_SANITIZE=1 $(BIN)/python setup.py --quiet build --build-base build/sanitized --build-lib build/sanitized/lib
	@touch $@

docs: $(VENV)/.test  ## the documentation as a site, in build/site
	$(BIN)/python -m building.site

picture: $(VENV)/.test  ## draw the README's pictures anew, from the page in a Chromium
	$(BIN)/python -m building.picture

screenshots: $(VENV)/.test  ## contact sheets of every game, window and light, in build/screenshots
	$(BIN)/python -m building.screenshots $(ARGS)

wheel:  ## two wheels in dist: one compiled, one of plain Python; neither needs a compiler or Node to install
	PYTHON=$(PYTHON) building/wheel

fresh:  ## prove both commands in a fresh clone without any cache
	building/fresh

clean:
	rm -rf $(VENV) build dist web/node_modules src/londinium/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name __pycache__ -o -name '*.egg-info' \) -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Londinium needs Python 3.11 or newer as $(PYTHON); install it, or say: make PYTHON=python3.12 …"; exit 1; }
	@echo "Setting up, once: fetching packages, compiling the rules, building the page …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python $(SOURCES)
	@LONDINIUM_COMPILE=rules $(INSTALL) server
	@$(BIN)/python -m londinium.notice
	@touch $@

$(VENV)/.test: $(VENV)/bin/python $(SOURCES)
	@$(INSTALL) test
	@$(BIN)/python -m londinium.notice
	@touch $@ $(VENV)/.play

# what setting up to play leaves out of web/node_modules
$(TOOLS): web/package-lock.json | $(VENV)/.test
	@$(NODE) npm ci --silent --ignore-scripts
	@touch $@

# a Ray cluster of two machines and learners that bring gigabytes are tried by night alone; what PufferLib requires keeps out
# what the rest needs, so it comes without, in the last version that need not be built
$(VENV)/.night: $(VENV)/.test
	@$(INSTALL) test ray sb3
	@$(BIN)/python -m pip install --quiet --no-deps $(PUFFER)
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	@$(INSTALL) test bench
	@touch $@
