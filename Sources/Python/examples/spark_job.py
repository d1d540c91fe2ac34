"""Parses a file of utterances, one a line, on the workers of an Apache Spark cluster.

    spark-submit spark_job.py --grammar kitchen.yaml --input utterances.txt --output answers

The output folder has the lines that `parlance parse --jsonl` writes, in any order; each has its utterance. The package
`parlance` must be installed on all workers. The grammar is loaded here and sent to them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import pandas
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StringType, StructField, StructType

from parlance import Parser


def with_answers(utterances: DataFrame, parser: Parser) -> DataFrame:
    """The frame with another column `answer`: the result for the column `text`, as a line of the batch contract.

    The parser is broadcast: each worker receives the compiled grammar once, and each of its Python processes loads it
    once. A process has one thread, because Spark starts one for each core.
    """
    grammar = utterances.sparkSession.sparkContext.broadcast(parser)

    def answer(frames: Iterator[pandas.DataFrame]) -> Iterator[pandas.DataFrame]:
        for frame in frames:
            results = grammar.value.parse_many(frame["text"], threads=1)
            yield frame.assign(answer=[line.decode() for line in results.lines])

    schema = StructType([*utterances.schema.fields, StructField("answer", StringType(), nullable=False)])
    return utterances.mapInPandas(answer, schema)


def main() -> None:
    options = argparse.ArgumentParser(description="Parse a file of utterances on a Spark cluster.")
    options.add_argument("--grammar", action="append", required=True, help="a file or folder (repeatable)")
    options.add_argument("--input", required=True, help="a file or folder of utterances, one a line")
    options.add_argument("--output", required=True, help="the folder to write, which must not exist")
    options.add_argument("--master", help="the cluster (default: that of spark-submit)")
    options.add_argument("--partitions", type=int, default=32, help="the number of parts of the work (default: 32)")
    given = options.parse_args()

    builder = SparkSession.builder.appName("parlance")
    spark = (builder.master(given.master) if given.master else builder).getOrCreate()
    with Parser(given.grammar) as parser:
        utterances = spark.read.text(given.input).withColumnRenamed("value", "text").repartition(given.partitions)
        started = time.monotonic()
        with_answers(utterances, parser).select("answer").write.text(given.output)
        seconds = time.monotonic() - started
    count = spark.read.text(given.output).count()
    print(f"{count:,} utterances in {seconds:.1f} s, {count / seconds:,.0f} a second")
    spark.stop()


if __name__ == "__main__":
    main()
