"""Measures all peers on one workload, side by side."""

from contextlib import ExitStack
from pathlib import Path
from statistics import median

from ..Cases.case import Case
from ..Cases.workload import Workload
from ..progress import say
from ..Results.comparison import Comparison
from ..Results.judge import Answer, has_found, is_right
from ..Results.peer_result import PeerResult
from ..Results.spread import Spread
from ..Results.wrong import Wrong
from .errors import PeerError
from .peer import Peer
from .process import PeerProcess
from .race import Lane, Race

PARLANCE = "parlance"
STARTS = 3
SLOW_START = 5.0
"""Seconds; a peer that takes longer to start is started only once."""
EACH = 2_000_000_000
"""Nanoseconds for measuring each utterance separately."""


class Comparing:
    """One workload and its peers."""

    def __init__(self, workload: Workload, peers: list[Peer], scratch: Path, core: str) -> None:
        self.workload = workload
        self.path = workload.write(scratch)
        self.core = core
        self.peers = [peer for peer in peers if peer.takes(workload)]
        self.results = {
            peer.name: PeerResult(peer.name, peer.title, failure=peer.missing)
            for peer in self.peers
        }
        self.answers: dict[str, list[Answer]] = {}

    def run(self, rounds: int) -> Comparison:
        """Starts all peers, gets their answers, and measures them in turns."""
        say(f"{self.workload.name}: {len(self.workload.cases)} utterances")
        with ExitStack() as stack:
            lanes = {peer.name: lane for peer in self.peers if (lane := self._lane(peer, stack))}
            race = Race(lanes)
            race.run(rounds)
            for name, lane in lanes.items():
                self._finish(self.results[name], lane, race)
        unmatched = sum(answer is None for answer in self.answers.get(PARLANCE, []))
        results = list(self.results.values())
        return Comparison(
            self.workload.name, len(self.workload.cases), unmatched, results, self._wrong()
        )

    def _lane(self, peer: Peer, stack: ExitStack) -> Lane | None:
        """A peer that is ready to be measured; None if that is impossible, and the result has the reason."""
        result = self.results[peer.name]
        result.names_only = peer.names_only
        if peer.missing:
            return None
        try:
            process = stack.enter_context(self._started(peer, result))
            result.version = process.version
            if peer.answers:
                self._judge(peer, process, result)
            return Lane.warmed_up(process, len(self.workload.cases))
        except PeerError as error:
            say(f"  {peer.name}: {error}")
            result.failure = str(error)
            return None

    def _started(self, peer: Peer, result: PeerResult) -> PeerProcess:
        """Starts it several times, and keeps the last process."""
        startups: list[float] = []
        while True:
            process = PeerProcess(peer, self.path, self.core)
            startups.append(process.startup)
            if len(startups) == STARTS or process.startup > SLOW_START:
                result.startup = median(startups)
                return process
            process.close()

    def _judge(self, peer: Peer, process: PeerProcess, result: PeerResult) -> None:
        answers: list[Answer] = process.ask("answers")["answers"]
        self.answers[peer.name] = answers
        pairs = zip(self.workload.cases, answers, strict=True)
        if peer.names_only:
            found = [has_found(self._names(case), case, answer) for case, answer in pairs]
            judged = [right for right in found if right is not None]
        else:
            asked = [(case, answer) for case, answer in pairs if case.known or case.intent]
            judged = [is_right(case, answer) for case, answer in asked]
            result.refused = sum(answer is None and bool(case.intent) for case, answer in asked)
            result.borrowed = not self.workload.known
        result.right, result.known = sum(judged), len(judged)

    def _names(self, case: Case) -> list[str]:
        """The values of names in the home of the case."""
        if case.lists is None:
            return []
        names = self.workload.lists[case.lists].get("name", {"values": []})
        return [value["out"] for value in names["values"]]

    def _finish(self, result: PeerResult, lane: Lane, race: Race) -> None:
        result.nanoseconds = race.median(result.name)
        if PARLANCE in race.times:
            result.ratio = Spread.of(race.ratios(result.name, PARLANCE))
        whole = result.nanoseconds * len(self.workload.cases)
        rounds = min(200, max(1, int(EACH / whole / 2)))
        try:
            result.each = lane.process.ask("each", rounds=rounds)["nanoseconds"]
            result.memory = lane.process.ask("memory")["bytes"]
        except PeerError as error:
            say(f"  {result.name}: {error}")

    def _wrong(self) -> list[Wrong]:
        """Utterances that a peer answers rightly and Parlance does not, without peers that only find names, and without
        misspelt utterances, of which no peer can answer all.
        """
        finders = {peer.name for peer in self.peers if peer.names_only}
        peers = [name for name in self.answers if name not in finders]
        wrong: list[Wrong] = []
        for index, case in enumerate(self.workload.cases):
            if not case.known or case.edits or PARLANCE not in self.answers:
                continue
            right = [name for name in peers if is_right(case, self.answers[name][index])]
            if right and PARLANCE not in right:
                expected = {"intent": case.intent, "slots": case.slots}
                wrong.append(Wrong(case.text, right, expected, self.answers[PARLANCE][index]))
        return wrong
