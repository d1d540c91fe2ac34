"""Measuring in turns, so that other load of the machine affects all alike."""

from dataclasses import dataclass
from statistics import median

from .process import PeerProcess

TURN = 100_000_000
"""The intended duration of a turn, in nanoseconds."""
BUDGET = 6_000_000_000
"""The maximum duration of all turns of a peer, in nanoseconds; a slow one has fewer, but at least one."""


@dataclass(frozen=True)
class Lane:
    """A process in a race, and its number of repetitions in each turn."""

    process: PeerProcess
    cases: int
    """The number of utterances of the process."""
    repetitions: int
    rounds: int
    """The maximum number of rounds in which it takes part."""

    @classmethod
    def warmed_up(cls, process: PeerProcess, cases: int, turn: int = TURN) -> "Lane":
        """Parses everything for about a turn, and computes the number of repetitions in one."""
        repetitions = 1
        elapsed = process.nanoseconds(repetitions)
        while elapsed < turn // 2:
            repetitions = max(2 * repetitions, repetitions * turn // max(1, 2 * elapsed))
            elapsed = process.nanoseconds(repetitions)
        repetitions = max(1, repetitions * turn // elapsed)
        return cls(process, cases, repetitions, rounds=max(1, BUDGET // max(turn, elapsed)))

    def turn(self) -> float:
        """Nanoseconds an utterance, in one turn."""
        return self.process.nanoseconds(self.repetitions) / (self.repetitions * self.cases)


class Race:
    """Times by lane and round: nanoseconds an utterance."""

    def __init__(self, lanes: dict[str, Lane]) -> None:
        self.lanes = lanes
        self.times: dict[str, list[float]] = {name: [] for name in lanes}

    def run(self, rounds: int) -> None:
        """Each lane has a turn in each round."""
        for number in range(rounds):
            for name, lane in self.lanes.items():
                if number < lane.rounds:
                    self.times[name].append(lane.turn())

    def median(self, name: str) -> float:
        """Nanoseconds an utterance."""
        return median(self.times[name])

    def ratios(self, name: str, to: str) -> list[float]:
        """The ratio of its time to that of `to`, for each round."""
        return [mine / other for mine, other in zip(self.times[name], self.times[to])]
