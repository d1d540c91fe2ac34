"""The assignment of cores."""

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Cores:
    """One core for all peers, another for the driver; lists as `taskset` takes them."""

    peers: str
    driver: str
    all: str

    @classmethod
    def choose(cls) -> "Cores":
        """The last core that this process may use for the peers, the first for the driver."""
        usable = [str(core) for core in sorted(os.sched_getaffinity(0))]
        return cls(peers=usable[-1], driver=usable[0], all=",".join(usable))

    def pin_driver(self) -> None:
        """Keeps this process on the driver's core."""
        os.sched_setaffinity(0, {int(self.driver)})
