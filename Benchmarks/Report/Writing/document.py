"""RESULTS.md."""

from ..machine import Machine
from ..Results.comparison import Comparison
from ..Results.growth import Growth
from ..Results.hard_result import HardResult
from ..Results.peer_result import PeerResult
from ..Results.report import Report
from ..Results.requirement import Requirement
from ..Results.stage_table import PERCENTILES, StageTable
from ..Results.threads_result import ThreadsResult
from .quantities import duration, memory, times
from .table import table

LISTED_AT_MOST = 100
"""Utterances that are listed as wrong."""


def document(report: Report, requirements: list[Requirement], machine: Machine, command: str) -> str:
    """The whole report."""
    sections = [
        "# Results\n",
        _introduction(machine, command),
        "## What it must show\n",
        _requirements(requirements),
        "## Peers\n",
        *(_comparison(comparison) for comparison in report.comparisons),
        "![Time an utterance, by peer](Plots/peers.svg)\n",
        "![Time an utterance, by percentile](Plots/percentiles.svg)\n",
        "## Growth\n",
        *(_growth(growth) for growth in report.growths),
        "## Hard inputs\n",
        _hard(report.hard),
        "## Stages\n",
        _stages(report.stages),
        "## Threads\n",
        _threads(report.threads),
        _notes(report.notes),
    ]
    return "\n".join(section for section in sections if section)


def _introduction(machine: Machine, command: str) -> str:
    return (
        f"Written by `{command}` on {machine.date}, at commit {machine.commit}; README.md says how to read it.\n\n"
        f"{machine.processor}, {machine.cores} cores, {machine.memory / 1e9:.0f} GB; {machine.system}; "
        f"Swift {machine.swift}, ICU {machine.icu}, Python {machine.python}.\n"
    )


def _requirements(requirements: list[Requirement]) -> str:
    marks = {True: "met", False: "**not met**", None: "not measured"}
    rows = [[required.title, required.measured, marks[required.met]] for required in requirements]
    return table(["requirement", "measured", ""], rows, numbers_from=3)


def _comparison(comparison: Comparison) -> str:
    title = (
        f"### {comparison.workload}\n\n"
        f"{comparison.utterances:,} utterances, of which {comparison.unmatched:,} match nothing.\n"
    )
    header = ["peer", "time an utterance", "times Parlance's", "least … most", "p99", "right", "memory", "start"]
    rows = [_peer(peer) for peer in comparison.peers]
    return "\n".join([title, table(header, rows), _wrong(comparison)])


def _peer(peer: PeerResult) -> list[str]:
    name = f"{peer.name} {peer.version}" if peer.version[:1].isdigit() else peer.name
    if peer.failure:
        return [name, peer.failure, *["–"] * 6]
    spread = f"{times(peer.ratio.least)} … {times(peer.ratio.greatest)}" if peer.ratio else "–"
    return [
        name,
        duration(peer.nanoseconds) if peer.nanoseconds else "–",
        times(peer.ratio.median) if peer.ratio else "–",
        spread,
        duration(_percentile(peer.each, 99)) if peer.each else "–",
        _right(peer),
        memory(peer.memory) if peer.memory else "–",
        duration(peer.startup * 1e9) if peer.startup else "–",
    ]


def _percentile(values: list[int], percent: int) -> int:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _right(peer: PeerResult) -> str:
    if peer.right is None or not peer.known:
        return "–"
    return f"{peer.right:,} of {peer.known:,}" + (" names" if peer.names_only else "")


def _wrong(comparison: Comparison) -> str:
    if not comparison.wrong:
        return ""
    lines = [f"Right by a peer, not by Parlance ({len(comparison.wrong)}):\n"]
    for wrong in comparison.wrong[:LISTED_AT_MOST]:
        who = ", ".join(wrong.peers)
        lines.append(f"- “{wrong.text}” ({who}): `{wrong.answer}`, expected `{wrong.expected}`")
    return "\n".join(lines) + "\n"


def _growth(growth: Growth) -> str:
    sizes = sorted({size for times_by_size in growth.times.values() for size in times_by_size})
    rows = [_growth_row(growth, peer, sizes) for peer in growth.times]
    header = ["peer", *(f"{size:,}" for size in sizes), "exponent"]
    parts = [
        f"### Time an utterance against {growth.axis}\n",
        table(header, rows),
        _fit(growth),
        _cost(growth),
        *(f"{peer} was stopped at {why}.\n" for peer, why in growth.stopped.items()),
        f"![Time against {growth.axis}](Plots/{growth.axis}.svg)\n",
    ]
    return "\n".join(part for part in parts if part)


def _growth_row(growth: Growth, peer: str, sizes: list[int]) -> list[str]:
    measured = growth.times[peer]
    exponent = growth.exponent(peer)
    cells = [duration(measured[size]) if size in measured else "–" for size in sizes]
    return [peer, *cells, "–" if exponent is None else f"{exponent:.2f}"]


def _fit(growth: Growth) -> str:
    right = sum(right for right, _ in growth.right.values())
    known = sum(known for _, known in growth.right.values())
    parts = [f"Parlance gets {right:,} of {known:,} right."]
    if growth.axis == "words":
        constant, slope = growth.line("parlance")
        parts.append(f"Its time is about {duration(constant)} + {duration(slope)} a word.")
    elif growth.largest_to_smallest:
        spread = growth.largest_to_smallest
        parts.append(
            f"The largest takes it {times(spread.median)} the time of the smallest "
            f"({times(spread.least)} … {times(spread.greatest)})."
        )
    return " ".join(parts) + "\n"


def _cost(growth: Growth) -> str:
    """Memory and start by size, of the axes on which they change."""
    if growth.axis == "words":
        return ""
    header = ["parlance", *(f"{size:,}" for size in growth.memory)]
    rows = [
        ["peak memory", *(memory(size) for size in growth.memory.values())],
        ["start", *(duration(seconds * 1e9) for seconds in growth.startup.values())],
    ]
    return table(header, rows)


def _hard(results: list[HardResult]) -> str:
    peers = list(dict.fromkeys(peer for result in results for peer in result.times))
    rows = [[result.title, str(result.words), *(_hard_cell(result, peer) for peer in peers)] for result in results]
    note = "The fastest time of each. `✗`: the answer is wrong. “> 1 s”: stopped.\n"
    return table(["input", "words", *peers], rows) + "\n" + note


def _hard_cell(result: HardResult, peer: str) -> str:
    time = result.times.get(peer, "–")
    if isinstance(time, str):
        return time
    return duration(time) + ("" if result.right[peer] else " ✗")


def _stages(stages: StageTable | None) -> str:
    if stages is None:
        return "Not measured.\n"
    header = ["workload", "stage", "mean", *(f"p{percent}" for percent in PERCENTILES[:-1]), "most"]
    rows = [
        [row.workload, row.stage, duration(row.mean), *(duration(time) for time in row.nanoseconds)]
        for row in stages.rows
    ]
    note = "Over the fastest time of each utterance.\n"
    return "\n".join([table(header, rows, numbers_from=2), note, stages.exported or ""])


def _threads(threads: ThreadsResult | None) -> str:
    if threads is None:
        return "Not measured.\n"
    rows = [
        [str(count), f"{throughput:,.0f}", f"{threads.processors[count]:.2f}"]
        for count, throughput in threads.throughput.items()
    ]
    gain = threads.gain
    note = (
        f"Two threads do {times(gain.median)} of what one does ({times(gain.least)} … {times(gain.greatest)}), "
        "round by round; two processes that share nothing do "
        f"{times(threads.processes.median)} ({times(threads.processes.least)} … {times(threads.processes.greatest)}).\n"
    )
    return table(["threads", "utterances a second", "processors they had"], rows) + "\n" + note


def _notes(notes: list[str]) -> str:
    return "## Left out\n\n" + "\n".join(f"- {note}" for note in notes) + "\n" if notes else ""
