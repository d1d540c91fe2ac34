"""Progress messages on standard error."""

import sys
import time

_start = time.monotonic()


def say(message: str) -> None:
    """Writes a line, with the seconds since the start."""
    print(f"[{time.monotonic() - _start:5.0f} s] {message}", file=sys.stderr, flush=True)
