"""Microsoft's Recognizers-Text for Python: all recognizers of English, one after the other, as its suite has them."""

import datetime
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from recognizers_choice import recognize_boolean
from recognizers_date_time import recognize_datetime
from recognizers_number import recognize_number, recognize_ordinal, recognize_percentage
from recognizers_number_with_unit import (
    recognize_age,
    recognize_currency,
    recognize_dimension,
    recognize_temperature,
)
from recognizers_sequence import recognize_email, recognize_phone_number, recognize_url
from recognizers_text import Culture

from peer import Answer, Peer, serve
from workload import Case, Workload

RECOGNIZERS = [
    recognize_number,
    recognize_ordinal,
    recognize_percentage,
    recognize_age,
    recognize_currency,
    recognize_dimension,
    recognize_temperature,
    recognize_phone_number,
    recognize_email,
    recognize_url,
    recognize_boolean,
]
NOW = datetime.datetime(2026, 11, 20, 9)


class RecognizersPeer(Peer):
    """Its models are loaded by the first text."""

    version = version("recognizers-text-suite")

    def __init__(self, workload: Workload) -> None:
        pass

    def call(self, case: Case) -> Callable[[], Any]:
        return lambda: self._found(case.text)

    def _found(self, text: str) -> list[Any]:
        found = [one for recognize in RECOGNIZERS for one in recognize(text, Culture.English)]
        return found + recognize_datetime(text, Culture.English, reference=NOW)

    def answer(self, case: Case, result: Any) -> Answer:
        return None


if __name__ == "__main__":
    serve(RecognizersPeer)
