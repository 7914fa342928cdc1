"""Maps the table by Spark: pipe and TRANSFORM, in this process, and on a master with two workers of which one is killed."""

import hashlib
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyspark
from pyspark.sql import SparkSession

folder, table, answers, rows, digest, xml = sys.argv[1:]
rows = int(rows)
os.environ.update(SPARK_LOCAL_IP="127.0.0.1", PYSPARK_PYTHON=sys.executable)
script = Path(folder, "std66.mjs")
# The file goes to the workers; `normalize` names it there.
COMMAND = "./std66.mjs normalize --column 3 --exit-zero --quiet"


def session(master, **more):
    builder = SparkSession.builder.master(master).appName("std66").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
    builder = builder.config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1")
    for name, value in more.items():
        builder = builder.config(name.replace("_", "."), value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    spark.sparkContext.addFile(str(script))
    return spark


def check(what, lines, seconds):
    got = "".join(line + "\n" for line in lines).encode()
    same = hashlib.sha256(got).hexdigest() == digest
    print(f"engines: {what}: {rows / seconds:,.0f} rows a second, {'the same' if same else 'NOT the same'}", flush=True)
    return same


def piped(spark, partitions):
    # addFile puts the script where the tasks run in a cluster; in local mode, its folder must be named.
    lines = spark.sparkContext.textFile(table, partitions)
    local = spark.sparkContext.master.startswith("local")
    command = COMMAND.replace("./std66.mjs", str(script)) if local else COMMAND
    return lines.pipe(command, checkCode=True)


def normalized(frames):
    """One process for each partition. A thread writes: a process that nobody reads waits."""
    program = [str(script), "normalize", "--tsv", "--exit-zero", "--quiet"]
    worker = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    escapes = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"})

    def write(uris):
        fields = (uri.translate(escapes) if isinstance(uri, str) else "\\N" for uri in uris)
        worker.stdin.write("".join(f"{field}\n" for field in fields).encode())
        worker.stdin.flush()

    with worker, ThreadPoolExecutor(1) as writer:
        for frame in frames:
            writing = writer.submit(write, frame["uri"])
            answers = [next(worker.stdout)[:-1].decode() for _ in frame["uri"]]
            writing.result()
            # A normal form needs no escape.
            yield frame.assign(uri=[None if answer == "\\N" else answer for answer in answers])
        worker.stdin.close()


ok = True
print("engines: Spark", pyspark.__version__)
for master in ("local[1]", "local[2]"):
    spark = session(master)
    start = time.monotonic()
    lines = piped(spark, 4).collect()
    ok &= check(f"pipe, {master}", lines, time.monotonic() - start)
    spark.stop()

spark = session("local[2]")
frame = spark.read.csv(table, sep="\t", schema="id STRING, kind STRING, uri STRING", quote="", escape="", nullValue="\\N")
frame.createOrReplaceTempView("links")
start = time.monotonic()
command = COMMAND.replace("./std66.mjs", str(script))
# Spark's own default separates fields by U+0001.
ROW = r"ROW FORMAT DELIMITED FIELDS TERMINATED BY '\t' NULL DEFINED AS '\\N'"
result = spark.sql(
    f"SELECT TRANSFORM (id, kind, uri) {ROW} USING '{command}' AS (id, kind, uri) {ROW} FROM links"
).collect()
lines = ["\t".join("\\N" if field is None else field for field in row) for row in result]
ok &= check("TRANSFORM, local[2]", lines, time.monotonic() - start)

start = time.monotonic()
result = frame.mapInPandas(normalized, frame.schema).collect()
lines = ["\t".join("\\N" if field is None else field for field in row) for row in result]
ok &= check("mapInPandas, local[2]", lines, time.monotonic() - start)

start = time.monotonic()
lines = spark.sparkContext.textFile(table, 4).coalesce(1).pipe(COMMAND.replace("./std66.mjs", str(script)), checkCode=True).collect()
ok &= check("pipe, local[2], all rows in one partition", lines, time.monotonic() - start)

long = "http://a/" + "%7e" * 21_000_000
start = time.monotonic()
(answer,) = spark.sparkContext.parallelize([long], 1).pipe(f"{script} normalize --tsv --exit-zero --quiet").collect()
print(f"engines: a row of {len(long):,} octets: {time.monotonic() - start:.1f} s, {answer == 'http://a/' + '~' * 21_000_000}")
spark.stop()

home = Path(pyspark.__file__).parent
environment = {**os.environ, "SPARK_HOME": str(home), "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_WORKER_DIR": str(Path(folder, "work"))}
daemons = []


def daemon(name, *args):
    program = [str(home / "bin" / "spark-class"), f"org.apache.spark.deploy.{name}", *args]
    quiet = subprocess.DEVNULL
    daemons.append(subprocess.Popen(program, env=environment, stdout=quiet, stderr=quiet, start_new_session=True))


try:
    daemon("master.Master", "--host", "127.0.0.1", "--port", "17077", "--webui-port", "18080")
    time.sleep(5)
    for port in ("18081", "18082"):
        daemon("worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--webui-port", port, "spark://127.0.0.1:17077")
    time.sleep(8)
    for kills in (False, True):
        spark = session("spark://127.0.0.1:17077", spark_executor_memory="512m", spark_executor_cores="1")
        killed = []

        def kill():
            # The executors are children of the worker.
            group = daemons[-1].pid
            os.killpg(group, signal.SIGKILL)
            killed.append(group)

        start = time.monotonic()
        timer = threading.Timer(6, kill)
        if kills:
            timer.start()
        lines = piped(spark, 16).collect()
        seconds = time.monotonic() - start
        timer.cancel()
        ok &= check(f"pipe, a master and two workers{', one of them killed' if killed else ''}", lines, seconds)
        if kills and not killed:
            print("engines: the job was over before the worker was killed: give more rows")
        spark.stop()
finally:
    for process in daemons:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
sys.exit(0 if ok else 1)
