# make play    open a table in the browser       make quick   lint, types and the rules' tests, in a minute
# make test    all checks and all tests          make check   lint, format, types, the page's own checks
# make page    build the page                    make docs    build the documents as a site in build/site
# make bench   measurements beside others'       make hooks   have git check lint, format and types before a commit
# make clean   remove all that make created      make pins    recompile requirements/*.txt

# The interpreters tried, in order; PYTHON=/path/to/python goes first.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3
PIP     := .venv/bin/python -m pip install --quiet --disable-pip-version-check

# Hundreds of processes start in the tests: they all read what the first one compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play page test test-browser test-others test-rules quick check types page-types docs hooks bench pins clean
.DELETE_ON_ERROR:

play: page
	@.venv/bin/gloaming serve --open

page: .venv/.page
	@.venv/bin/python web/build.py

# Named here, since pytest would import the whole suite to find them by their marker.
RULES := tests/core tests/games tests/test_about.py tests/test_clauses.py tests/test_golden.py tests/test_messages.py
QUICK := rules and not slow
# Coverage is of the core and the games under these tests alone: measuring the whole suite would take minutes more.
# The browser's tests run beside the others, and both in more processes than there are cores: many wait for clocks.
# The browser's have priority: a page that loads too slowly fails them.
test: check
	.venv/bin/python -m pytest -n 2 -m "$(QUICK)" $(RULES) --cov --cov-report=term --cov-fail-under=89
	@echo "all other tests: the report of each part comes when it is done"
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-browser test-others

test-browser:
	.venv/bin/python -m pytest -n 2 -m browser tests/page

test-others:
	nice -n 5 .venv/bin/python -m pytest -n 5 -m "not ($(QUICK)) and not browser"

quick: .venv/.test
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-rules types

test-rules:
	.venv/bin/python -m pytest -n 2 -q -m "$(QUICK)" $(RULES)

# The page is built while the rest is installed, by one installer at a time.
check: .venv/.page
	@$(MAKE) --no-print-directory -j 2 page-types types

page-types: page
	.venv/bin/python web/build.py check

types: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy

docs: .venv/.test
	.venv/bin/mkdocs build --strict --quiet
	@echo "open build/site/index.html"

hooks: .venv/.test
	.venv/bin/pre-commit install

bench: .venv/.bench
	.venv/bin/gloaming bench

# The environment. Each stamp is as new as what it installed, so a second run installs nothing. The requirements are
# complete, so pip looks for no others: an older pip would take a newer release for one asked for with an extra.
.venv/.made:
	@for p in $(PYTHONS); do \
	  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  found=$$p; \
	  "$$p" -c 'import ensurepip, venv' 2>/dev/null || continue; \
	  echo "creating .venv with $$("$$p" --version)"; \
	  "$$p" -m venv --clear .venv && touch $@; exit; \
	done; \
	if [ -n "$$found" ]; then \
	  echo "error: $$found cannot create virtual environments: install python3-venv" >&2; \
	else \
	  echo "error: no Python 3.11 or newer found: install python3.11 or later" >&2; \
	fi; exit 1

.venv/.run: .venv/.made requirements/run.txt pyproject.toml
	@echo "installing requirements/run.txt and gloaming"
	@$(PIP) --no-deps --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Of the ten thousand modules that tests bring, few are ever imported: Python compiles those when they are.
.venv/.page .venv/.test .venv/.bench: .venv/.%: .venv/.run requirements/%.txt
	@echo "installing requirements/$*.txt"
	@$(PIP) --no-compile --no-deps --require-hashes -r requirements/$*.txt
	@touch $@

# Compiled with the oldest Python supported, away from any local pip configuration.
# `make pins UPGRADE=--upgrade` moves to newer versions.
PINS_PYTHON ?= python3.11
pins:
	$(PINS_PYTHON) -m venv --clear .venv-pins
	.venv-pins/bin/python -m pip install --quiet pip-tools==7.6.2
	for r in run page test bench; do \
	  PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= \
	  .venv-pins/bin/pip-compile --quiet --generate-hashes --no-header --strip-extras --allow-unsafe \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host $(UPGRADE) \
	    --output-file requirements/$$r.txt requirements/$$r.in || exit; \
	done

clean:
	rm -rf .venv .venv-pins build dist gloaming/server/page web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
