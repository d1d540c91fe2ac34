"""Counts the instructions of a parse with valgrind's callgrind: the same in every run."""

import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..Cases.workload import Workload
from ..progress import say
from ..Results.program import Program
from .errors import PeerError

FEW = 2
"""Rounds of the shorter of two runs; the difference of the runs excludes preparation and the first rounds."""
PARSES = 1_000
"""The minimum number of additional parses of the longer run."""
PATIENCE = 180.0
"""Seconds for a run."""


def measure(executable: Path, workloads: list[Workload], scratch: Path, cores: str) -> Program:
    """Sizes of the program, and instructions of an utterance by workload; on all of `cores`.

    Raises PeerError where there is no valgrind, or it counts nothing.
    """
    stripped = scratch / "stripped"
    _run(["strip", "--strip-debug", "-o", str(stripped), str(executable)], "")
    program = Program(executable.stat().st_size, stripped.stat().st_size)
    if shutil.which("valgrind") is None:
        raise PeerError("valgrind is not installed")
    for workload in workloads:
        say(f"instructions: {workload.name}")
        path, count = workload.write(scratch), len(workload.cases)
        more = -(-PARSES // count)
        few, many = _counts(stripped, path, [FEW, FEW + more], cores)
        program.instructions[workload.name] = (many - few) / (more * count)
    return program


def _counts(program: Path, workload: Path, rounds: list[int], cores: str) -> list[int]:
    """All at the same time, because other load makes no difference."""
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda number: _count(program, workload, number, cores), rounds))


def _count(program: Path, workload: Path, rounds: int, cores: str) -> int:
    """All instructions of a run, from the start of the program to its end."""
    tool = [
        "taskset",
        "--cpu-list",
        cores,
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
    ]
    asked = json.dumps({"command": "run", "rounds": rounds}) + "\n"
    said = _run([*tool, str(program), "parlance", str(workload)], asked)
    found = re.search(r"Collected : (\d+)", said)
    if found is None:
        raise PeerError(f"valgrind counted nothing: {said[-200:]}")
    return int(found.group(1))


def _run(command: list[str], given: str) -> str:
    """The standard error of the command."""
    # Otherwise the order of Swift's dictionaries differs from run to run.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    try:
        ran = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
            env=environment,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise PeerError(f"{command[0]}: {error}") from error
    return ran.stderr
