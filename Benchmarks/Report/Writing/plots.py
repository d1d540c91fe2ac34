"""The plots, as SVG."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")

import numpy  # noqa: E402
from matplotlib import pyplot  # noqa: E402
from matplotlib.axes import Axes  # noqa: E402
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter  # noqa: E402

from ..Results.comparison import Comparison  # noqa: E402
from ..Results.growth import Growth  # noqa: E402
from ..Results.report import Report  # noqa: E402

COLORS = {
    "parlance": "#d1495b",
    "bytes": "#b8b8b8",
    "icu": "#6b6b6b",
    "re2": "#00798c",
    "naive": "#edae49",
    "hassil": "#30638e",
    "parlance.hassil": "#e08e79",
    "gazetteer-matcher": "#7b4b94",
    "snips": "#66a182",
    "recognizers-text": "#30638e",
    "dateparser": "#00798c",
    "quantulum3": "#edae49",
}
"""The same colour for a peer in all plots."""
UNITS = {1e0: "1 ns", 1e1: "10 ns", 1e2: "100 ns", 1e3: "1 µs", 1e4: "10 µs", 1e5: "100 µs"}
UNITS |= {1e6: "1 ms", 1e7: "10 ms", 1e8: "100 ms", 1e9: "1 s", 1e10: "10 s"}
SIZE = (7.5, 4.2)
SETTINGS: dict[Any, Any] = {
    # Without dates and random names a plot changes only with its numbers.
    "svg.hashsalt": "parlance",
    # Text stays text.
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.minor.size": 0,
    "ytick.minor.size": 0,
}


def write(report: Report, folder: Path) -> None:
    """Writes all plots that have data; creates the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(SETTINGS):
        for growth in report.growths:
            _growth(growth, folder / f"{growth.axis}.svg")
        if report.comparisons:
            _peers(report.comparisons, folder / "peers.svg")
            _percentiles(report.comparisons, folder / "percentiles.svg")


@contextmanager
def _figure(path: Path, columns: int, size: tuple[float, float]) -> Iterator[list[Axes]]:
    """A row of plots, each of `size` in inches, that is written to `path` at the end."""
    whole = (size[0] * columns, size[1])
    figure, axes = pyplot.subplots(1, columns, figsize=whole, squeeze=False, layout="constrained")
    yield list(axes[0])
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)


def _time_axis(axes: Axes, which: str = "y") -> None:
    axis = axes.yaxis if which == "y" else axes.xaxis
    axes.set(**{f"{which}scale": "log", f"{which}label": "time an utterance (log scale)"})
    axis.set_major_locator(LogLocator(base=10, numticks=12))
    axis.set_major_formatter(FuncFormatter(lambda value, _: UNITS.get(float(f"{value:.0e}"), "")))
    axis.set_minor_formatter(NullFormatter())
    axes.grid(axis=which, color="#dddddd", linewidth=0.6)  # type: ignore[arg-type]
    axes.set_axisbelow(True)


def _growth(growth: Growth, path: Path) -> None:
    with _figure(path, 1, SIZE) as (axes,):
        for peer, measured in growth.times.items():
            if measured:
                _line(axes, peer, list(measured), list(measured.values()))
        axes.set(xscale="log", xlabel=f"{growth.axis} (log scale)")
        axes.set_title(f"Time against {growth.axis}")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
        _time_axis(axes)
        axes.legend(frameon=False)


def _line(axes: Axes, peer: str, sizes: list[int], nanoseconds: list[float]) -> None:
    width = 2.2 if peer == "parlance" else 1.4
    axes.plot(
        sizes,
        nanoseconds,
        marker="o",
        markersize=4,
        color=COLORS[peer],
        linewidth=width,
        label=peer,
    )


def _peers(comparisons: list[Comparison], path: Path) -> None:
    with _figure(path, len(comparisons), (4.6, 3.4)) as figure:
        for axes, comparison in zip(figure, comparisons):
            measured = [peer for peer in comparison.peers if peer.nanoseconds]
            measured.sort(key=lambda peer: -(peer.nanoseconds or 0))
            names = [peer.name for peer in measured]
            spent = [peer.nanoseconds or 0 for peer in measured]
            axes.barh(names, spent, color=[COLORS[name] for name in names])
            axes.set_title(comparison.workload)
            _time_axis(axes, "x")


def _percentiles(comparisons: list[Comparison], path: Path) -> None:
    with _figure(path, len(comparisons), (4.6, 3.8)) as figure:
        for axes, comparison in zip(figure, comparisons):
            for peer in comparison.peers:
                if peer.each:
                    percents = numpy.linspace(0, 100, len(peer.each))
                    axes.plot(percents, sorted(peer.each), color=COLORS[peer.name], label=peer.name)
            axes.set(title=comparison.workload, xlabel="percent of the utterances")
            _time_axis(axes)
        _legend_below(figure)


def _legend_below(row: list[Axes]) -> None:
    """One legend for all plots of a row."""
    lines = [axes.get_legend_handles_labels() for axes in row]
    by_name = {name: line for found, names in lines for name, line in zip(names, found)}
    whole = row[0].get_figure(root=True)
    assert whole is not None
    whole.legend(
        by_name.values(), by_name, loc="outside lower center", ncols=len(by_name), frameon=False
    )
