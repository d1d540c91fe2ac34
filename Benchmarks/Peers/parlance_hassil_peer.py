"""Parlance, called as hassil: the peer of hassil with `parlance.hassil` in the place of the module `hassil`."""

import pkgutil
import sys
from importlib import import_module

import parlance.hassil
from peer import serve

sys.modules["hassil"] = parlance.hassil
for module in pkgutil.iter_modules(parlance.hassil.__path__):
    sys.modules[f"hassil.{module.name}"] = import_module(f"parlance.hassil.{module.name}")

from hassil_peer import HassilPeer  # noqa: E402

if __name__ == "__main__":
    HassilPeer.version = parlance.__version__
    serve(HassilPeer)
