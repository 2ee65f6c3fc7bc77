# Two commands do everything: `make play` and `make test`. Both set up .venv first.
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PEERS := .venv-peers
SITE := .venv-site
PEERS_STAMP := $(PEERS)/.installed
PYTHON := $(shell ./tools/find-python)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NODE := ./tools/with-node
NODE_STAMP := node_modules/.installed
WEB := src/regency/server/static/index.html
WEB_SOURCES := $(shell find web/src web/bundling web/locales web/public web/index.html vite.config.ts \
  svelte.config.js src/regency/language/locales src/regency/games/*/web src/regency/games/*/locales \
  src/regency/games/*/wasm src/regency/games/*/ai/weights \
  -type f 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test quick lint bench soak mutants every-way web wasm wasm-check board wire screenshots lesson-pictures portraits install hashes docs site words dist clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

play: install web ## set up and play in the browser (in the terminal: .venv/bin/regency play)
	@$(BIN)/regency serve --open

test: install lint web ## set up and pass all checks
	@echo "== vitest"
	@$(NODE) npm test --silent
	@echo "== tests"
	@./tools/with-programs $(BIN)/python -m pytest -n auto --dist worksteal --durations=25

quick: lint ## style, types, and the tests nearest to what was changed: for every few minutes
	@echo "== nearest tests"
	@$(BIN)/python tools/quick.py

lint: install $(NODE_STAMP) ## style and types
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy --strict"
	@$(BIN)/mypy
	@echo "== wire.ts"
	@$(BIN)/python -m regency.server.wire.typescript --check web/src/wire.ts
	@echo "== biome"
	@$(NODE) npm run --silent lint
	@echo "== svelte-check"
	@$(NODE) npm run --silent check

bench: install $(PEERS_STAMP) ## speed of every game, beside other libraries
	@$(PEERS)/bin/regency bench --peers

soak: install ## two hours of people, bots, lost connections and restarts on a real server
	@$(BIN)/regency bench server --soak 120 --into soak

every-way: install web ## whole what `make test` goes through in part: all ways of lessons, long matches
	@REGENCY_EVERY_WAY=1 ./tools/with-programs $(BIN)/python -m pytest -n auto --dist worksteal --timeout 0 \
	  tests/web/test_lessons.py tests/web/test_keyboard.py tests/web/test_whole_matches.py

mutants: install web ## take away each protection from a known attack: its tests must notice (half an hour; FINDING="T1 T2")
	@./tools/with-programs $(BIN)/python tools/mutants.py $(FINDING)

hashes: ## renew hashes.txt after a change in pyproject.toml or constraints.txt
	@PYTHON=$(PYTHON) ./tools/hashes

docs: install ## renew what is generated in docs/
	@$(BIN)/python -m regency.testing.clauses
	@$(BIN)/python -m regency.testing.rooms
	@$(BIN)/python -m regency.testing.shape
	@$(BIN)/python -m regency.edge.lessons
	@$(BIN)/python -m regency.testing.reading
	@$(BIN)/python -m regency.rl.describe
	@$(BIN)/python -m regency.arena.report

site: ## the documentation as a site in build/site, links checked (an environment of its own, once)
	@test -x $(SITE)/bin/mkdocs || { $(PYTHON) -m venv $(SITE) && \
	  $(SITE)/bin/python -m pip --disable-pip-version-check --quiet install \
	  -c constraints.txt 'mkdocs-material>=9.5' 'mkdocstrings[python]>=0.27'; }
	@NO_MKDOCS_2_WARNING=1 $(SITE)/bin/python tools/site.py && echo "build/site/index.html"

words: install ## every message in every language and every way, one page a language, in words/
	@$(BIN)/python -m regency.testing.words

dist: install web ## a wheel with the web app in it, and an sdist, in dist/
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation --outdir dist

web: $(WEB) ## build the web app

wasm: install ## renew the games' WebAssembly modules after a change of rules (half a minute)
	@$(BIN)/python -m regency.edge.build

wasm-check: install ## build them again and compare every byte
	@$(BIN)/python -m regency.edge.build --check

board: $(NODE_STAMP) ## build the board of a game outside the repository: make board GAME=path/to/game
	@GAME=$(abspath $(GAME)) $(NODE) npm run --silent build:board -- --logLevel warn

wire: install ## renew web/src/wire.ts from the server's messages and the games' views
	@$(BIN)/python -m regency.server.wire.typescript web/src/wire.ts

screenshots: install web ## every screen in every language, in screenshots/
	@./tools/with-programs $(BIN)/python tools/screenshots.py

lesson-pictures: install web ## every step of every lesson in every language, in screenshots/lessons/
	@./tools/with-programs $(BIN)/python tools/lesson_pictures.py

portraits: install $(NODE_STAMP) ## contact sheets of everyone who has a portrait, in screenshots/portraits/
	@./tools/with-programs $(BIN)/python tools/portraits.py

install: $(STAMP) ## prepare .venv, so that .venv/bin/regency is there

$(STAMP): pyproject.toml hashes.txt
	@test -n "$(PYTHON)" || { \
	  echo "Regency needs Python 3.11 or newer, and found none on the PATH."; \
	  echo "Install it (Debian: apt-get install python3 python3-venv), or name it:"; \
	  echo "  make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 1; }
	@echo "== setting up $(VENV) with $$($(PYTHON) --version) (once; a minute or two)"
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "== installing the packages of hashes.txt"
	@$(PIP) install --require-hashes -r hashes.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(NODE_STAMP): package.json package-lock.json | $(STAMP)
	@echo "== installing what the web app is built with"
	@$(NODE) npm ci --silent
	@touch $@

$(WEB): $(NODE_STAMP) $(WEB_SOURCES) web/src/wire.ts
	@echo "== building the web app"
	@$(BIN)/python -m regency.server.wire.typescript --check web/src/wire.ts
	@$(NODE) npm run --silent build -- --logLevel warn

# In an environment of their own: what they bring along must not change what the tests see.
$(PEERS_STAMP): pyproject.toml constraints.txt | $(STAMP)
	@echo "== setting up $(PEERS) with other libraries to compare with (about 700 MB, once)"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install \
	  --upgrade -c constraints.txt pip setuptools
	@$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install \
	  -c constraints.txt --no-build-isolation -e '.[play,arena,rl,peers]'
	@touch $@

clean: ## remove .venv and .venv-peers, the built web app and caches
	rm -rf node_modules src/regency/server/static test-results screenshots $(VENV) $(PEERS) $(SITE) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
