"""The reasons why a peer has no measurement."""


class PeerError(Exception):
    """A peer ended, rejected the command, or gave an invalid answer."""


class PeerTimeout(PeerError):
    """A peer exceeded its time limit and was ended."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"took more than {seconds:g} s")
        self.seconds = seconds
