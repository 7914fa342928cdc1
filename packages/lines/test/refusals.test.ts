/** The whole message for a wrong argument: the function, the argument, what it must be, what came. */
import { expect, it } from "vitest";
import { CsvMapper } from "../src/csv-mapper.ts";
import { LineBlocks, LineScanner, checkLines, normalizeLines } from "../src/index.ts";
import { LineReader } from "../src/line-reader.ts";
import { RowMapper } from "../src/row-mapper.ts";
import { UniqueTexts } from "../src/unique.ts";

const bytes = new Uint8Array(1);
const read = () => 0;
const same = (text: string) => text;

it.for<[call: () => unknown, message: string]>([
  [() => checkLines(5 as never), "checkLines: bytes must be a Uint8Array, not 5"],
  [() => checkLines(bytes, "uri" as never), "checkLines: options must be a plain object, not a string"],
  [() => checkLines(bytes, { ends: 0 } as never), "checkLines: options has no `ends`, only as, end"],
  [() => normalizeLines(undefined as never), "normalizeLines: bytes must be a Uint8Array, not undefined"],
  [() => normalizeLines(bytes, { as: 0 } as never), "normalizeLines: options has no `as`, only end"],
  [() => new LineBlocks(1 as never), "LineBlocks: read must be a function, not 1"],
  [
    () => new LineBlocks(read, { buffer: "a" as never }),
    "LineBlocks: options.buffer must be a Uint8Array, not a string",
  ],
  [() => new LineBlocks(read, { limit: "1" as never }), "LineBlocks: options.limit must be a number, not a string"],
  [() => new LineBlocks(read, { ends: 0 } as never), "LineBlocks: options has no `ends`, only buffer, end, limit"],
  [() => new LineReader(1 as never), "LineReader: read must be a function, not 1"],
  [
    () => new LineReader(read, { scanner: {} as never }),
    "LineReader: options.scanner must be a LineScanner, not an instance of Object",
  ],
  [() => new LineReader(read, { found: 1 as never }), "LineReader: options.found must be a function, not 1"],
  [
    () => new LineReader(read, { except: /a/u }),
    "LineReader: options.except must be a regexp with the flag g, not an instance of RegExp",
  ],
  [() => new LineReader(read, { textOf: null as never }), "LineReader: options.textOf must be a function, not null"],
  [() => new LineScanner("uri", { as: 0 } as never), "LineScanner: options has no `as`, only end"],
  [() => new RowMapper("a" as never), "RowMapper: answer must be a function, not a string"],
  [() => new RowMapper(same, { chunkHeaders: 1 as never }), "RowMapper: options.chunkHeaders must be a boolean, not 1"],
  [() => new RowMapper(same, { none: 1 as never }), "RowMapper: options.none must be a string, not 1"],
  [() => new RowMapper(same, { header: 1 as never }), "RowMapper: options.header must be a string, not 1"],
  [() => new RowMapper(same, { append: 1 as never }), "RowMapper: options.append must be a boolean, not 1"],
  [() => new RowMapper(same, { errors: 1 as never }), "RowMapper: options.errors must be a boolean, not 1"],
  [() => new RowMapper(same, { unanswered: 1 as never }), "RowMapper: options.unanswered must be a function, not 1"],
  [() => new RowMapper(same).map("a" as never), "map: bytes must be a Uint8Array, not a string"],
  [() => new CsvMapper(1 as never), "CsvMapper: answer must be a function, not 1"],
  [() => new CsvMapper(same, { none: 1 as never }), "CsvMapper: options.none must be a string, not 1"],
  [() => new CsvMapper(same, { limit: "1" as never }), "CsvMapper: options.limit must be a number, not a string"],
  [() => new CsvMapper(same).map("a" as never), "map: bytes must be a Uint8Array, not a string"],
  [() => new UniqueTexts("sha256" as never), "UniqueTexts: digest must be a function, not a string"],
  [() => new UniqueTexts(same).add(1 as never), "add: text must be a string, not 1"],
  [() => new UniqueTexts(() => 1 as never).add("a"), "UniqueTexts: the digest must be a string, not 1"],
])("a TypeError, row %#", ([call, message]) => {
  expect(call).toThrow(new TypeError(message));
});

it.for<[call: () => unknown, message: string]>([
  [() => checkLines(bytes, { end: 13 as never }), "checkLines: options.end must be 10 or 0, not 13"],
  [() => normalizeLines(bytes, { end: "\n" as never }), "normalizeLines: options.end must be 10 or 0, not a string"],
  [() => new LineBlocks(read, { end: 1 as never }), "LineBlocks: options.end must be 10 or 0, not 1"],
  [() => new LineReader(read, { end: 1 as never }), "LineReader: options.end must be 10 or 0, not 1"],
  [() => new LineScanner("iri" as never), "LineScanner: found has no `iri`, only uri-reference, uri, normal-form"],
  [
    () => new RowMapper(same, { column: 65_536 }),
    "RowMapper: options.column must be an integer from 1 to 65535, not 65536",
  ],
  [
    () => new RowMapper(same, { column: "a" }),
    "RowMapper: options.column must be an integer from 1 to 65535 without options.header",
  ],
  [
    () => new RowMapper(same, { select: "all" as never }),
    "RowMapper: options.select must be answered or unanswered, not `all`",
  ],
  [
    () => new RowMapper(same, { select: "answered", append: true }),
    "RowMapper: options.append cannot be used with options.select",
  ],
  [
    () => new RowMapper(same, { header: "a", chunkHeaders: true }),
    "RowMapper: options.header cannot be used with options.chunkHeaders",
  ],
  [
    () => new RowMapper(same, { none: "a\n" }),
    "RowMapper: options.none must have no tab and no line end, not a string",
  ],
  [() => new CsvMapper(same, { column: 0 }), "CsvMapper: options.column must be an integer from 1 to 65535, not 0"],
  [
    () => new UniqueTexts(() => "12345678901").add("a"),
    "UniqueTexts: the digest must have at least 12 octets, not `12345678901`",
  ],
])("a RangeError, row %#", ([call, message]) => {
  expect(call).toThrow(new RangeError(message));
});
