"""All peers on one workload."""

from dataclasses import dataclass

from .peer_result import PeerResult
from .wrong import Wrong


@dataclass
class Comparison:
    """All peers, measured in one run."""

    workload: str
    utterances: int
    unmatched: int
    """Utterances without a match in Parlance."""
    peers: list[PeerResult]
    wrong: list[Wrong]
    """Answered rightly by a peer, and not by Parlance."""

    def peer(self, name: str) -> PeerResult | None:
        """The result of a peer that could be measured."""
        found = (peer for peer in self.peers if peer.name == name and peer.failure is None)
        return next(found, None)
