"""Computer players in processes of their own: with bounds on memory and time, and replaced when they fail."""

from ringwar.server.workers.pool import Workers
from ringwar.server.workers.requests import Answer

__all__ = ["Answer", "Workers"]
