# Every target sets up what it needs, once.
PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 10
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup postgresql play test test-fast soak bench compile lint build clean

help:
	@echo "make play       play in this terminal"
	@echo "make test       lint, types, every test, the generated documents"
	@echo "make test-fast  the same without the slow tests"
	@echo "make soak       the long runs, MINUTES=$(MINUTES); totals in docs/reliability.md"
	@echo "make lint       ruff and mypy only"
	@echo "make bench      speed, as ratios to random games of chess, interpreted and compiled"
	@echo "make compile    the rules compiled into build/compiled, two to three times as fast"
	@echo "make build      source archive and wheel, into dist/"
	@echo "make setup      only set up, into $(VENV)/"
	@echo "make clean      remove everything that was made"

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

play: $(READY)
	$(BIN)/ringwar play --terminal

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-fast: lint postgresql
	$(BIN)/pytest -n $(JOBS) -m "not slow"
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/unverified.py

test: lint postgresql
	$(BIN)/pytest -n $(JOBS)
	$(BIN)/python tools/compile.py --check
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/unverified.py

soak: setup
	$(BIN)/python tools/soak.py --minutes $(MINUTES) --jobs $(JOBS)

bench: $(READY)
	$(BIN)/python bench/run.py
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled $(BIN)/python bench/run.py --games

compile: $(READY)
	$(BIN)/python tools/compile.py

build: $(READY)
	$(BIN)/python -m build --outdir dist

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
