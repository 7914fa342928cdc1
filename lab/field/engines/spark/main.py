"""Maps the table by Spark: pipe, TRANSFORM and pandas in this process, and pipe on a master with two workers, of which one is killed."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyspark
from pyspark.sql import SparkSession

sys.path.append(str(Path(__file__).parent.parent))
from processor import Measured  # noqa: E402

folder, table, answers, rows, digest, xml, *chosen = sys.argv[1:]
rows = int(rows)
ways = chosen or ["local", "executable", "transform", "pandas", "skew", "long", "cluster", "killed"]
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


def check(what, run):
    """Runs a job, which returns its parts: files, or lists of lines. They must be, octet by octet, what one process answers."""
    start = time.monotonic()
    with Measured() as processor:
        parts = run()
    seconds = time.monotonic() - start
    got = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            with open(part, "rb") as file:
                while block := file.read(1 << 20):
                    got.update(block)
        else:
            got.update("".join(line + "\n" for line in part).encode())
    same = got.hexdigest() == digest
    print(f"engines: {what}: {rows / seconds:,.0f} rows a second, {processor}, {'the same' if same else 'NOT the same'}", flush=True)
    return same


def written(lines):
    """The files that Spark writes, in the order of partitions."""
    target = Path(folder, "spark-output")
    shutil.rmtree(target, ignore_errors=True)
    lines.saveAsTextFile(target.as_uri())
    return sorted(target.glob("part-*"))


def collected(frame):
    return [["\t".join("\\N" if field is None else field for field in row) for row in frame.collect()]]


def piped(spark, partitions, env=None, program="std66.mjs"):
    # addFile puts the script where the tasks run in a cluster; in local mode, its folder must be named.
    lines = spark.sparkContext.textFile(table, partitions)
    local = spark.sparkContext.master.startswith("local")
    command = COMMAND.replace("./std66.mjs", str(Path(folder, program))) if local else COMMAND
    return lines.pipe(command, env, checkCode=True)


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
for master in ("local[1]", "local[2]") if "local" in ways else ():
    spark = session(master)
    ok &= check(f"pipe, {master}", lambda: written(piped(spark, 8)))
    spark.stop()

spark = session("local[2]")
if "executable" in ways:
    # No Node is on the path.
    ok &= check("pipe of the executable, local[2]", lambda: written(piped(spark, 8, {"PATH": folder}, "std66")))

frame = spark.read.csv(table, sep="\t", schema="id STRING, kind STRING, uri STRING", quote="", escape="", nullValue="\\N")
frame.createOrReplaceTempView("links")
if "transform" in ways:
    command = COMMAND.replace("./std66.mjs", str(script))
    # Spark's own default separates fields by U+0001.
    row = r"ROW FORMAT DELIMITED FIELDS TERMINATED BY '\t' NULL DEFINED AS '\\N'"
    query = f"SELECT TRANSFORM (id, kind, uri) {row} USING '{command}' AS (id, kind, uri) {row} FROM links"
    ok &= check("TRANSFORM, local[2]", lambda: collected(spark.sql(query)))
    # Why rows have no answer, as one more field.
    reasons = query.replace(f"{command}'", f"{command} --errors'").replace("AS (id, kind, uri)", "AS (id, kind, uri, error)")
    counts = spark.sql(f"SELECT error, count(*) FROM ({reasons}) GROUP BY error ORDER BY error").collect()
    print("engines: errors by code:", ", ".join(f"{code} {count:,}" for code, count in counts), flush=True)
if "pandas" in ways:
    ok &= check("mapInPandas, local[2]", lambda: collected(frame.mapInPandas(normalized, frame.schema)))
if "skew" in ways:
    lines = spark.sparkContext.textFile(table, 8).coalesce(1)
    command = COMMAND.replace("./std66.mjs", str(script))
    ok &= check("pipe, local[2], all rows in one partition", lambda: written(lines.pipe(command, checkCode=True)))
if "long" in ways:
    long = "http://a/" + "%7e" * 21_000_000
    start = time.monotonic()
    (answer,) = spark.sparkContext.parallelize([long], 1).pipe(f"{script} normalize --tsv --exit-zero --quiet").collect()
    same = answer == "http://a/" + "~" * 21_000_000
    ok &= same
    print(f"engines: a row of {len(long):,} octets: {time.monotonic() - start:.1f} s, {'the same' if same else 'NOT the same'}", flush=True)
spark.stop()

home = Path(pyspark.__file__).parent
environment = {**os.environ, "SPARK_HOME": str(home), "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_WORKER_DIR": str(Path(folder, "work"))}
daemons = []


def daemon(name, *args):
    program = [str(home / "bin" / "spark-class"), f"org.apache.spark.deploy.{name}", *args]
    quiet = subprocess.DEVNULL
    daemons.append(subprocess.Popen(program, env=environment, stdout=quiet, stderr=quiet, start_new_session=True))


def kill():
    # The executors are children of the worker.
    os.killpg(daemons[-1].pid, signal.SIGKILL)
    print("engines: a worker is killed", flush=True)


clusters = [way for way in ("cluster", "killed") if way in ways]
try:
    if clusters:
        daemon("master.Master", "--host", "127.0.0.1", "--port", "17077", "--webui-port", "18080")
        time.sleep(8)
        for port in ("18081", "18082"):
            daemon("worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--webui-port", port, "spark://127.0.0.1:17077")
        time.sleep(15)
    for way in clusters:
        spark = session("spark://127.0.0.1:17077", spark_executor_memory="512m", spark_executor_cores="1")
        timer = threading.Timer(10 + rows / 400_000, kill)
        if way == "killed":
            timer.start()
        what = "pipe, a master and two workers" + (", one of them killed" if way == "killed" else "")
        ok &= check(what, lambda: written(piped(spark, 16)))
        if timer.is_alive() and way == "killed":
            print("engines: the job was over before the worker was killed: give more rows")
        timer.cancel()
        spark.stop()
finally:
    for process in daemons:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
sys.exit(0 if ok else 1)
