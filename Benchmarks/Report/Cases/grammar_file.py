"""Generated grammars."""

import json
from pathlib import Path
from typing import Any


def grammar(templates: dict[str, list[str]]) -> dict[str, Any]:
    """A grammar of the templates of each intent, with a list of numbers."""
    intents = {name: {"data": [{"sentences": texts}]} for name, texts in templates.items()}
    lists = {"number": {"range": {"from": 1, "to": 20}}}
    return {"language": "en", "intents": intents, "lists": lists}


def write(scratch: Path, name: str, content: dict[str, Any]) -> Path:
    """Writes a grammar; returns the path of the file."""
    path = scratch / f"{name}.grammar.json"
    path.write_text(json.dumps(content), "utf-8")
    return path
