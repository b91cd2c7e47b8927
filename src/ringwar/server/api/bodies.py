"""What is common to the bodies of calls: nothing unknown in them, no text without a bound."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

Word = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""A name, an id, a line: bounded, and of nothing that a database or a terminal could take amiss."""
Password = Annotated[str, StringConstraints(max_length=1000)]
Email = Annotated[str, StringConstraints(max_length=254, pattern=r"^[^@\s\x00-\x1f\x7f]+@[^@\s\x00-\x1f\x7f]+$")]


class Body(BaseModel):
    """The body of a call."""

    model_config = ConfigDict(extra="forbid")
