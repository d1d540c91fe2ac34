from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ARTICLE = Path(__file__).parents[2] / "Parlance" / "Parlance.docc" / "FromPython.md"


def test_the_examples_of_the_article(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = ARTICLE.read_text()
    snippets = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    for language, snippet in snippets:
        if language == "yaml":
            (tmp_path / snippet.split("\n")[0].removeprefix("# ")).write_text(snippet)
    examples = "\n".join(snippet for language, snippet in snippets if language == "python")
    test = doctest.DocTestParser().get_doctest(examples, {}, "FromPython", str(ARTICLE), 0)
    output: list[str] = []
    results = doctest.DocTestRunner().run(test, out=output.append)
    assert results.failed == 0, "".join(output)
    assert results.attempted > 20
