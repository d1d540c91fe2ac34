"""The growth of time."""

from ..Results.growth import Growth
from .quantities import duration, memory, times
from .table import table


def growth_section(growth: Growth) -> str:
    """Time by size, with exponents; memory and start of Parlance."""
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
    """Memory and start by size, for the sizes on which they depend."""
    if growth.axis == "words":
        return ""
    header = ["parlance", *(f"{size:,}" for size in growth.memory)]
    rows = [
        ["peak memory", *(memory(size) for size in growth.memory.values())],
        ["start", *(duration(seconds * 1e9) for seconds in growth.startup.values())],
    ]
    return table(header, rows)
