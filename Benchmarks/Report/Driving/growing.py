"""Measures the growth of time with the size of a workload."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from ..Cases.workload import Workload
from ..progress import say
from ..Results.growth import Growth
from ..Results.judge import is_right
from ..Results.spread import Spread
from .comparing import PARLANCE
from .errors import PeerError
from .peer import Peer
from .process import PeerProcess
from .race import Lane, Race

PATIENCE = 8.0
"""The maximum number of seconds of another peer for its start and a round; if exceeded, larger sizes are left out."""
TURN = 40_000_000
"""The intended duration of a turn of another peer, in nanoseconds."""


class Growing:
    """A workload in several sizes: a race of all sizes for Parlance, one by one for others."""

    def __init__(
        self,
        axis: str,
        sizes: list[int],
        make: Callable[[int, Path], Workload],
        scratch: Path,
        core: str,
    ) -> None:
        self.sizes = sizes
        self.workloads = {size: make(size, scratch) for size in sizes}
        self.paths = {size: workload.write(scratch) for size, workload in self.workloads.items()}
        self.core = core
        self.growth = Growth(axis)

    def run(self, parlance: Peer, others: list[Peer], rounds: int) -> Growth:
        """Parlance first, then those of the others that can be measured.

        Raises PeerError if Parlance can't.
        """
        say(f"{self.growth.axis}: {', '.join(f'{size:,}' for size in self.sizes)}")
        self._race(parlance, rounds)
        for peer in others:
            if not peer.missing and peer.takes(self.workloads[self.sizes[0]]):
                self._climb(peer)
        self.growth.times = {peer: times for peer, times in self.growth.times.items() if times}
        return self.growth

    def _race(self, parlance: Peer, rounds: int) -> None:
        with ExitStack() as stack:
            lanes: dict[str, Lane] = {}
            for size, path in self.paths.items():
                process = stack.enter_context(PeerProcess(parlance, path, self.core))
                self._judge(process, size)
                lanes[str(size)] = Lane.warmed_up(process, len(self.workloads[size].cases))
            race = Race(lanes)
            race.run(rounds)
            for size in self.sizes:
                process = lanes[str(size)].process
                self.growth.memory[size] = process.ask("memory")["bytes"]
                self.growth.startup[size] = process.startup
        self.growth.times[PARLANCE] = {size: race.median(str(size)) for size in self.sizes}
        ratios = race.ratios(str(self.sizes[-1]), str(self.sizes[0]))
        self.growth.largest_to_smallest = Spread.of(ratios)

    def _judge(self, process: PeerProcess, size: int) -> None:
        cases, answers = self.workloads[size].cases, process.ask("answers")["answers"]
        right = sum(is_right(case, answer) for case, answer in zip(cases, answers, strict=True))
        self.growth.right[size] = (right, len(cases))

    def _climb(self, peer: Peer) -> None:
        times = self.growth.times.setdefault(peer.name, {})
        for size, path in self.paths.items():
            try:
                times[size] = self._once(peer, path, len(self.workloads[size].cases))
            except PeerError as error:
                self.growth.stopped[peer.name] = f"{size:,}: {error}"
                say(f"  {peer.name} at {size:,}: {error}")
                return

    def _once(self, peer: Peer, path: Path, cases: int) -> float:
        """Nanoseconds an utterance, the minimum of a few turns."""
        with PeerProcess(peer, path, self.core, PATIENCE) as process:
            once = process.nanoseconds(1, PATIENCE)
            repetitions = max(1, TURN // once)
            turns = 3 if once < 10 * TURN else 1
            spent = [process.nanoseconds(repetitions, PATIENCE) for _ in range(turns)]
        return min([once, *(time / repetitions for time in spent)]) / cases
