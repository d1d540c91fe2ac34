"""Grammars of five domains, and their corpora."""

from pathlib import Path

from . import corpus
from .workload import Workload


def own(root: Path) -> Workload:
    """`root` is the folder of the project."""
    corpora = sorted((root / "Benchmarks" / "Domains" / "Corpus").glob("*.yaml"))
    grammars = [root / "Benchmarks" / "Domains" / "Grammars", root / "Benchmarks" / "Apps" / "en.yaml"]
    return Workload("own", "en", grammars, corpus.read(corpora))
