"""What the report must show."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Requirement:
    """Something that must hold."""

    title: str
    measured: str
    met: bool | None
    """None: could not be measured."""
