"""The command line."""

import argparse
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from .errors import InputError, fail

BENCHMARKS = Path(__file__).resolve().parent.parent
ROOT = BENCHMARKS.parent


@dataclass(frozen=True)
class Options:
    """The subjects of the measurement, and the output folder."""

    peer: Path
    """The executable of the peers that are written in Swift."""
    collection: Path | None
    language: str
    texts: Path
    """Texts with numbers, dates and the like: a text a line, or JSON lines with `text`, whose longest are used."""
    snips: Path
    """The folder of Snips' unpacked parsers; it may be absent."""
    library: Path
    """Parlance's C library, for the peer in Python; it may be absent."""
    stages: Path | None
    """The exported results of the stages' benchmarks, if they have run."""
    output: Path
    format: str
    """text, or json: all numbers as well."""
    rounds: int
    no_stages: bool
    """Whether the stages' benchmarks do not run."""
    quick: bool
    """Whether only a fifth of the utterances is measured, once."""

    @classmethod
    def parse(cls) -> "Options":
        """Reads the command line; ends the program with 2 where it can't be understood.

        Raises InputError where something that is named is not there.
        """
        options = cls(**vars(_parser().parse_args()))
        if options.quick:
            options = replace(options, rounds=1, no_stages=True)
        if options.collection and not options.collection.is_dir():
            raise InputError(f"--collection: {options.collection} is no folder")
        if not options.texts.is_file():
            raise InputError(f"--texts: there is no file {options.texts}")
        if options.rounds < 1:
            raise InputError("--rounds must be at least 1")
        return options

    def require_peer(self) -> None:
        """Raises InputError if the peers in Swift have not been built."""
        if not self.peer.is_file():
            advice = "`swift build -c release --package-path Benchmarks` makes it"
            raise InputError(f"there is no {self.peer}; {advice}")

    @property
    def command(self) -> str:
        """The command that was run, with the collection's name in place of its path."""
        given = f" --collection {self.collection.name}" if self.collection else ""
        language = f" --language {self.language}" if self.language != "en" else ""
        usual = self.texts == BENCHMARKS / "Texts" / "en.txt"
        texts = "" if usual else f" --texts {self.texts.name}"
        quick = " --quick" if self.quick else ""
        return f"Benchmarks/run{given}{language}{texts}{quick}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="Benchmarks/run",
        description="Measures Parlance beside its peers, and writes RESULTS.md and Plots.",
        epilog="Exit codes: 0 all requirements are met, 1 one is not, 2 something given is wrong.",
    )
    build = BENCHMARKS / ".build"
    parser.add_argument(
        "--collection",
        type=Path,
        metavar="DIR",
        help="grammars and utterances to measure with: a checkout of Home Assistant's intents, "
        "an unpacked home-assistant-intents of PyPI, or a folder with <language>/grammar.json, "
        "homes.json and tests.jsonl; without: home-assistant-intents as installed",
    )
    parser.add_argument("--language", default="en", metavar="TAG", help="of the collection (en)")
    parser.add_argument(
        "--texts",
        type=Path,
        default=BENCHMARKS / "Texts" / "en.txt",
        metavar="FILE",
        help="English texts with numbers, amounts, dates and times: one a line, or JSON lines with "
        "'text', of which the 500 longest are used (Texts/en.txt)",
    )
    parser.add_argument(
        "--output", type=Path, default=BENCHMARKS, metavar="DIR", help="where to write"
    )
    parser.add_argument(
        "--format",
        choices=["text", "json"],
        default="text",
        help="json: write all numbers to results.json as well",
    )
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="turns of each peer (9)")
    parser.add_argument(
        "--no-stages", action="store_true", help="leave out the benchmarks of single stages"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="every fifth utterance in one turn, without stages and instructions: shows that all "
        "peers run and who answers rightly, but its times are rough",
    )
    parser.add_argument(
        "--peer", type=Path, default=build / "release" / "peer", help=argparse.SUPPRESS
    )
    parser.add_argument("--snips", type=Path, default=build / "snips", help=argparse.SUPPRESS)
    library = build / "library" / "lib" / "libparlance.so"
    parser.add_argument("--library", type=Path, default=library, help=argparse.SUPPRESS)
    parser.add_argument("--stages", type=Path, help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    try:
        Options.parse()
    except InputError as error:
        sys.exit(fail(error))
