"""The result of one peer on one workload."""

from dataclasses import dataclass, field

from .spread import Spread


@dataclass
class PeerResult:
    """None stands for values without a measurement; `failure` has the reason if there is none at all."""

    name: str
    title: str
    version: str = ""
    failure: str | None = None
    nanoseconds: float | None = None
    """Nanoseconds an utterance, median of rounds."""
    ratio: Spread | None = None
    """The ratio to Parlance's time, for each round."""
    each: list[int] = field(default_factory=list)
    """The minimum time of each utterance, in nanoseconds."""
    memory: int | None = None
    """Peak of resident memory, in bytes."""
    startup: float | None = None
    """Seconds from the start to the first parsed utterance."""
    right: int | None = None
    known: int | None = None
    """The number of utterances whose right answer is known."""
    refused: int | None = None
    """The number of these without an answer, though there is one; the others were answered wrongly."""
    names_only: bool = False
    borrowed: bool = False
    """The right answers are those of other lists, so the counts are only approximate."""
