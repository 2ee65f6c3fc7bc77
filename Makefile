# Two commands do everything: `make play` and `make test`. Both set up .venv first.
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PEERS_STAMP := $(VENV)/.installed-peers
PYTHON := $(shell ./tools/find-python)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test lint bench wire install docs clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

play: install ## set up and play
	@$(BIN)/regency play

test: install lint ## set up and pass all checks
	@echo "== tests"
	@$(BIN)/python -m pytest -n auto

lint: install ## style and types
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy --strict"
	@$(BIN)/mypy

bench: install $(PEERS_STAMP) ## speed of every game, beside other libraries
	@$(BIN)/regency bench --peers

docs: install ## renew what is generated in docs/
	@$(BIN)/python -m regency.testing.clauses
	@$(BIN)/python -m regency.rl.describe
	@$(BIN)/python -m regency.arena.report

wire: install ## renew web/src/wire.ts from the server's messages and the games' views
	@$(BIN)/python -m regency.server.wire web/src/wire.ts

install: $(STAMP) ## prepare .venv, so that .venv/bin/regency is there

$(STAMP): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { \
	  echo "Regency needs Python 3.11 or newer, and found none on the PATH."; \
	  echo "Install it (Debian: apt-get install python3 python3-venv), or name it:"; \
	  echo "  make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 1; }
	@echo "== setting up $(VENV) with $$($(PYTHON) --version) (once; a minute or two)"
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "== installing the packages of constraints.txt"
	@$(PIP) install --upgrade -c constraints.txt pip setuptools
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(PEERS_STAMP): $(STAMP)
	@echo "== installing other libraries to compare with (about 700 MB)"
	@$(PIP) install -c constraints.txt -e '.[peers]'
	@touch $@

clean: ## remove .venv and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
