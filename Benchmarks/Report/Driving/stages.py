"""Measures the time of each of Parlance's stages."""

from pathlib import Path

from ..Results.stage_table import StageRow
from .peer import Peer
from .process import PeerProcess

ROUNDS = 200


def measure(parlance: Peer, path: Path, workload: str, cores: str) -> list[StageRow]:
    """A row for each stage of a workload.

    Raises PeerError if the peer can't.
    """
    with PeerProcess(parlance, path, cores) as process:
        process.ask("stages", rounds=2)
        stages: dict[str, list[int]] = process.ask("stages", rounds=ROUNDS)
    return [StageRow.of(workload, stage, times) for stage, times in stages.items()]
