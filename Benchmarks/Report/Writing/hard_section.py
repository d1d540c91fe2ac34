"""The hard inputs."""

from ..Results.hard_result import HardResult
from .quantities import duration
from .table import table


def hard_section(results: list[HardResult]) -> str:
    """A row for each input, a column for each peer."""
    peers = list(dict.fromkeys(peer for result in results for peer in result.times))
    rows = [
        [result.title, str(result.words), *(_hard_cell(result, peer) for peer in peers)]
        for result in results
    ]
    note = "The fastest time of each. `✗`: the answer is wrong. “> 1 s”: stopped.\n"
    return table(["input", "words", *peers], rows) + "\n" + note


def _hard_cell(result: HardResult, peer: str) -> str:
    time = result.times.get(peer, "–")
    if isinstance(time, str):
        return time
    return duration(time) + ("" if result.right[peer] else " ✗")
