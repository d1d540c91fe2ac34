"""Measures two threads."""

from contextlib import ExitStack
from pathlib import Path
from statistics import median

from ..progress import say
from ..Results.spread import Spread
from ..Results.threads_result import ThreadsResult
from .peer import Peer
from .process import PeerProcess

TURN = 300_000_000
"""The intended duration of a turn, in nanoseconds."""
COUNTS = (1, 2)


def measure(parlance: Peer, path: Path, cores: str, rounds: int) -> ThreadsResult:
    """One thread, two threads, and two processes in turns, on all of `cores`.

    Raises PeerError if the peer can't.
    """
    say("threads: one and two in turns")
    throughput: dict[int, list[float]] = {count: [] for count in COUNTS}
    processors: dict[int, list[float]] = {count: [] for count in COUNTS}
    processes: list[float] = []
    with ExitStack() as stack:
        pair = [stack.enter_context(PeerProcess(parlance, path, cores)) for _ in range(2)]
        repetitions = max(1, TURN // max(1, _warmed_up(pair)))
        for _ in range(rounds):
            for count in COUNTS:
                answer = pair[0].ask("threads", threads=count, rounds=repetitions)
                throughput[count].append(answer["utterances"] * 1e9 / answer["nanoseconds"])
                processors[count].append(answer["processors"])
            processes.append(_together(pair, repetitions))
    return ThreadsResult(
        {count: median(values) for count, values in throughput.items()},
        {count: median(values) for count, values in processors.items()},
        Spread.of([two / one for one, two in zip(throughput[1], throughput[2])]),
        Spread.of(processes),
    )


def _warmed_up(pair: list[PeerProcess]) -> int:
    """Nanoseconds for all utterances."""
    return max(process.nanoseconds(20) // 20 for process in pair)


def _together(pair: list[PeerProcess], repetitions: int) -> float:
    """The ratio of two simultaneous processes' throughput to that of one."""
    alone = pair[0].nanoseconds(repetitions)
    for process in pair:
        process.send("run", rounds=repetitions)
    return 2 * alone / max(process.receive()["nanoseconds"] for process in pair)
