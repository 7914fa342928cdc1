/** Rows of fields: a row in is a row out, whatever its octets are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUri, tryParse } from "@std66/core";
import { RowMapper, type RowOptions, type UnansweredRow } from "../src/rows.ts";

const host = (text: string): string | undefined => tryParse(text)?.host;
const same = (text: string): string => text;

/** The rows as a character for each octet. */
function mapped(rows: string, answer: (text: string) => string | undefined, options?: RowOptions): string {
  return Buffer.from(new RowMapper(answer, options).map(Buffer.from(rows, "latin1"))).toString("latin1");
}

describe("RowMapper", () => {
  it("replaces one field, and leaves the others and line ends as they are", () => {
    expect(mapped("http://a/b\n", host)).toBe("a\n");
    expect(mapped("1\thttp://a/b\tx\\ty\n2\tb\t\n", host, { column: 2 })).toBe("1\ta\tx\\ty\n2\t\\N\t\n");
    expect(mapped("http://a\tx\r\nhttp://b\r\n", host)).toBe("a\tx\r\nb\r\n");
    expect(mapped("http://a\n\nhttp://b", (text) => (isUri(text) ? text : "no"))).toBe("http://a\nno\nhttp://b\n");
    expect(mapped("", host)).toBe("");
  });

  it("takes and gives \\N as NULL, which is no field without an answer", () => {
    const rows: UnansweredRow[] = [];
    const options = { none: "false", unanswered: (row: UnansweredRow) => rows.push(row) };
    expect(mapped("\\N\nb c\n\\\\N\nhttp://a\n", host, options)).toBe("\\N\nfalse\nfalse\na\n");
    expect(rows.map(({ number, octets }) => [number, Buffer.from(octets).toString()])).toEqual([
      [2, "b c"],
      [3, "\\N"],
    ]);
    expect(mapped("x\n", () => "\\N")).toBe("\\\\N\n");
  });

  it("fills up a row with too few fields with NULL", () => {
    expect(mapped("a\n\nb\tc\r\n", same, { column: 3 })).toBe("a\t\\N\t\\N\n\t\\N\t\\N\nb\tc\t\\N\r\n");
  });

  it("adds a last field with the error of each row, before its end", () => {
    const options = { column: 2, errors: true, unanswered: lengthIfShort };
    expect(mapped("1\thttp://a/\tx\n2\tb c\tx\r\n3\t\\N\n4\n5\tb c d\n\n", host, options)).toBe(
      "1\ta\tx\t\\N\n2\t\\N\tx\t3\\t\xc3\xa9\r\n3\t\\N\t\\N\n4\t\\N\t\\N\n5\t\\N\t\\N\n\t\\N\t\\N\n",
    );
    expect(mapped("1\t\xff\n", host, options)).toBe("1\t\\N\t1\\t\xc3\xa9\n");
    expect(mapped("1\n%\n", host, { errors: true, chunkHeaders: true, unanswered: () => "e" })).toBe("\\N\te\n");
    expect(mapped("%\n", host, { errors: true })).toBe("\\N\t\\N\n");
  });

  it("reads the escapes of ClickHouse and Hive, and writes those that a reader needs", () => {
    const texts: string[] = [];
    const note = (text: string): string => {
      texts.push(text);
      return text;
    };
    const fields = "\\b\\f\\r\\n\\t\\0\\'\\\\\n\\a\\e\\v\\\"\\`\\/\n\\x41\\xc3\\xA9\n\\q\\x4\\xg\\\n";
    expect(mapped(fields, note)).toBe("\\b\\f\\r\\n\\t\\0'\\\\\n\x07\x1B\v\"`/\nA\xc3\xa9\n\\\\q\\\\x4\\\\xg\\\\\n");
    expect(texts).toEqual(["\b\f\r\n\t\0'\\", '\x07\x1B\v"`/', "A\u00E9", "\\q\\x4\\xg\\"]);
  });

  it("keeps octets of other fields that are not UTF-8, and has no answer to a field that is not", () => {
    expect(mapped("\xff\thttp://a\nx\thttp://\xff\nx\t\xc3\xa9\n", same, { column: 2 })).toBe(
      "\xff\thttp://a\nx\t\\N\nx\t\xc3\xa9\n",
    );
    expect(mapped("\xff\t\xc3\xa9\n", same, { column: 2 })).toBe("\xff\t\xc3\xa9\n");
    expect(mapped("\\xff\n", same)).toBe("\\N\n");
    expect(mapped("\xef\xbb\xbfa\n", (text) => String(text.length))).toBe("2\n");
  });

  it("writes what stands for no answer as UTF-8, also in rows that are not UTF-8", () => {
    const options = { column: 2, none: "\u00E9\u010A" };
    // Characters stand for octets here.
    expect(mapped("a\t%\n\xff\t%\n\xff\t%\tb\na\t%\n", host, options)).toBe(
      ["a\t", "\xff\t", "\xff\t", "a\t"]
        .map((start, row) => `${start}\xc3\xa9\xc4\x8a${row === 2 ? "\tb" : ""}\n`)
        .join(""),
    );
  });

  it("takes the header of each chunk, also of an empty one", () => {
    const rows = new RowMapper(same, { chunkHeaders: true });
    const map = (text: string): string => Buffer.from(rows.map(Buffer.from(text))).toString();
    expect(map("2\na\nb\n0\n1\n3\n")).toBe("a\nb\n3\n");
    expect(map("2\na\n")).toBe("a\n");
    expect(map("2\n")).toBe("2\n");
    expect(() => rows.end()).not.toThrow();
    expect(rows.count).toBe(5);
  });

  it("says which chunk header lies, after the rows before it", () => {
    const rows = new RowMapper(same, { chunkHeaders: true });
    expect(Buffer.from(rows.map(Buffer.from("1\na\nb\nc\n"))).toString()).toBe("a\n");
    expect(rows.isBroken).toBe(true);
    const wrong = new RangeError("the line after row 1 must be a chunk header, not `b`");
    expect(() => rows.map(Buffer.from("1\n"))).toThrow(wrong);
    expect(() => rows.end()).toThrow(wrong);
    const short = new RowMapper(same, { chunkHeaders: true });
    short.map(Buffer.from("3\na\n"));
    expect(() => short.end()).toThrow(new RangeError("the last chunk has 2 rows fewer than its header says"));
    short.map(Buffer.from("b\n"));
    expect(() => short.end()).toThrow(new RangeError("the last chunk has 1 rows fewer than its header says"));
    short.map(Buffer.from("c\n"));
    expect(() => short.end()).not.toThrow();
  });

  it.each([
    ["9".repeat(15), "the last chunk has 999999999999998 rows fewer than its header says"],
    ["9".repeat(16), `the line after row 0 must be a chunk header, not \`${"9".repeat(16)}\``],
  ])("reads a chunk header of up to 15 digits: %s", (header, message) => {
    const rows = new RowMapper(same, { chunkHeaders: true });
    rows.map(Buffer.from(`${header}\na\n`));
    expect(() => rows.end()).toThrow(new RangeError(message));
  });

  it("keeps the field, adds its answer, and then its error", () => {
    const options = { column: 2, append: true, errors: true, unanswered: lengthIfShort };
    expect(mapped("1\thttp://a/\tx\r\n2\tb c\tx\n3\t\\N\n4\n", host, options)).toBe(
      "1\thttp://a/\tx\ta\t\\N\r\n2\tb c\tx\t\\N\t3\\t\xc3\xa9\n3\t\\N\t\\N\t\\N\n4\t\\N\t\\N\t\\N\n",
    );
    expect(mapped("\xff\ta\\tb\n", same, { column: 2, append: true })).toBe("\xff\ta\\tb\ta\\tb\n");
  });

  it("takes the header, and the field by its name", () => {
    const options = { column: "u\tv", header: "host", append: true, errors: true };
    expect(mapped("id\tu\\tv\r\n1\thttp://a/\r\n", host, options)).toBe(
      "id\tu\\tv\thost\terror\r\n1\thttp://a/\ta\t\\N\r\n",
    );
    expect(mapped("\xef\xbb\xbfid\thttp://a/\nhttp://b/\t\n", host, { column: "id", header: "" })).toBe(
      "\xef\xbb\xbfid\thttp://a/\nb\t\n",
    );
    const rows = new RowMapper(host, { column: "x", header: "host" });
    expect(rows.map(Buffer.from("id\tu\n1\t2\n")).length).toBe(0);
    expect(rows.isBroken).toBe(true);
    expect(() => rows.end()).toThrow(new RangeError("the header has no field x, only id, u"));
  });

  it.each(["u\tu", "u\tid\tu", "id\tu\tu"])("refuses the header %j, in which two fields have the name", (header) => {
    const rows = new RowMapper(host, { column: "u", header: "host" });
    rows.map(Buffer.from(`${header}\n1\t2\t3\n`));
    expect(() => rows.end()).toThrow(
      new RangeError("the header has more than one field u: give the number of the field"),
    );
  });

  it("returns only the rows that have an answer, or have none", () => {
    const table = "http://a/\t1\n\\N\t2\nb c\t3\r\nhttp://d/\n%\n";
    expect(mapped(table, host, { select: "answered" })).toBe("http://a/\t1\nhttp://d/\n");
    expect(mapped(table, host, { select: "unanswered", errors: true, unanswered: () => "e" })).toBe(
      "b c\t3\te\r\n%\te\n",
    );
  });

  it("says the place of an octet in the row as it is written", () => {
    const places: string[] = [];
    const unanswered = (row: UnansweredRow): void => {
      for (let at = 0; at <= row.octets.length; at++) places.push(Object.values(row.place(at)).join(":"));
    };
    mapped("ab\t\\tc\\x41\\n\n\xff\xc3\xa9\t\\\\\\q\n", () => undefined, { column: 2, unanswered });
    expect(places).toEqual(["1:4", "1:6", "1:7", "1:11", "1:13", "2:4", "2:6", "2:7", "2:8"]);
  });

  it("maps nothing after the row that stops it, and misses no row of the chunk", () => {
    const rows: RowMapper = new RowMapper(
      (text) => {
        if (text !== "b") return text;
        rows.stop();
        return undefined;
      },
      { chunkHeaders: true },
    );
    expect(Buffer.from(rows.map(Buffer.from("9\na\nb\nc\n"))).toString()).toBe("a\n\\N\n");
    expect(rows.map(Buffer.from("d\n")).length).toBe(0);
    expect(() => rows.end()).not.toThrow();
    expect([rows.count, rows.found, rows.line]).toEqual([2, 2, 2]);
  });

  it("refuses arguments of other types", () => {
    expect(() => new RowMapper("a" as never)).toThrow(TypeError);
    for (const column of [0, 1.5, -1, 65_536, "1"]) {
      expect(() => new RowMapper(same, { column })).toThrow(RangeError);
    }
    expect(mapped(`${"\t".repeat(65_534)}a\n`, () => "b", { column: 65_535 })).toBe(`${"\t".repeat(65_534)}b\n`);
    for (const none of ["\t", "a\nb", "\r", "a\t\t"]) {
      expect(() => new RowMapper(String, { none })).toThrow(
        /^RowMapper: options\.none must have no tab and no line end, not /,
      );
    }
    for (const options of [{ none: 1 }, { chunkHeaders: 1 }, { unanswered: 1 }, { errors: 1 }, { colum: 1 }]) {
      expect(() => new RowMapper(same, options as never)).toThrow(TypeError);
    }
    for (const options of [{ column: "a" }, { select: "all" }, { header: "", chunkHeaders: true }]) {
      expect(() => new RowMapper(same, options as never)).toThrow(RangeError);
    }
    expect(() => new RowMapper(same).map("a" as never)).toThrow(TypeError);
  });

  it("agrees with a plain reading of random tables, however they are cut into blocks", () => {
    const octet = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("a", "\t", "\n", "\r", "\\", "N", "\0", "x", "4") },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) },
      { weight: 1, arbitrary: fc.constantFrom("\xc3\xa9", "\\N", "\\t", "\r\n", "\\xff", "\\x41") },
    );
    const table = fc.array(octet, { maxLength: 60 }).map((octets) => octets.join(""));
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 4 }), fc.nat(60), fc.boolean(), (rows, column, cut, errors) => {
        const at = rows.lastIndexOf("\n", cut) + 1;
        const mapper = new RowMapper(doubled, { column, errors, unanswered: () => "none" });
        const blocks = [rows.slice(0, at), rows.slice(at)].map((block) => mapper.map(Buffer.from(block, "latin1")));
        const lines = rows.split("\n");
        if (lines.at(-1) === "") lines.pop();
        const expected = lines.map((line) => `${plainly(line, column, errors)}\n`).join("");
        expect(Buffer.concat(blocks).toString("latin1")).toBe(expected);
        expect(mapper.count).toBe(lines.length);
      }),
      { numRuns: 3000 },
    );
  });
});

function lengthIfShort({ octets }: UnansweredRow): string | undefined {
  return octets.length > 3 ? undefined : `${octets.length}\t\u00E9`;
}

function doubled(text: string): string | undefined {
  return text.includes("a") ? `${text}\n${text}\u00E9` : undefined;
}

/** What becomes of a row, field by field. */
function plainly(line: string, column: number, hasError: boolean): string {
  const [, row = "", end = ""] = /^([^]*?)(\r?)$/.exec(line) ?? [];
  const fields = row.split("\t");
  const field = fields[column - 1];
  if (field !== undefined) fields[column - 1] = plainField(field);
  while (fields.length < column) fields.push("\\N");
  if (hasError) fields.push(field !== undefined && field !== "\\N" && fields[column - 1] === "\\N" ? "none" : "\\N");
  return fields.join("\t") + end;
}

const LETTERS = "0abefnrtv\\'\"`/";
const MEANT = "\0\x07\b\x1B\f\n\r\t\v\\'\"`/";

function plainField(field: string): string {
  if (field === "\\N") return field;
  const octets = field.replace(/\\(?:x([0-9A-Fa-f]{2})|([^]))/g, (escape, hex?: string, letter?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    const index = LETTERS.indexOf(letter as string);
    return index < 0 ? escape : (MEANT[index] as string);
  });
  const text = Buffer.from(octets, "latin1").toString();
  // What is not UTF-8 is not the same again.
  const result = Buffer.from(text).toString("latin1") === octets ? doubled(text) : undefined;
  if (result === undefined) return "\\N";
  let written = result.replaceAll("\\", "\\\\");
  for (const [character, letter] of ["\u00000", "\bb", "\ff", "\nn", "\rr", "\tt"] as Iterable<string>) {
    written = written.replaceAll(character as string, `\\${letter}`);
  }
  return Buffer.from(written).toString("latin1");
}
