"""Who comes in: callers, guards before every call, rates, passwords, and how refusals are given."""
