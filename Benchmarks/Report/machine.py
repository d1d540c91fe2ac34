"""The machine and the software of the measurement."""

import os
import platform
import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True)
class Machine:
    """The facts that a reader needs to compare numbers."""

    processor: str
    cores: int
    memory: int
    """Bytes."""
    system: str
    swift: str
    icu: str
    python: str
    commit: str
    date: str

    @classmethod
    def here(cls, root: Path) -> "Machine":
        """This machine, and the commit that is checked out at `root`."""
        return cls(
            processor=_field(Path("/proc/cpuinfo"), "model name") or platform.machine(),
            cores=len(os.sched_getaffinity(0)),
            memory=os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"),
            system=_system(),
            swift=_swift(),
            icu=_output(["dpkg-query", "--show", "--showformat=${Version}", "libicu-dev"]),
            python=platform.python_version(),
            commit=_commit(root),
            date=datetime.now(UTC).strftime("%Y-%m-%d"),
        )


def _field(path: Path, name: str) -> str | None:
    found = re.search(rf"^{name}\s*:\s*(.*)$", path.read_text("utf-8"), re.MULTILINE)
    return found.group(1) if found else None


def _system() -> str:
    return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, Linux {platform.release()}"


def _swift() -> str:
    found = re.search(r"Swift version (\S+)", _output(["swift", "--version"]))
    return found.group(1) if found else "unknown"


def _commit(root: Path) -> str:
    """Marked if measured files differ from the commit."""
    commit = _output(["git", "-C", str(root), "rev-parse", "--short", "HEAD"])
    measured = ["Sources", "Package.swift", "Grammars", "Corpus", "Benchmarks/Sources"]
    changed = _output(["git", "-C", str(root), "status", "--porcelain", "--", *measured])
    return f"{commit}, with changes" if changed not in ("", "unknown") else commit


def _output(command: list[str]) -> str:
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return run.stdout.strip()
