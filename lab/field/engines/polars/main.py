"""Maps the table by Polars, whose map_batches gives a column to one process of the command."""

import hashlib
import subprocess
import sys
import time
from pathlib import Path

import polars as pl

sys.path.append(str(Path(__file__).parent.parent))
from processor import Measured  # noqa: E402

folder, table, answers, rows, digest, xml = sys.argv[1:]
rows = int(rows)
STD66 = str(Path(folder, "std66.mjs"))


def std66(command, uris):
    """A column of answers for a column of URIs. What would end a field is escaped."""
    fields = uris.str.replace_many(["\\", "\t", "\n", "\r"], ["\\\\", "\\t", "\\n", "\\r"]).fill_null("\\N")
    program = [STD66, *command.split(), "--tsv", "--exit-zero", "--quiet"]
    result = subprocess.run(program, input="\n".join([*fields, ""]), stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return pl.Series(result.stdout.split("\n")[:-1], dtype=pl.String).replace("\\N", None)


print("engines: Polars", pl.__version__)
columns = {"id": pl.Int64, "kind": pl.String, "uri": pl.String}
links = pl.read_csv(table, separator="\t", has_header=False, schema=columns, quote_char=None, null_values="\\N")
start = time.monotonic()
with Measured() as processor:
    normalized = links.with_columns(
        pl.col("uri").map_batches(lambda uris: std66("normalize", uris), return_dtype=pl.String)
    )
print(f"engines: map_batches: {rows / (time.monotonic() - start):,.0f} rows a second, {processor}")
text = normalized.write_csv(separator="\t", include_header=False, quote_style="never", null_value="\\N")
same = hashlib.sha256(text.encode()).hexdigest() == digest
print("engines: the answers are", "the same" if same else "NOT the same", "as those of one process")
sys.exit(0 if same else 1)
