"""Maps the table by ClickHouse, in this process (chDB), with the functions of engines/clickhouse.xml."""

import hashlib
import os
import re
import shutil
import sys
import time
from pathlib import Path

import chdb

sys.path.append(str(Path(__file__).parent.parent))
from processor import Measured  # noqa: E402

folder, table, answers, rows, digest, xml, *chosen = sys.argv[1:]
rows = int(rows)
ways = chosen or ["answers", "executable", "speed", "differences"]
scripts = Path(folder, "scripts")
scripts.mkdir(exist_ok=True)
for program in ("std66.mjs", "std66"):
    shutil.copy(Path(folder, program), scripts)
config = Path(xml).read_text()
(host,) = re.findall(r" *<function>(?:(?!</function>)[^$])*std66_host.*?</function>\n", config, re.DOTALL)
for name, command in (("std66_path", "parse --format {path}"), ("std66_without", "set --remove-query utm_source")):
    more = host.replace("std66_host", name).replace("parse --format {host}", command)
    config = config.replace("</functions>", more + "</functions>")
# With Node inside, for machines without it.
(normalize,) = re.findall(r" *<function>(?:(?!</function>)[^$])*std66_normalize.*?</function>\n", config, re.DOTALL)
alone = normalize.replace("std66_normalize", "std66_alone").replace("std66.mjs", "std66")
config = config.replace("</functions>", alone + "</functions>")
(scripts / "udf_config.xml").write_text(config)
source = f"file('{table}', TabSeparated, 'id UInt64, kind String, uri Nullable(String)')"


def ask(sql, output="TabSeparated"):
    return str(chdb.query(sql, output, udf_path=str(scripts)))


def measure(what, expression, threads, count=rows):
    start = time.monotonic()
    with Measured() as processor:
        limited = f"SELECT uri FROM {source} LIMIT {count}"
        answered = ask(f"SELECT count({expression}) FROM ({limited}) SETTINGS max_threads = {threads}").strip()
    seconds = time.monotonic() - start
    print(f"engines: {what}, {threads} thread(s), {count:,} rows: {count / seconds:,.0f} rows a second, {processor} ({answered} not NULL)", flush=True)


def write_answers(function):
    result = Path(folder, "clickhouse.tsv")
    result.unlink(missing_ok=True)
    ask(f"SELECT id, kind, {function}(uri) FROM {source} ORDER BY id INTO OUTFILE '{result}' FORMAT TabSeparated")
    with open(result, "rb") as file:
        same = hashlib.file_digest(file, "sha256").hexdigest() == digest
    print(f"engines: the answers of {function} are", "the same" if same else "NOT the same", "as those of one process", flush=True)
    return same


print("engines: ClickHouse", ask("SELECT version()").strip().strip('"'))
same = "answers" not in ways or write_answers("std66_normalize")
if "executable" in ways:
    path = os.environ["PATH"]
    os.environ["PATH"] = "/nowhere"
    same &= write_answers("std66_alone")
    os.environ["PATH"] = path

for threads in (2,) if "speed" in ways else ():
    measure("reading alone", "uri", threads)
    measure("domain()", "domain(uri)", threads)
    measure("path()", "path(uri)", threads)
    measure("cutURLParameter()", "cutURLParameter(uri, 'utm_source')", threads)
    for function in ("std66_is_uri", "std66_host", "std66_path", "std66_without", "std66_normalize", "std66_resolve"):
        measure(f"{function}()", f"{function}(uri)", threads)
    measure("std66_audit()", "std66_audit(uri)", threads, min(rows, 1_000_000))

if "differences" not in ways:
    sys.exit(0 if same else 1)
print("engines: rows in which ClickHouse's functions differ from RFC 3986")
for name, theirs, ours in (
    ("domain()", "domain(uri)", "ifNull(std66_host(uri), '')"),
    ("path()", "path(uri)", "ifNull(std66_path(uri), '')"),
    ("cutURLParameter()", "cutURLParameter(uri, 'utm_source')", "ifNull(std66_without(uri), '')"),
):
    print(
        ask(
            f"SELECT '{name}' AS function, kind, count() AS rows, countIf({theirs} != {ours}) AS different, "
            f"anyIf(uri, {theirs} != {ours}) AS example, anyIf({theirs}, {theirs} != {ours}) AS theirs, "
            f"anyIf({ours}, {theirs} != {ours}) AS ours FROM {source} WHERE uri IS NOT NULL GROUP BY kind ORDER BY kind",
            "PrettyCompactMonoBlock",
        )
    )
sys.exit(0 if same else 1)
