"""`python -m Report`, run from the folder of the benchmarks; `Benchmarks/run` installs the requirements."""

import sys
import tempfile
from pathlib import Path

from .errors import InputError, fail
from .machine import Machine
from .measuring import Measuring
from .options import ROOT, Options
from .progress import say
from .requirements_met import requirements
from .Writing import numbers, plots
from .Writing.document import document


def main() -> int:
    """Measures and writes; the exit code is 1 if a requirement is not met."""
    options = Options.parse()
    options.require_peer()
    machine = Machine.here(ROOT)
    with tempfile.TemporaryDirectory(prefix="parlance-benchmarks-") as scratch:
        report = Measuring(options, Path(scratch)).run()
    required = requirements(report)
    output = options.output
    output.mkdir(parents=True, exist_ok=True)
    text = document(report, required, machine, options.command)
    (output / "RESULTS.md").write_text(text, "utf-8")
    plots.write(report, output / "Plots")
    if options.format == "json":
        numbers.write(output / "results.json", report, required, machine)
    say(f"wrote {output / 'RESULTS.md'}")
    for requirement in required:
        mark = {True: "met", False: "NOT MET", None: "not measured"}[requirement.met]
        say(f"{mark}: {requirement.title}: {requirement.measured}")
    return 1 if any(requirement.met is False for requirement in required) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except InputError as error:
        sys.exit(fail(error))
