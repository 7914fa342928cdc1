"""Maps the table by ClickHouse, in this process (chDB), with the functions of engines/clickhouse.xml."""

import hashlib
import re
import shutil
import sys
import time
from pathlib import Path

import chdb

folder, table, answers, rows, digest, xml = sys.argv[1:]
rows = int(rows)
scripts = Path(folder, "scripts")
scripts.mkdir(exist_ok=True)
shutil.copy(Path(folder, "std66.mjs"), scripts)
config = Path(xml).read_text()
(host,) = re.findall(r" *<function>(?:(?!</function>)[^$])*std66_host.*?</function>\n", config, re.DOTALL)
for name, command in (("std66_path", "parse --format {path}"), ("std66_without", "set --remove-query utm_source")):
    more = host.replace("std66_host", name).replace("parse --format {host}", command)
    config = config.replace("</functions>", more + "</functions>")
(scripts / "udf_config.xml").write_text(config)
source = f"file('{table}', TabSeparated, 'id UInt64, kind String, uri Nullable(String)')"


def ask(sql, output="TabSeparated"):
    return str(chdb.query(sql, output, udf_path=str(scripts)))


def measure(what, expression, threads):
    start = time.monotonic()
    count = ask(f"SELECT count({expression}) FROM {source} SETTINGS max_threads = {threads}").strip()
    seconds = time.monotonic() - start
    print(f"engines: {what}, {threads} thread(s): {rows / seconds:,.0f} rows a second ({count} not NULL)", flush=True)


print("engines: ClickHouse", ask("SELECT version()").strip().strip('"'))
result = Path(folder, "clickhouse.tsv")
result.unlink(missing_ok=True)
ask(
    f"SELECT id, kind, std66_normalize(uri) FROM {source} ORDER BY id "
    f"INTO OUTFILE '{result}' FORMAT TabSeparated"
)
same = hashlib.sha256(result.read_bytes()).hexdigest() == digest
print("engines: the answers are", "the same" if same else "NOT the same", "as those of one process")

for threads in (1, 2) if rows > 100_000 else ():
    measure("reading alone", "uri", threads)
    measure("domain()", "domain(uri)", threads)
    for function in ("std66_is_uri", "std66_host", "std66_normalize", "std66_resolve", "std66_audit"):
        measure(f"{function}()", f"{function}(uri)", threads)

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
