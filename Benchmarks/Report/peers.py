"""The measured peers."""

import importlib.util
import platform
import sys
from pathlib import Path

from .Cases import misspelt
from .Cases.workload import Workload
from .Driving.peer import Peer, Takes, any_workload
from .options import BENCHMARKS, ROOT, Options


def all_peers(options: Options) -> list[Peer]:
    """Parlance first; peers that can't be measured here have a reason."""
    return [*_native(options.peer), *_python(options.snips, options.library)]


def entity_peers(executable: Path) -> list[Peer]:
    """Parlance first, and what finds numbers, amounts, dates or times in texts; meanings are not compared."""
    return [
        Peer("parlance", "this project", [str(executable), "entities"], answers=False),
        _finder("recognizers-text", "all its recognizers", "recognizers"),
        _finder("dateparser", "finds dates and times alone", "dateparser"),
        _finder("quantulum3", "finds numbers with units alone", "quantulum"),
    ]


def _finder(name: str, title: str, script: str) -> Peer:
    module = {"recognizers-text": "recognizers_suite"}.get(name, name)
    found = importlib.util.find_spec(module) is not None
    missing = None if found else f"the Python package {name} is not installed"
    command = [sys.executable, "-W", "ignore", str(BENCHMARKS / "Peers" / f"{script}_peer.py")]
    return Peer(name, title, command, answers=False, missing=missing)


def _native(executable: Path) -> list[Peer]:
    def peer(name: str, title: str, answers: bool = True) -> Peer:
        return Peer(name, title, [str(executable), name], answers=answers)

    return [
        peer("parlance", "this project"),
        peer("bytes", "reads the bytes of the text; the floor", answers=False),
        peer("icu", "ICU folds the text and breaks it into words", answers=False),
        peer("re2", "all templates as one set of regular expressions"),
        peer("naive", "the recursive matcher that one would write first"),
    ]


def _python(snips: Path, library: Path) -> list[Peer]:
    return [
        _script("hassil", "the original of the template language", "hassil"),
        Peer(
            "parlance.hassil",
            "Parlance, as hassil: its drop-in, called in the same way",
            [sys.executable, str(BENCHMARKS / "Peers" / "parlance_hassil_peer.py")],
            environment={
                "PYTHONPATH": str(ROOT / "Sources" / "Python"),
                "PARLANCE_LIBRARY": str(library),
            },
            missing=None if library.is_file() else "the C library could not be built",
        ),
        _script(
            "gazetteer-matcher",
            "Home Assistant's intents by what is named, without templates",
            "gazetteer_matcher",
            takes=_is_collection,
        ),
        Peer(
            "snips",
            "Snips' gazetteer parser: finds the names alone",
            [sys.executable, str(BENCHMARKS / "Peers" / "snips_peer.py")],
            environment={"PYTHONPATH": str(snips)},
            takes=_has_names,
            names_only=True,
            missing=_why_no_snips(snips),
        ),
    ]


def _script(name: str, title: str, module: str, takes: Takes = any_workload) -> Peer:
    path = BENCHMARKS / "Peers" / f"{module}_peer.py"
    found = importlib.util.find_spec(module) is not None
    missing = None if found else f"the Python package {name} is not installed"
    return Peer(name, title, [sys.executable, str(path)], takes=takes, missing=missing)


def _is_collection(workload: Workload) -> bool:
    known = ("collection", "one-home", misspelt.NAME)
    return workload.name in known and workload.language == "en"


def _has_names(workload: Workload) -> bool:
    return any(lists.get("name", {}).get("values") for lists in workload.lists)


def _why_no_snips(folder: Path) -> str | None:
    if (folder / "snips_nlu_parsers").is_dir():
        return None
    if platform.machine() != "x86_64":
        return f"there is no build of snips-nlu-parsers for {platform.machine()}"
    return "snips-nlu-parsers could not be fetched"
