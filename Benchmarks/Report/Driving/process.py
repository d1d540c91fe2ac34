"""A peer at work."""

import json
import os
import selectors
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from .errors import PeerError, PeerTimeout
from .peer import Peer

READY = 60.0
"""The maximum number of seconds for a peer to start."""
PATIENCE = 120.0
"""The maximum number of seconds for an answer."""
CHUNK = 1 << 16


class PeerProcess:
    """A peer that has loaded a workload: one question a line, one answer a line."""

    def __init__(self, peer: Peer, workload: Path, cores: str, patience: float = READY) -> None:
        """Starts the peer on `cores`, a list such as "0,1", and waits until it is ready.

        Raises PeerError if it can't, PeerTimeout if it is not ready within `patience` seconds.
        """
        self.peer = peer
        self._pending = b""
        self._complaints = tempfile.TemporaryFile()
        start = time.perf_counter()
        self._process = subprocess.Popen(
            _pinned(peer.start_command(workload), cores),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env={**os.environ, **peer.environment},
        )
        ready = self.receive(patience)
        self.startup = time.perf_counter() - start
        """Seconds from the start to the first parsed utterance."""
        self.version = str(ready.get("version", "unknown"))

    def ask(self, command: str, patience: float = PATIENCE, **arguments: Any) -> dict[str, Any]:
        """The answer of the peer to a command with its arguments.

        Raises PeerError if it fails, PeerTimeout if it takes more than `patience` seconds; either
        ends it.
        """
        self.send(command, **arguments)
        return self.receive(patience)

    def send(self, command: str, **arguments: Any) -> None:
        """Puts a command that `receive` gets the answer to.

        Raises PeerError if the peer has ended.
        """
        line = json.dumps({"command": command, **arguments}) + "\n"
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            raise PeerError(f"{self.peer.name} has ended") from None

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The answer to the last command; raises like `ask`."""
        line = self._line(patience)
        try:
            answer = json.loads(line)
        except ValueError as error:
            self.close()
            raise PeerError(f"{self.peer.name} answered {line[:80]!r}, which is no JSON") from error
        if "error" in answer:
            self.close()
            raise PeerError(answer["error"])
        return answer

    def nanoseconds(self, rounds: int, patience: float = PATIENCE) -> int:
        """The time for all cases, `rounds` times."""
        return int(self.ask("run", patience, rounds=rounds)["nanoseconds"])

    def close(self) -> None:
        """Ends the peer."""
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> "PeerProcess":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _line(self, patience: float) -> bytes:
        """Waits at most `patience` seconds for a whole line."""
        assert self._process.stdout is not None
        deadline = time.perf_counter() + patience
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._pending:
                if not selector.select(max(0.0, deadline - time.perf_counter())):
                    self.close()
                    raise PeerTimeout(patience)
                self._receive()
        line, _, self._pending = self._pending.partition(b"\n")
        return line

    def _receive(self) -> None:
        assert self._process.stdout is not None
        received = os.read(self._process.stdout.fileno(), CHUNK)
        if not received:
            self.close()
            raise PeerError(self._last_complaint() or f"ended with {self._process.returncode}")
        self._pending += received

    def _last_complaint(self) -> str:
        """The last line on standard error that mentions an error, or the last line."""
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines() or [""]
        return next((line for line in reversed(lines) if "rror" in line), lines[-1]).strip()


def _pinned(command: list[str], cores: str) -> list[str]:
    return ["taskset", "--cpu-list", cores, *command]
