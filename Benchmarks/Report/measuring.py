"""The whole run."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from .Cases.collection import collection
from .Cases.entities import entities
from .Cases.hard import HARD_INPUTS
from .Cases.many_names import many_names
from .Cases.many_templates import many_templates
from .Cases.many_words import many_words
from .Cases.misspelt import misspelt
from .Cases.nonmatches import nonmatches
from .Cases.own import own
from .Cases.workload import Workload
from .Driving import hard, instructions, stages, threads
from .Driving.comparing import Comparing
from .Driving.cores import Cores
from .Driving.errors import PeerError
from .Driving.growing import Growing
from .Driving.peer import Peer
from .options import BENCHMARKS, ROOT, Options
from .peers import all_peers, entity_peers
from .progress import say
from .Results.report import Report
from .Results.stage_table import StageTable

GROWING: dict[str, tuple[list[int], Callable[[int, Path], Workload]]] = {
    "names": ([100, 1_000, 10_000, 100_000], many_names),
    "words": ([1, 5, 10, 20, 50, 100, 200], many_words),
    "templates": ([10, 100, 1_000, 10_000], many_templates),
}

QUICK_STEP = 5
"""With --quick, one of so many utterances is measured."""


class Measuring:
    """One run, part by part; each part adds to the report."""

    def __init__(self, options: Options, scratch: Path) -> None:
        self.options = options
        self.scratch = scratch
        self.cores = Cores.choose()
        self.peers = all_peers(options)
        self.report = Report()

    def run(self) -> Report:
        """Raises InputError for invalid arguments."""
        workloads = [self._sample(workload) for workload in self._workloads()]
        self.cores.pin_driver()
        self._compare(workloads)
        self._entities()
        self._grow()
        self._hard()
        self._attempt("stages", lambda: self._stages(workloads))
        if not self.options.quick:
            self._attempt("instructions", lambda: self._instructions(workloads))
        self._attempt("threads", lambda: self._threads(workloads[0]))
        self._note_missing()
        return self.report

    @property
    def _parlance(self) -> Peer:
        return self.peers[0]

    def _workloads(self) -> list[Workload]:
        mine = own(ROOT)
        folder = self.options.collection or _installed()
        if folder is None:
            self.report.notes.append("the collection: home-assistant-intents is not installed")
            return [mine, nonmatches(mine)]
        homes = BENCHMARKS / "Homes"
        given = collection(folder, self.options.language, homes, self.scratch)
        return [mine, *given, misspelt(given[0]), nonmatches(mine)]

    def _sample(self, workload: Workload) -> Workload:
        return workload.every(QUICK_STEP) if self.options.quick else workload

    def _compare(self, workloads: list[Workload]) -> None:
        for workload in workloads:
            comparing = Comparing(workload, self.peers, self.scratch, self.cores.peers)
            self.report.comparisons.append(comparing.run(self.options.rounds))

    def _entities(self) -> None:
        workload = self._sample(entities(self.options.texts, self.scratch))
        peers = entity_peers(self.options.peer)
        comparing = Comparing(workload, peers, self.scratch, self.cores.peers)
        self.report.comparisons.append(comparing.run(self.options.rounds))

    def _grow(self) -> None:
        for axis, (sizes, make) in GROWING.items():
            growing = Growing(axis, sizes, make, self.scratch, self.cores.peers)
            self._attempt(axis, lambda: self._add(growing, axis))

    def _add(self, growing: Growing, axis: str) -> None:
        others = [peer for peer in self.peers[1:] if peer.name != "bytes"]
        able = [peer for peer in others if axis == "names" or not peer.names_only]
        growth = growing.run(self._parlance, able, self.options.rounds)
        self.report.growths.append(growth)

    def _hard(self) -> None:
        say("hard inputs")
        for given in HARD_INPUTS:
            result = hard.measure(given, self.peers, self.scratch, self.cores.peers)
            self.report.hard.append(result)

    def _stages(self, workloads: list[Workload]) -> None:
        say("stages")
        exported = self.options.stages
        text = exported.read_text("utf-8") if exported and exported.is_file() else None
        self.report.stages = StageTable(exported=text)
        for workload in workloads:
            path = workload.write(self.scratch)
            rows = stages.measure(self._parlance, path, workload.name, self.cores.peers)
            self.report.stages.rows += rows

    def _instructions(self, workloads: list[Workload]) -> None:
        matched = [workload for workload in workloads if workload.known]
        self.report.program = instructions.measure(
            self.options.peer, matched, self.scratch, self.cores.all
        )

    def _threads(self, workload: Workload) -> None:
        path = workload.write(self.scratch)
        self.report.threads = threads.measure(
            self._parlance, path, self.cores.all, self.options.rounds
        )

    def _attempt(self, part: str, measure: Callable[[], None]) -> None:
        """Records a part that can't be measured, and continues with the others."""
        try:
            measure()
        except PeerError as error:
            say(f"  {part}: {error}")
            self.report.notes.append(f"{part}: {error}")

    def _note_missing(self) -> None:
        missing = [f"{peer.name}: {peer.missing}" for peer in self.peers if peer.missing]
        self.report.notes += missing


def _installed() -> Path | None:
    """The folder of the installed home-assistant-intents."""
    found = find_spec("home_assistant_intents")
    return Path(found.origin).parent if found and found.origin else None
