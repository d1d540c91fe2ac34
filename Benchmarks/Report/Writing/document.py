"""RESULTS.md."""

from ..machine import Machine
from ..Results.report import Report
from ..Results.requirement import Requirement
from .growth_section import growth_section
from .hard_section import hard_section
from .peers_section import peers_section
from .program_section import program_section
from .stages_section import stages_section
from .table import table
from .threads_section import threads_section


def document(
    report: Report, requirements: list[Requirement], machine: Machine, command: str
) -> str:
    """The whole report."""
    sections = [
        "# Results\n",
        _introduction(machine, command),
        "## What it must show\n",
        _requirements(requirements),
        "## Peers\n",
        *(peers_section(comparison) for comparison in report.comparisons),
        "![Time an utterance, by peer](Plots/peers.svg)\n",
        "![Time an utterance, by percentile](Plots/percentiles.svg)\n",
        "## Growth\n",
        *(growth_section(growth) for growth in report.growths),
        "## Hard inputs\n",
        hard_section(report.hard),
        "## Stages\n",
        stages_section(report.stages),
        "## Instructions and size\n",
        program_section(report.program),
        "## Threads\n",
        threads_section(report.threads),
        _notes(report.notes),
    ]
    return "\n".join(section for section in sections if section)


def _introduction(machine: Machine, command: str) -> str:
    return (
        f"Written by `{command}` on {machine.date}, at commit {machine.commit}; "
        "README.md says how to read it.\n\n"
        f"{machine.processor}, {machine.cores} cores, {machine.memory / 1e9:.0f} GB; "
        f"{machine.system}; "
        f"Swift {machine.swift}, ICU {machine.icu}, Python {machine.python}.\n"
    )


def _requirements(requirements: list[Requirement]) -> str:
    marks = {True: "met", False: "**not met**", None: "not measured"}
    rows = [[required.title, required.measured, marks[required.met]] for required in requirements]
    return table(["requirement", "measured", ""], rows, numbers_from=3)


def _notes(notes: list[str]) -> str:
    return "## Left out\n\n" + "\n".join(f"- {note}" for note in notes) + "\n" if notes else ""
