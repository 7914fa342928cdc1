"""Reads the answers of the command by DuckDB: a table, and JSON records."""

import subprocess
import sys
import time
from pathlib import Path

import duckdb

folder, table, answers, rows, digest, xml = sys.argv[1:]
rows = int(rows)
print("engines: DuckDB", duckdb.__version__)
columns = "{'id': 'BIGINT', 'kind': 'VARCHAR', 'uri': 'VARCHAR'}"
start = time.monotonic()
counts = duckdb.sql(
    f"SELECT count(*), count(uri), sum(id) FROM read_csv('{answers}', delim = '\\t', header = false, "
    f"nullstr = '\\N', quote = '', escape = '', columns = {columns})"
).fetchall()[0]
print(f"engines: read_csv of --tsv: {counts[0]} rows, {counts[1]} not NULL, in {time.monotonic() - start:.1f} s")
records = Path(folder, "duckdb.jsonl")
uris = subprocess.Popen(["cut", "-f", "3", table], stdout=subprocess.PIPE)
with open(records, "wb") as output:
    command = [str(Path(folder, "std66.mjs")), "parse", "--json", "--exit-zero", "--quiet"]
    subprocess.run(command, stdin=uris.stdout, stdout=output, check=True)
start = time.monotonic()
hosts = duckdb.sql(
    f"SELECT count(*), count(host), count(DISTINCT host), count(error) FROM read_json('{records}', format = 'newline_delimited')"
).fetchall()[0]
print(f"engines: read_json of parse --json: {hosts[0]} rows, {hosts[1]} hosts, {hosts[2]} distinct, {hosts[3]} errors, in {time.monotonic() - start:.1f} s")
sys.exit(0 if counts[0] == hosts[0] == rows and counts[2] == rows * (rows - 1) // 2 else 1)
