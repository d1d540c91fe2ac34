"""Errors that end a run."""

import sys


class InputError(Exception):
    """An invalid argument or file; the message has place, problem and solution."""


def fail(error: InputError) -> int:
    """Prints the error; returns its exit code."""
    print(f"error: {error}", file=sys.stderr)
    return 2
