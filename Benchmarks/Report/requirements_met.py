"""Whether the requirements of the report are met."""

from .Cases import entities, misspelt
from .Results.comparison import Comparison
from .Results.peer_result import PeerResult
from .Results.report import Report
from .Results.requirement import Requirement

TIMES_HASSIL = 1000
TIMES_RECOGNIZERS = 100
NAMES_RATIO = 1.2
WORDS_EXPONENT = 1.05
HARD_LIMIT = 1_000_000
"""Nanoseconds."""
ICU_RATIO = 2.5
THREADS_GAIN = 1.8


def requirements(report: Report) -> list[Requirement]:
    """All requirements, the most important first."""
    return [
        _hassil(report),
        _names(report),
        _words(report),
        _hard(report),
        *(_icu(comparison) for comparison in report.comparisons if _is_exact(comparison)),
        _entities(report),
        _threads(report),
        _wrong(report),
        _misspelt(report),
    ]


def _is_exact(comparison: Comparison) -> bool:
    """Whether it can be compared with ICU: for misspelt utterances, corrections take most of the time."""
    return comparison.workload != misspelt.NAME and comparison.peer("icu") is not None


def _hassil(report: Report) -> Requirement:
    title = f"collection: at least {TIMES_HASSIL:,} times hassil's throughput"
    comparison = report.comparison("collection")
    hassil = comparison.peer("hassil") if comparison else None
    if hassil is None or hassil.ratio is None:
        return Requirement(title, "hassil or Parlance could not be measured", None)
    return Requirement(
        title, f"{hassil.ratio.median:,.0f} times", hassil.ratio.median >= TIMES_HASSIL
    )


def _names(report: Report) -> Requirement:
    title = f"100,000 names within {NAMES_RATIO} times the time of 100 names"
    growth = report.growth("names")
    if growth is None or growth.largest_to_smallest is None:
        return Requirement(title, "not measured", None)
    ratio = growth.largest_to_smallest.median
    return Requirement(title, f"{ratio:.2f} times", ratio <= NAMES_RATIO)


def _words(report: Report) -> Requirement:
    title = f"exponent of time against words at most {WORDS_EXPONENT}"
    growth = report.growth("words")
    exponent = growth.exponent("parlance") if growth else None
    steep = growth.exponent("parlance", least=STEEP_WORDS) if growth else None
    if exponent is None or steep is None:
        return Requirement(title, "not measured", None)
    measured = f"{exponent:.2f}; {steep:.2f} from {STEEP_WORDS} words on"
    return Requirement(title, measured, max(exponent, steep) <= WORDS_EXPONENT)


STEEP_WORDS = 20
"""From this number on, words take most of the time, instead of the constant cost of an utterance."""


def _hard(report: Report) -> Requirement:
    title = "each hard input under a millisecond"
    times = [result.times.get("parlance", "not measured") for result in report.hard]
    measured = [time for time in times if isinstance(time, int)]
    if not times or len(measured) < len(times):
        return Requirement(title, f"{len(measured)} of {len(times)} could be measured", None)
    return Requirement(title, f"at most {max(measured) / 1e3:,.1f} µs", max(measured) < HARD_LIMIT)


def _icu(comparison: Comparison) -> Requirement:
    title = f"{comparison.workload}: at most {ICU_RATIO} times ICU's fold and break"
    icu, parlance = comparison.peer("icu"), comparison.peer("parlance")
    if icu is None or icu.ratio is None or not icu.each or parlance is None:
        return Requirement(title, "not measured", None)
    ratio = 1 / icu.ratio.median
    fastest = sum(parlance.each) / sum(icu.each)
    measured = f"{ratio:.2f} times; {fastest:.2f} by the fastest time of each utterance"
    return Requirement(title, measured, ratio <= ICU_RATIO)


def _entities(report: Report) -> Requirement:
    title = f"entities: at least {TIMES_RECOGNIZERS:,} times the throughput of Recognizers-Text"
    comparison = report.comparison(entities.NAME)
    peer = comparison.peer("recognizers-text") if comparison else None
    if peer is None or peer.ratio is None:
        return Requirement(title, "Recognizers-Text or Parlance could not be measured", None)
    ratio = peer.ratio.median
    return Requirement(title, f"{ratio:,.0f} times", ratio >= TIMES_RECOGNIZERS)


def _threads(report: Report) -> Requirement:
    title = f"two threads at least {THREADS_GAIN} times one"
    if report.threads is None:
        return Requirement(title, "not measured", None)
    gain, processes = report.threads.gain.median, report.threads.processes.median
    measured = f"{gain:.2f} times; two processes {processes:.2f} times"
    met = gain >= THREADS_GAIN
    # If two independent processes do not reach the limit either, the machine was busy.
    return Requirement(title, measured, met if met or processes >= THREADS_GAIN else None)


def _wrong(report: Report) -> Requirement:
    title = "no utterance wrong that a peer gets right"
    judged = [comparison for comparison in report.comparisons if comparison.peer("parlance")]
    if not judged:
        return Requirement(title, "not measured", None)
    wrong = sum(len(comparison.wrong) for comparison in judged)
    return Requirement(title, f"{wrong} wrong", wrong == 0)


def _misspelt(report: Report) -> Requirement:
    title = "misspelt: ahead of gazetteer-matcher in right, wrong, refused and time"
    comparison = report.comparison(misspelt.NAME)
    mine, other = (
        comparison.peer(name) if comparison else None for name in ("parlance", "gazetteer-matcher")
    )
    if mine is None or other is None or other.ratio is None:
        return Requirement(title, "not measured", None)
    counts = [_counts(mine), _counts(other)]
    measured = (
        f"{_told(counts[0])}, against {_told(counts[1])}; {other.ratio.median:,.0f} times as fast"
    )
    (right, wrong, refused), (rights, wrongs, refusals) = counts
    ahead = right > rights and wrong < wrongs and refused < refusals and other.ratio.median > 1
    return Requirement(title, measured, ahead)


def _counts(peer: PeerResult) -> tuple[int, int, int]:
    """The numbers of right, wrong and missing answers."""
    right, known, refused = peer.right or 0, peer.known or 0, peer.refused or 0
    return right, known - right - refused, refused


def _told(counts: tuple[int, int, int]) -> str:
    return "{} right, {} wrong, {} refused".format(*counts)
