"""What ends a run."""

import sys


class InputError(Exception):
    """Something that was given is wrong; the message says where, what, and what to do."""


def fail(error: InputError) -> int:
    """Says what is wrong; returns the exit code for it."""
    print(f"error: {error}", file=sys.stderr)
    return 2
