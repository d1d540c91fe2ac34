"""Measures the hard inputs."""

from pathlib import Path

from ..Cases.hard import HardInput
from ..progress import say
from ..Results.hard_result import HardResult
from ..Results.judge import is_right
from .errors import PeerError, PeerTimeout
from .peer import Peer
from .process import PeerProcess

LIMIT = 1.0
"""Seconds for one utterance."""
GRACE = 1.0
"""Seconds beyond the limit for a peer to start and to answer, before it is ended."""


def measure(hard: HardInput, peers: list[Peer], scratch: Path, core: str) -> HardResult:
    """Every peer that gives answers, one after the other; a peer that exceeds the limit is ended."""
    workload = hard.workload(scratch)
    path = workload.write(scratch)
    case = workload.cases[0]
    result = HardResult(hard.title, len(case.text.split()), {}, {})
    for peer in peers:
        if peer.missing or not peer.answers or not peer.takes(workload):
            continue
        try:
            time, answer = _time(peer, path, core)
            result.times[peer.name] = time
            result.right[peer.name] = is_right(case, answer)
        except PeerTimeout:
            result.times[peer.name] = f"> {LIMIT:g} s"
        except PeerError as error:
            result.times[peer.name] = str(error)
    say(f"  {hard.title}: {result.times}")
    return result


def _time(peer: Peer, path: Path, core: str) -> tuple[int, dict | None]:
    """The minimum of several times in nanoseconds, and the answer."""
    with PeerProcess(peer, path, core, LIMIT + GRACE) as process:
        wait = LIMIT + GRACE
        first = process.ask("each", wait, rounds=1, limit=LIMIT)["nanoseconds"][0]
        if first is None:
            raise PeerTimeout(LIMIT)
        answer = process.ask("answers", wait)["answers"][0]
        rounds = max(1, min(200, int(1e8 / max(1, first))))
        fastest = process.ask("each", wait, rounds=rounds, limit=LIMIT)["nanoseconds"][0]
        return min(time for time in (first, fastest) if time is not None), answer
