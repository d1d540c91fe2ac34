"""Home Assistant's intents, in any of their forms."""

from pathlib import Path

from ..errors import InputError
from . import checkout, converted
from .home import home
from .workload import Workload

FORMS = (
    "a checkout of Home Assistant's intents (sentences/<language>, tests/<language>), "
    "an unpacked home-assistant-intents of PyPI (data/<language>.json), "
    "or a folder with <language>/grammar.json, homes.json and tests.jsonl"
)


def collection(folder: Path, language: str, homes: Path, scratch: Path) -> list[Workload]:
    """The workloads that a collection makes; the first of them says what is right.

    `homes` has our own homes, for collections without; `scratch` is where grammars may be written.
    Raises InputError where `folder` has none of the forms, or not the language.
    """
    if (folder / language / "grammar.json").exists():
        return converted.workloads(folder / language)
    if (folder / "sentences" / language).is_dir():
        return [checkout.workload(folder, language, scratch)]
    for data in (folder / "data", folder / "home_assistant_intents" / "data"):
        if (data / f"{language}.json").exists():
            return [home(data / f"{language}.json", _home(homes, language))]
    raise InputError(f"no collection for '{language}' in {folder}; what is taken is {FORMS}")


def _home(homes: Path, language: str) -> Path:
    if (homes / language).is_dir():
        return homes / language
    known = ", ".join(sorted(folder.name for folder in homes.iterdir() if folder.is_dir()))
    raise InputError(f"there is no home for '{language}' in {homes}, only for {known}")
