import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { checkLines } from "@std66/lines";
import { normalizeLines } from "@std66/lines";
import { wholeLines } from "@std66/lines";
import { tryParse } from "@std66/core";
import { RowMapper } from "@std66/lines/rows";
import { CsvMapper } from "@std66/lines/rows";
import { hash } from "node:crypto";
import { normalize } from "@std66/normalize";
import { UniqueTexts } from "@std66/lines/unique";
import { isUriReference } from "@std66/core";
import { LineScanner } from "@std66/lines";
import { LineReader } from "@std66/lines/reader";
void [sample, describe];


test("packages/lines/README.md:6", async () => {

const bytes = new TextEncoder().encode("http://a/\nHTTP://B/%7ec\nhttp://a/100%\n");
sample.same(checkLines(bytes), { count: 3, invalid: [{ number: 3, start: 24, end: 37 }] });
sample.same(new TextDecoder().decode(normalizeLines(bytes).bytes), "http://a/\nhttp://b/~c\n\n");
});

test("packages/lines/README.md:33", async () => {

const { count, invalid } = checkLines(new TextEncoder().encode("a\r\n\né\nb c"));
sample.same(count, 4);
sample.same(invalid, [{ number: 3, start: 4, end: 6 }, { number: 4, start: 7, end: 10 }]);
});

test("packages/lines/README.md:49", async () => {

const stream = new Blob(["http://a/\nhttp:", "//b/\nc d\nhttp:"]).stream();
let count = 0;
let invalid = 0;
for await (const bytes of wholeLines(stream)) {
  const checked = checkLines(bytes);
  count += checked.count;
  invalid += checked.invalid.length;
}
sample.same([count, invalid], [4, 1]);
});

test("packages/lines/README.md:67", async () => {

const rows = new RowMapper((text) => tryParse(text)?.host, { column: 2 });
const table = new TextEncoder().encode("1\thttp://a/b\n2\t100%\n3\t\\N\n");
sample.same(new TextDecoder().decode(rows.map(table)), "1\ta\n2\t\\N\n3\t\\N\n");
});

test("packages/lines/README.md:80", async () => {

const rows = new CsvMapper((text) => tryParse(text)?.host, { column: "url", header: "host", append: true });
const table = new TextEncoder().encode('id,url\r\n"1,5",http://a/b\r\n2,\r\n');
sample.same(new TextDecoder().decode(rows.map(table)), 'id,url,host\r\n"1,5",http://a/b,a\r\n2,,\r\n');
});

test("packages/lines/README.md:95", async () => {

const unique = new UniqueTexts((text) => hash("sha256", text, "binary"));
sample.same(["http://a/b", "HTTP://A/%62", "http://a/c"].filter((uri) => unique.add(String(normalize(uri)))), ["http://a/b", "http://a/c"]);
});

test("packages/lines/README.md:110", async () => {

const file = new TextEncoder().encode("http://a/\nhttp://u@b/\nc d\n");
let at = 0;
const reader = new LineReader(
  (buffer, start) => {
    const piece = file.subarray(at, at + buffer.length - start);
    buffer.set(piece, start);
    at += piece.length;
    return piece.length;
  },
  { scanner: new LineScanner("uri-reference") },
);

const invalid: string[] = [];
while (reader.read()) {
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (!isUriReference(line)) invalid.push(`${reader.count}: ${line}`);
  }
}
sample.same(invalid, ["3: c d"]);
});
