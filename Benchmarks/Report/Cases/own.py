"""The grammars and corpora that come with Parlance."""

from pathlib import Path

from . import corpus
from .workload import Workload


def own(root: Path) -> Workload:
    """`root` is the folder of the project."""
    corpora = sorted((root / "Corpus" / "en").glob("*.yaml"))
    grammars = [root / "Grammars" / "en", root / "Benchmarks" / "Apps" / "en.yaml"]
    return Workload("own", "en", grammars, corpus.read(corpora))
