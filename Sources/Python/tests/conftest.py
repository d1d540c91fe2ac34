from __future__ import annotations

import pytest

from parlance import Parser

KITCHEN = """
language: en
intents:
  Brew:
    data:
      - sentences: ["(make|brew) [me] [{n}] <cup> of {drink}", "I need {drink} [now]", "brew something"]
lists:
  drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}]}
  n: {range: {from: 1, to: 12}}
expansion_rules: {cup: "[a] (cup[s]|mug[s])"}
skip_words: [please]
messages:
  Brew:
    drink.value: Which drink?
    drink.choose: "{candidates}?"
    response.success: "Ready in {minutes} minutes."
"""


@pytest.fixture(scope="session")
def parser() -> Parser:
    return Parser(text=KITCHEN, name="kitchen.yaml")
