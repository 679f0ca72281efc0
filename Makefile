# What each target needs is worked out in scripts/; this file only says what may be asked for.
# PYTHON=/path/to/python3.12 chooses the Python, ARGS="..." adds arguments to what is run.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup play test lint browser web-test bench ladder mutants lock upgrade clean

ifdef PYTHON
export PYTHON
endif

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## install everything into .venv and build the page (quick when nothing changed)
	@python=$$(scripts/find-python) && "$$python" scripts/setup.py

play: setup ## set up, then open the house in a browser
	@.venv/bin/hanpan serve --open $(ARGS)

# Browser tests by themselves: people at a page need the machine's whole attention.
test: setup ## everything: lint, types, the page's tests, Python and browser tests
	@# Machine code first, on all cores: whatever comes after finds it and makes none.
	@.venv/bin/python -m hanpan.players.warm > /dev/null
	@$(MAKE) lint
	@$(MAKE) web-test
	.venv/bin/python -m pytest -n logical --dist loadfile -m "not browser" --ignore tests/browser $(ARGS)
	@chromium=$$(.venv/bin/python scripts/browser.py --install) && HANPAN_CHROMIUM="$$chromium" .venv/bin/python -m pytest -m browser tests/browser $(ARGS)

lint: setup ## ruff and mypy
	.venv/bin/ruff check .
	.venv/bin/mypy

web-test: setup ## the page's types and tests
	@python=$$(scripts/find-python) && "$$python" scripts/setup.py --npm run check && "$$python" scripts/setup.py --npm test

bench: setup ## measure, beside the peers in requirements-bench.lock
	@python=$$(scripts/find-python) && "$$python" scripts/setup.py --bench
	@.venv-bench/bin/hanpan bench $(ARGS)

ladder: setup ## each computer player against the one below it (hours; goes on where it was ended)
	@.venv/bin/python -m hanpan.lab.ladder $(ARGS)

mutants: ## put small faults into rules, tables and matches, and show those that no test notices (hours for all)
	@python=$$(scripts/find-python) && "$$python" scripts/setup.py --mutants
	@.venv-mutants/bin/python scripts/mutants.py $(ARGS)

# Not after setup, which fails while the locks lack what pyproject.toml asks for.
lock: ## write the lock files anew after a change in pyproject.toml
	@test -x .venv/bin/python || $(MAKE) setup
	@.venv/bin/python scripts/lock.py

upgrade: ## the same, with the newest versions allowed
	@test -x .venv/bin/python || $(MAKE) setup
	@.venv/bin/python scripts/lock.py --upgrade

clean: ## remove all that was installed or built here
	rm -rf .venv .venv-bench .venv-mutants .cache build dist web/node_modules hanpan/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
