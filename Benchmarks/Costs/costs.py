"""Measures what a call costs from Swift, C, Python, in place of hassil, by JSON lines and on Spark, and prints a table."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from parlance import Parser
from parlance.hassil import Intents, recognize_best
from parlance.hassil.util import merge_dict

GRAMMAR = Path(__file__).parents[1] / "Domains" / "Grammars"
DISTINCT = 2_000
"""The number of utterances of single calls."""
ROUNDS = 15


@dataclass
class Cost:
    """A row of the table. Times are in microseconds per utterance; the time that elapses only where threads share the work."""

    way: str
    processor: float
    elapsed: float | None = None

    def row(self) -> str:
        elapsed = "" if self.elapsed is None else f"{self.elapsed:.1f}"
        rate = 1e6 / (self.processor if self.elapsed is None else self.elapsed)
        return f"| {self.way} | {self.processor:.1f} | {elapsed} | {round(rate, -2):,.0f} |"


@dataclass
class Setting:
    """What is measured: the programs, and two files of utterances, of which the long one repeats the short one."""

    binary: str
    calls: str
    work: Path
    short: Path
    long: Path
    count: int


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--binary", required=True)
    options.add_argument("--calls", required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--utterances", type=int, default=200_000, help="the length of batches (default: 200000)")
    given = options.parse_args()
    setting = prepared(given.binary, given.calls, given.work, given.utterances)
    costs = []
    for measure in (swift, c, python, hassil, json_lines, spark):
        print(f"== {measure.__name__}", file=sys.stderr)
        costs += measure(setting)
    print("| way | processor time, µs | time that passes, µs | utterances a second |\n|---|---|---|---|")
    for cost in costs:
        print(cost.row())


def prepared(binary: str, calls: str, work: Path, count: int) -> Setting:
    """Makes the utterances: samples of the grammar that match it word for word."""
    sample = [binary, "sample", "--grammar", str(GRAMMAR), "--count", str(2 * DISTINCT), "--seed", "1"]
    texts = subprocess.run(sample, check=True, capture_output=True, text=True).stdout.splitlines()
    with Parser([GRAMMAR]) as parser:
        texts = [result.text for result in parser.parse_many(texts) if result.match.value == "exact"][:DISTINCT]
    setting = Setting(binary, calls, work, work / "short.txt", work / "long.txt", count // len(texts) * len(texts))
    setting.short.write_text("".join(text + "\n" for text in texts))
    setting.long.write_text(setting.short.read_text() * (count // len(texts)))
    return setting


def swift(setting: Setting) -> list[Cost]:
    command = [
        setting.binary, "bench", "--grammar", str(GRAMMAR), "--utterances", str(setting.short), "--edits", "3",
        "--repeat", str(ROUNDS), "--format", "json",
    ]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return [Cost("Swift: `Parser.parse`", report["stages"]["total"]["mean_nanoseconds"] / 1e3)]


def c(setting: Setting) -> list[Cost]:
    command = [setting.calls, str(GRAMMAR), str(setting.short), str(ROUNDS)]
    times = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return [Cost("C: `parlance_parse`", times["parse"]), Cost("C: `parlance_parse_json`", times["json"])]


def python(setting: Setting) -> list[Cost]:
    texts = setting.short.read_text().splitlines()
    with Parser([GRAMMAR]) as parser:
        single = fastest(lambda: [parser.parse(text) for text in texts], len(texts))
        decoded = fastest(lambda: list(parser.parse_many(texts, threads=1)), len(texts))
        raw = fastest(lambda: parser.parse_many(texts, threads=1), len(texts))
        batch = setting.long.read_text().splitlines()
        shared = shared_cost("Python: `parse_many` on two threads", lambda: parser.parse_many(batch, threads=2), len(batch))
    return [
        Cost("Python: `Parser.parse`", single),
        Cost("Python: `parse_many` on one thread, each result decoded", decoded),
        Cost("Python: `parse_many` on one thread, not decoded", raw),
        shared,
    ]


def hassil(setting: Setting) -> list[Cost]:
    """The cost of the functions that take hassil's place, for the utterances that the grammar also reads in hassil's form."""
    intents = Intents.from_dict(in_form_of_hassil(GRAMMAR))
    texts = [text for text in setting.short.read_text().splitlines() if recognize_best(text, intents)]
    assert len(texts) > DISTINCT / 2
    return [
        Cost(
            "in place of hassil: `recognize_best`",
            fastest(lambda: [recognize_best(text, intents) for text in texts], len(texts)),
        )
    ]


def in_form_of_hassil(folder: Path) -> dict[str, Any]:
    """The grammar of a folder with what hassil knows: a list in the place of the apps, tenths in the place of hundredths."""
    merged: dict[str, Any] = {"lists": {"app": {"values": ["Uber"]}}}
    for path in sorted(folder.glob("*.yaml")):
        merge_dict(merged, yaml.safe_load(path.read_text()))
    for values in merged["lists"].values():
        if values.get("range", {}).get("fractions") == "hundredths":
            values["range"]["fractions"] = "tenths"
    return merged


def fastest(work: Callable[[], object], count: int) -> float:
    """The processor time for each of some utterances: the fastest of several rounds."""
    times = []
    work()
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) / count * 1e6


def shared_cost(way: str, work: Callable[[], object], count: int, clock: Callable[[], float] = time.process_time) -> Cost:
    """The cost of work on several processors: that of the round that takes the least time."""
    costs = []
    for _ in range(3):
        processor, start = clock(), time.monotonic()
        work()
        elapsed = time.monotonic() - start
        costs.append(Cost(way, (clock() - processor) / count * 1e6, elapsed / count * 1e6))
    return min(costs, key=lambda cost: cost.elapsed or 0)


def json_lines(setting: Setting) -> list[Cost]:
    """Without the start of the program and the loading of the grammar."""
    costs = []
    for threads, name in ((1, "one thread"), (2, "two threads")):
        command = [setting.binary, "parse", "--jsonl", "--grammar", str(GRAMMAR), "--threads", str(threads)]

        def run(path: Path) -> None:
            with path.open() as utterances:
                subprocess.run(command, stdin=utterances, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)

        way = f"JSON lines: `parlance parse --jsonl` on {name}"
        whole = shared_cost(way, lambda: run(setting.long), setting.count, clock=time_of_children)
        start = shared_cost(way, lambda: run(setting.short), setting.count, clock=time_of_children)
        share = setting.count / (setting.count - DISTINCT)
        costs.append(
            Cost(way, (whole.processor - start.processor) * share, ((whole.elapsed or 0) - (start.elapsed or 0)) * share)
        )
    return costs


def time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def spark(setting: Setting) -> list[Cost]:
    """The example job on two workers of one core, without their start; the processor time of all their processes."""
    from pyspark.sql import SparkSession
    from spark_job import with_answers

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.driver.host", "127.0.0.1")
    builder = builder.config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
    session = builder.config("spark.executorEnv.PYTHONPATH", os.environ["PYTHONPATH"]).getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    utterances = session.read.text(str(setting.long)).withColumnRenamed("value", "text").repartition(16).cache()
    assert utterances.count() == setting.count
    with Parser([GRAMMAR]) as parser:
        answers = with_answers(utterances, parser).select("answer")
        cost = shared_cost(
            "Spark: two workers, one core each",
            lambda: answers.write.format("noop").mode("overwrite").save(),
            setting.count,
            clock=time_of_descendants,
        )
    session.stop()
    return [cost]


def time_of_descendants() -> float:
    """The processor time so far of this process and of all that it started, which includes those that have ended."""
    processes = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        processes[int(path.parent.name)] = (int(fields[1]), sum(map(int, fields[11:15])))
    own = {os.getpid()}
    while True:
        more = {number for number, (parent, _) in processes.items() if parent in own} - own
        if not more:
            break
        own |= more
    return sum(processes[number][1] for number in own if number in processes) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
