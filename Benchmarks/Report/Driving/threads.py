"""Measures what two threads do."""

from pathlib import Path
from statistics import median

from ..progress import say
from ..Results.spread import Spread
from ..Results.threads_result import ThreadsResult
from .peer import Peer
from .process import PeerProcess

TURN = 300_000_000
"""How long a turn should take, in nanoseconds."""
COUNTS = (1, 2)


def measure(parlance: Peer, path: Path, cores: str, rounds: int) -> ThreadsResult:
    """One thread and two in turns, on all of `cores`.

    Raises PeerError if the peer can't.
    """
    say("threads: one and two in turns")
    throughput: dict[int, list[float]] = {count: [] for count in COUNTS}
    processors: dict[int, list[float]] = {count: [] for count in COUNTS}
    with PeerProcess(parlance, path, cores) as process:
        once = process.nanoseconds(1)
        repetitions = max(1, TURN // max(1, once))
        for _ in range(rounds):
            for count in COUNTS:
                answer = process.ask("threads", threads=count, rounds=repetitions)
                throughput[count].append(answer["utterances"] * 1e9 / answer["nanoseconds"])
                processors[count].append(answer["processors"])
    gains = [two / one for one, two in zip(throughput[1], throughput[2])]
    return ThreadsResult(
        {count: median(values) for count, values in throughput.items()},
        {count: median(values) for count, values in processors.items()},
        Spread.of(gains),
    )
