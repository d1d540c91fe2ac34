"""The loop that all peers in Python share: commands in, measurements out, a JSON line each."""

import json
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from workload import Case, Workload

Answer = dict[str, Any] | None
"""`{"intent": …, "slots": {name: value}}`; None if nothing matched."""


class Peer(ABC):
    """A parser that is ready for a workload."""

    version: str

    @abstractmethod
    def __init__(self, workload: Workload) -> None:
        """Reads the grammars and builds all sets of lists."""

    @abstractmethod
    def call(self, case: Case) -> Callable[[], Any]:
        """A function that parses `case`, with all preparation done."""

    @abstractmethod
    def answer(self, case: Case, result: Any) -> Answer:
        """The meaning of a result of that function."""


class Session:
    """A peer at work on its cases."""

    def __init__(self, peer: Peer, cases: list[Case]) -> None:
        self.peer = peer
        self.cases = cases
        self.calls = [peer.call(case) for case in cases]
        self.commands = {
            "run": self.run,
            "each": self.each,
            "answers": self.answers,
            "memory": self.memory,
        }

    def respond(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to one line; an unknown command is answered with an error."""
        command = self.commands.get(request.get("command", ""))
        if command is None:
            return {"error": f"unknown command {request.get('command')!r}"}
        return command(request)

    def run(self, request: dict[str, Any]) -> dict[str, Any]:
        """The total time of all cases, in nanoseconds."""
        rounds, calls = range(request["rounds"]), self.calls
        start = time.perf_counter_ns()
        for _ in rounds:
            for call in calls:
                call()
        return {"nanoseconds": time.perf_counter_ns() - start}

    def each(self, request: dict[str, Any]) -> dict[str, Any]:
        """The minimum time of each case, in nanoseconds; None if one exceeded `limit`."""
        rounds, limit = request["rounds"], request.get("limit", float("inf")) * 1e9
        return {"nanoseconds": [_fastest(call, rounds, limit) for call in self.calls]}

    def answers(self, request: dict[str, Any]) -> dict[str, Any]:
        """The meaning of each case to this peer."""
        pairs = zip(self.cases, self.calls)
        return {"answers": [self.peer.answer(case, call()) for case, call in pairs]}

    def memory(self, request: dict[str, Any]) -> dict[str, Any]:
        """The peak of resident memory, in bytes."""
        status = Path("/proc/self/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
        return {"bytes": int(line.split()[1]) * 1024}


def serve(peer: type[Peer]) -> None:
    """Creates the peer for the workload on the command line, and answers all input."""
    workload = Workload.read(Path(sys.argv[1]))
    made = peer(workload)
    session = Session(made, workload.cases)
    if session.calls:
        session.calls[0]()
    _write({"ready": True, "version": made.version})
    for line in sys.stdin:
        _write(session.respond(json.loads(line)))


def _fastest(call: Callable[[], Any], rounds: int, limit: float) -> int | None:
    fastest: int | None = None
    for _ in range(rounds):
        start = time.perf_counter_ns()
        call()
        elapsed = time.perf_counter_ns() - start
        if elapsed > limit:
            return None
        fastest = elapsed if fastest is None else min(fastest, elapsed)
    return fastest


def _write(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False), flush=True)
