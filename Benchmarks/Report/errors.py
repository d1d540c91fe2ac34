"""What ends a run."""


class InputError(Exception):
    """Something that was given is wrong; the message says where, what, and what to do."""
