"""The peers on a workload."""

from ..Results.comparison import Comparison
from ..Results.peer_result import PeerResult
from .quantities import duration, memory, times
from .table import table

LISTED_AT_MOST = 100
"""The maximum number of utterances that are listed as wrong."""


def peers_section(comparison: Comparison) -> str:
    """All peers side by side, and the utterances that only Parlance answers wrongly."""
    title = (
        f"### {comparison.workload}\n\n"
        f"{comparison.utterances:,} utterances, of which {comparison.unmatched:,} match nothing.\n"
    )
    header = [
        "peer",
        "time an utterance",
        "times Parlance's",
        "least … most",
        "p99",
        "right",
        "memory",
        "start",
    ]
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
    unit = " names" if peer.names_only else " as in its home" if peer.borrowed else ""
    wrong = peer.known - peer.right - (peer.refused or 0)
    refused = f"; {wrong:,} wrong, {peer.refused:,} refused" if peer.refused else ""
    return f"{peer.right:,} of {peer.known:,}{unit}{refused}"


def _wrong(comparison: Comparison) -> str:
    if not comparison.wrong:
        return ""
    lines = [f"Right by a peer, not by Parlance ({len(comparison.wrong)}):\n"]
    for wrong in comparison.wrong[:LISTED_AT_MOST]:
        who = ", ".join(wrong.peers)
        lines.append(f"- “{wrong.text}” ({who}): `{wrong.answer}`, expected `{wrong.expected}`")
    return "\n".join(lines) + "\n"
