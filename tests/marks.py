"""Marks of tests: `from marks import rule`."""

from __future__ import annotations

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Names the clauses of docs/rules that a test checks."""
    return pytest.mark.rule(*clauses)
