"""How one peer did on one workload."""

from dataclasses import dataclass, field

from .spread import Spread


@dataclass
class PeerResult:
    """What is None was not measured; `failure` says why if all of it is."""

    name: str
    title: str
    version: str = ""
    failure: str | None = None
    nanoseconds: float | None = None
    """An utterance, median of rounds."""
    ratio: Spread | None = None
    """How many times Parlance's time, round by round."""
    each: list[int] = field(default_factory=list)
    """The fastest time of each utterance, in nanoseconds."""
    memory: int | None = None
    """Peak of resident memory, in bytes."""
    startup: float | None = None
    """Seconds from starting it to the first utterance parsed."""
    right: int | None = None
    known: int | None = None
    """Of how many utterances."""
    refused: int | None = None
    """How many of these it gave no answer to, though there is one; the others were answered wrongly."""
    names_only: bool = False
    borrowed: bool = False
    """What counts as right holds for other lists, so that it is but a hint."""
