"""All numbers, as JSON."""

import json
from dataclasses import asdict
from pathlib import Path

from ..machine import Machine
from ..Results.report import Report
from ..Results.requirement import Requirement


def write(path: Path, report: Report, requirements: list[Requirement], machine: Machine) -> None:
    """Times are in nanoseconds, memory in bytes, starts in seconds."""
    content = {
        "machine": asdict(machine),
        "requirements": [asdict(requirement) for requirement in requirements],
        "report": asdict(report),
    }
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
