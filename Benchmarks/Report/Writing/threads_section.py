"""The threads."""

from ..Results.spread import Spread
from ..Results.threads_result import ThreadsResult
from .quantities import times
from .table import table


def threads_section(threads: ThreadsResult | None) -> str:
    """One thread and two, and the limit of the machine."""
    if threads is None:
        return "Not measured.\n"
    rows = [
        [str(count), f"{throughput:,.0f}", f"{threads.processors[count]:.2f}"]
        for count, throughput in threads.throughput.items()
    ]
    note = (
        f"Two threads do {_spread(threads.gain)} what one does, round by round; "
        f"two processes that share nothing {_spread(threads.processes)}.\n"
    )
    return table(["threads", "utterances a second", "processors they had"], rows) + "\n" + note


def _spread(spread: Spread) -> str:
    return f"{times(spread.median)} ({times(spread.least)} … {times(spread.greatest)})"
