"""The project's home and utterances, for a collection without tests."""

from pathlib import Path
from typing import Any

import yaml

from ..errors import InputError
from . import corpus
from .plain_loader import PlainLoader
from .workload import Workload, name_values

PREFER = "name"


def home(grammar: Path, homes: Path) -> Workload:
    """The grammar at `grammar`, with the home and the utterances in the folder `homes`.

    Raises InputError where there are none.
    """
    lists = _lists(homes / "home.yaml")
    cases = corpus.read([homes / "utterances.yaml"], lists=0, prefer=PREFER)
    return Workload("collection", homes.name, [grammar], cases, [lists])


def _lists(path: Path) -> dict[str, Any]:
    try:
        content = yaml.load(path.read_text("utf-8"), PlainLoader)
    except (OSError, yaml.YAMLError) as error:
        raise InputError(f"{path} is no home: {error}") from error
    names = [
        value
        for domain, devices in content["devices"].items()
        for device in devices
        for value in _values(device, domain)
    ]
    return {
        "name": {"values": names},
        "area": name_values(content["areas"]),
        "floor": name_values(content["floors"]),
    }


def _values(device: str | dict[str, Any], domain: str) -> list[dict[str, Any]]:
    """A device under its name and under each of its aliases."""
    name = device if isinstance(device, str) else device["name"]
    aliases = [] if isinstance(device, str) else device["aliases"]
    return [{"in": text, "out": name, "context": {"domain": domain}} for text in [name, *aliases]]
