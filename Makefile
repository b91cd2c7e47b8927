# Every target sets up what it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup play test test-fast bench lint build clean

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

play: setup
	$(BIN)/ringwar play --terminal

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-fast: lint
	$(BIN)/pytest -n 2 -m "not slow"
	$(BIN)/python tools/rules_coverage.py

test: lint
	$(BIN)/pytest -n 2
	$(BIN)/python tools/rules_coverage.py

bench: setup
	$(BIN)/python bench/run.py

build: setup
	$(BIN)/python -m build --outdir dist

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
