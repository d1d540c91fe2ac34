"""Why a peer gave no number."""


class PeerError(Exception):
    """A peer ended, said that it can't do it, or answered with something else than asked for."""


class PeerTimeout(PeerError):
    """A peer took longer than it was given; it has been ended."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"took more than {seconds:g} s")
        self.seconds = seconds
