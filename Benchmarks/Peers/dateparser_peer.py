"""dateparser, which finds dates and times alone."""

import datetime
import functools
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from dateparser.search import search_dates

from peer import Answer, Peer, serve
from workload import Case, Workload

SETTINGS = {"RELATIVE_BASE": datetime.datetime(2026, 11, 20, 9)}


class DateparserPeer(Peer):
    """Its search, with the language given."""

    version = version("dateparser")

    def __init__(self, workload: Workload) -> None:
        self.languages = [workload.language]

    def call(self, case: Case) -> Callable[[], Any]:
        return functools.partial(
            search_dates, case.text, languages=self.languages, settings=SETTINGS
        )

    def answer(self, case: Case, result: Any) -> Answer:
        return None


if __name__ == "__main__":
    serve(DateparserPeer)
