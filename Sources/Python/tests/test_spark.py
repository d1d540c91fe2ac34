"""The example job on a local cluster of two workers: `pytest -m "not spark"` leaves it out.

`PARLANCE_UTTERANCES` is a file of utterances, one a line, and `PARLANCE_GRAMMAR` the grammar for them. Without it, the
utterances are fifty thousand of the kitchen.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from conftest import KITCHEN

from parlance import Parser

pyspark = pytest.importorskip("pyspark")
if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

pytestmark = pytest.mark.spark

PARTITIONS = 24


@pytest.fixture(scope="module")
def utterances() -> list[str]:
    path = os.environ.get("PARLANCE_UTTERANCES")
    if path:
        return Path(path).read_text().splitlines()
    words = itertools.product(
        ["make", "brew", "please make", "Brew"], ["", " me"], range(1, 13), ["cup", "mugs"], ["tea", "expresso", "cocoa"]
    )
    texts = [f"{verb}{me} {n} {cup} of {drink}" for verb, me, n, cup, drink in words]
    return [texts[number % len(texts)] for number in range(50_000)]


@pytest.fixture(scope="module")
def grammar() -> Parser:
    path = os.environ.get("PARLANCE_GRAMMAR")
    return Parser([path]) if path else Parser(text=KITCHEN, name="kitchen.yaml")


@pytest.fixture(scope="module")
def expected(grammar: Parser, utterances: list[str]) -> list[str]:
    """The answers of one process with one thread."""
    started = time.monotonic()
    lines = grammar.parse_many(utterances, threads=1).lines
    _tell(f"one process: {_rate(len(utterances), started)}")
    return [line.decode() for line in lines]


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("parlance")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.executorEnv.PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        .getOrCreate()
    )
    # Spark reports the worker that is killed.
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def job() -> Any:
    path = Path(__file__).parents[1] / "examples" / "spark_job.py"
    spec = importlib.util.spec_from_file_location("spark_job", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def numbered(spark: SparkSession, utterances: list[str], tmp_path_factory: pytest.TempPathFactory) -> DataFrame:
    """The utterances with their numbers, read from a file by the workers."""
    pandas = pytest.importorskip("pandas")
    path = tmp_path_factory.mktemp("utterances") / "utterances.parquet"
    pandas.DataFrame({"number": range(len(utterances)), "text": utterances}).to_parquet(path)
    frame = spark.read.parquet(str(path)).repartition(PARTITIONS).cache()
    frame.count()
    return frame


def test_workers_give_the_answers_of_one_process(
    job: Any, numbered: DataFrame, grammar: Parser, expected: list[str], tmp_path: Path
) -> None:
    for run in ("first", "second"):
        started = time.monotonic()
        _write_answers(job, numbered, grammar, tmp_path / run)
        _tell(f"two workers, {run} run: {_rate(len(expected), started)}")
        _check(tmp_path / run, expected)


def test_a_worker_that_is_killed_loses_nothing(
    job: Any, spark: SparkSession, numbered: DataFrame, grammar: Parser, expected: list[str], tmp_path: Path
) -> None:
    killed: list[int] = []
    killer = threading.Thread(target=lambda: killed.append(_kill_a_worker(spark)))
    killer.start()
    started = time.monotonic()
    _write_answers(job, numbered, grammar, tmp_path / "answers")
    _tell(f"two workers, one killed: {_rate(len(expected), started)}")
    killer.join()
    assert killed[0] > 0, "no worker was killed in the middle"
    _check(tmp_path / "answers", expected)


def _write_answers(job: Any, numbered: DataFrame, grammar: Parser, path: Path) -> None:
    job.with_answers(numbered, grammar).select("number", "answer").write.parquet(str(path))


def _check(path: Path, expected: list[str]) -> None:
    """Checks that each answer is there once, and is the expected one."""
    import pandas

    ordered = pandas.read_parquet(path).sort_values("number")
    assert list(ordered["number"]) == list(range(len(expected)))
    assert list(ordered["answer"]) == expected


def _kill_a_worker(spark: SparkSession) -> int:
    """Kills an executor when a quarter of the partitions is done. Returns its process; 0 if the job ended before."""
    tracker = spark.sparkContext.statusTracker()
    workers = _workers(spark)
    for _ in range(60_000):
        for stage in tracker.getActiveStageIds():
            info = tracker.getStageInfo(stage)
            if info is not None and info.numTasks == PARTITIONS and info.numCompletedTasks >= PARTITIONS // 4:
                os.kill(workers[0], signal.SIGKILL)
                return workers[0] if info.numCompletedTasks < PARTITIONS else 0
        time.sleep(0.001)
    return 0


def _workers(spark: SparkSession) -> list[int]:
    """The processes of the executors of this application."""
    application = str(spark.sparkContext.applicationId).encode()
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            arguments = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"--executor-id" in arguments and application in arguments:
            found.append(int(path.parent.name))
    assert len(found) == 2
    return found


def _rate(count: int, started: float) -> str:
    seconds = time.monotonic() - started
    return f"{count:,} utterances in {seconds:.2f} s, {count / seconds:,.0f} a second"


def _tell(text: str) -> None:
    print(text, file=sys.stderr)
