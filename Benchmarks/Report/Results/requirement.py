"""The requirements of the report."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Requirement:
    """A condition that must hold."""

    title: str
    measured: str
    met: bool | None
    """None if it could not be measured."""
