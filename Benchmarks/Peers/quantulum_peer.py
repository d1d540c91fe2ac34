"""quantulum3, which finds numbers with units alone, without its optional classifier."""

import functools
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from quantulum3 import parser

from peer import Answer, Peer, serve
from workload import Case, Workload


class QuantulumPeer(Peer):
    """Its parser of English."""

    version = version("quantulum3")

    def __init__(self, workload: Workload) -> None:
        pass

    def call(self, case: Case) -> Callable[[], Any]:
        return functools.partial(parser.parse, case.text)

    def answer(self, case: Case, result: Any) -> Answer:
        return None


if __name__ == "__main__":
    serve(QuantulumPeer)
