/** RFC 4180 §2: one cell of rows is mapped, and everything else stays, octet by octet. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tryParse } from "@std66/core";
import { CsvMapper, type CsvOptions, type Place, type UnansweredRow } from "../src/rows.ts";

const host = (text: string): string | undefined => tryParse(text)?.host;
const same = (text: string): string => text;
const lengths = (text: string): string => String(text.length);

/** The rows as a character for each octet. `size`: of the pieces that the table is cut into. */
function mapped(table: string, answer: (text: string) => string | undefined, options?: CsvOptions, size = 1e9): string {
  const mapper = new CsvMapper(answer, options);
  const octets = Buffer.from(table, "latin1");
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < octets.length; at += size) pieces.push(mapper.map(octets.subarray(at, at + size)));
  return Buffer.concat([...pieces, mapper.end()]).toString("latin1");
}

describe("CsvMapper", () => {
  it("replaces one cell, and leaves the others and line ends as they are (rules 1 to 4)", () => {
    expect(mapped("1,http://a/b,x\r\n2,http://c/d, y \r\n", host, { column: 2 })).toBe("1,a,x\r\n2,c, y \r\n");
    expect(mapped("http://a/,x\nhttp://b/,y\n", host)).toBe("a,x\nb,y\n");
    expect(mapped("", host)).toBe("");
  });

  it("ends a last row without a line end as the one before it", () => {
    expect(mapped("http://a/", host)).toBe("a\n");
    expect(mapped("x\r\nhttp://a/", same)).toBe("x\r\nhttp://a/\r\n");
    expect(mapped('x\n"y"', same)).toBe('x\n"y"\n');
    expect(mapped("x\ny\r", same)).toBe("x\ny\r\n");
  });

  it("reads cells in quotes, with commas, line ends and quotes in them (rules 5 to 7)", () => {
    const texts: string[] = [];
    const note = (text: string): string => String(texts.push(text));
    const table = '"a,b","c\r\nd\n","e""f""g"\r\n"","""","x"\r\n';
    expect(mapped(table, note, { column: 3 })).toBe('"a,b","c\r\nd\n","1"\r\n"","""","2"\r\n');
    expect(mapped(table, note, { column: 2 })).toBe('"a,b","3","e""f""g"\r\n"","4","x"\r\n');
    expect(texts).toEqual(['e"f"g', "x", "c\r\nd\n", '"']);
  });

  it("writes an answer in quotes where it must be, and where the cell was", () => {
    const answers = new Map(Object.entries({ a: "p,q", b: 'r"s"', c: "t\nu", d: "v\rw", e: "", f: "x y" }));
    expect(mapped("a\nb\nc\nd\ne\nf\n", (text) => answers.get(text))).toBe(
      '"p,q"\n"r""s"""\n"t\nu"\n"v\rw"\n""\nx y\n',
    );
    expect(mapped('"f"\n"f",\n', (text) => answers.get(text))).toBe('"x y"\n"x y",\n');
  });

  it("takes and gives a cell without anything as missing, but not one in quotes", () => {
    const asked: string[] = [];
    const none = (text: string): undefined => void asked.push(text);
    expect(mapped(',x\n\n"",x\nb,x\n"c",x\n', none)).toBe(",x\n\n,x\n,x\n,x\n");
    expect(asked).toEqual(["", "b", "c"]);
    expect(mapped('b\n"c"\n\n', none, { none: "false" })).toBe('false\n"false"\n\n');
  });

  it("fills up a row with too few cells", () => {
    const mapper = new CsvMapper(same, { column: 3 });
    expect(Buffer.from(mapper.map(Buffer.from('a\n\nb,c\r\n"d,"\n'))).toString()).toBe('a,,\n,,\nb,c,\r\n"d,",,\n');
    expect([mapper.count, mapper.found]).toEqual([4, 0]);
    expect([mapper.map(Buffer.from("1,2,3\n1,2,\n")).length, mapper.found]).toEqual([11, 2]);
  });

  it("keeps the cell, adds its answer, and then its error", () => {
    const options: CsvOptions = { column: 2, append: true, errors: true, unanswered: () => "e,f" };
    expect(mapped('1,http://a/,x\r\n2,b c,x\r\n3,,x\r\n4\r\n5,"http://h/",x\r\n', host, options)).toBe(
      '1,http://a/,x,a,\r\n2,b c,x,,"e,f"\r\n3,,x,,\r\n4,,,\r\n5,"http://h/",x,h,\r\n',
    );
  });

  it("takes the header, and the cell by its name", () => {
    const options = { column: "u,v", header: "host", append: true, errors: true };
    expect(mapped('\xef\xbb\xbfid,"u,v"\r\n1,http://a/\r\n', host, options)).toBe(
      '\xef\xbb\xbfid,"u,v",host,error\r\n1,http://a/,a,\r\n',
    );
    expect(mapped("\xef\xbb\xbfid,u\n,x\nhttp://a/,x\n", host, { column: "id", header: "host" })).toBe(
      "\xef\xbb\xbfid,u\n,x\na,x\n",
    );
    expect(mapped('\xef\xbb\xbf"a",b\n', same)).toBe('\xef\xbb\xbf"a",b\n');
    expect(mapped('\xef\xbb\xbf"a",\xff\n', same)).toBe('\xef\xbb\xbf"a",\xff\n');
    expect(mapped("\xef\xbb\xbfa\n\xef\xbb\xbfa\n", lengths, {}, 5)).toBe("\xef\xbb\xbf1\n2\n");
    expect(mapped("\xc3\xaf\xc2\xbb\xc2\xbfa\n", lengths)).toBe("4\n");
    expect(mapped("\xc3\xa9,\xff\n1,2\n", same, { column: "\u00E9", header: "\u00E9", append: true })).toBe(
      "\xc3\xa9,\xff,\xc3\xa9\n1,2,1\n",
    );
    expect(mapped("id,u\n", host, { column: "u", header: "h" })).toBe("id,u\n");
    expect(mapped("", host, { column: "u", header: "h" })).toBe("");
  });

  it.each([
    ["id,u\n", "x", "the header has no field x, only id, u"],
    ['id,"u"\n', 3, "the header has no field 3, only id, u"],
    ["u,id,u\n", "u", "the header has more than one field u: give the number of the field"],
    ["u,u\n", "u", "the header has more than one field u: give the number of the field"],
    ['id,"u",u\n', "u", "the header has more than one field u: give the number of the field"],
  ])("refuses the header %j without field %s", (table, column, message) => {
    expect(() => mapped(`${table}1,2\n`, same, { column, header: "h" })).toThrow(new RangeError(message));
  });

  it("a name that begins as another, or in another case, is another field", () => {
    expect(mapped("u,uu,U\na,b,c\n", () => "x", { column: "u", header: "h" })).toBe("u,uu,U\nx,b,c\n");
    expect(mapped("uu,U,u\na,b,c\n", () => "x", { column: "u", header: "h" })).toBe("uu,U,u\na,b,x\n");
  });

  it.each([
    [40, 80, `only ${Array.from({ length: 40 }, () => "n".repeat(80)).join(", ")}`],
    [41, 81, `only ${Array.from({ length: 40 }, () => "n".repeat(80)).join(", ")}, and 1 more`],
  ])("lists up to 40 names of a header of %i, and of each 80 of its %i characters", (count, length, listed) => {
    const header = Array.from({ length: count }, () => "n".repeat(length)).join(",");
    expect(() => mapped(`${header}\n1\n`, same, { column: "u", header: "h" })).toThrow(
      new RangeError(`the header has no field u, ${listed}`),
    );
  });

  it("keeps each octet of a row that is longer than the arguments of a call", () => {
    const long = "\xff".repeat(8191) + "a".repeat(8193);
    expect(mapped(`${long},x\n`, same, { column: 2 })).toBe(`${long},x\n`);
    expect(mapped(`x,${long}\n`, same, { append: true })).toBe(`x,${long},x\n`);
  });

  it("returns only the rows that have an answer, or have none", () => {
    const table = 'u,x\nhttp://a/,1\n,2\nb c,3\n"http://d/",4\n"%",5\n';
    expect(mapped(table, host, { header: "h", select: "answered" })).toBe('u,x\nhttp://a/,1\n"http://d/",4\n');
    expect(mapped(table, host, { header: "h", select: "unanswered", errors: true, unanswered: () => "e" })).toBe(
      'u,x,error\nb c,3,e\n"%",5,e\n',
    );
  });

  it("keeps octets that are not UTF-8, and has no answer to a cell with one", () => {
    expect(mapped("\xff,http://a/\nx,\xff\n\xc3\xa9,\xc3\xa9\n", same, { column: 2 })).toBe(
      "\xff,http://a/\nx,\n\xc3\xa9,\xc3\xa9\n",
    );
    expect(mapped('"\xff\n",a\nx,"\xff"\n', () => "\u00E9", { column: 2 })).toBe('"\xff\n",\xc3\xa9\nx,\n');
  });

  it("says the place of an octet in the table as it is written", () => {
    const rows: UnansweredRow[] = [];
    const places: Place[] = [];
    const unanswered = (row: UnansweredRow): void => {
      rows.push(row);
      places.push(row.place(0), row.place(Math.min(3, row.octets.length)), row.place(row.octets.length));
    };
    const table = 'id,u\r\n1,ab d\r\n"x\ny\u{1F600}","a""""b"\n"z\n\n\u00E9",""""\n\u00E9\u00E9,"a\nbc"\n';
    const mapper = new CsvMapper(() => undefined, { column: 2, header: "h", unanswered });
    mapper.map(Buffer.from(table));
    expect(rows.map(({ number, octets }) => [number, Buffer.from(octets).toString()])).toEqual([
      [1, "ab d"],
      [2, 'a""b'],
      [3, '"'],
      [4, "a\nbc"],
    ]);
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual(
      ["2:3 2:6 2:7", "4:6 4:11 4:12", "7:5 7:7 7:7", "8:5 9:2 9:3"].join(" ").split(" "),
    );
  });

  it.each([
    ['a,b"c,d\n', "line 2, column 4: a quote is in a cell without quotes"],
    ['"a" ,b\n', "line 2, column 4: a cell goes on after its closing quote"],
    ['"a"b""c",d\n', "line 2, column 4: a cell goes on after its closing quote"],
    ['"a\n\u00E9","b\n', "line 3, column 4: the quote that begins here is not closed before the end of the table"],
    ["a\rb,c\n", "line 2, column 2: a carriage return without a line feed is in a cell without quotes"],
  ])("ends at %j, after the rows before", (row, message) => {
    for (const size of [1, 1e9]) {
      const mapper = new CsvMapper(same);
      const table = Buffer.from(`x,"y"\n${row}z\n`);
      const pieces: Uint8Array[] = [];
      const all = (): void => {
        for (let at = 0; at < table.length; at += size) pieces.push(mapper.map(table.subarray(at, at + size)));
        pieces.push(mapper.end());
      };
      expect(all).toThrow(message);
      expect(mapper.isBroken).toBe(true);
      expect(all).toThrow("(RFC 4180, section 2)");
      expect(Buffer.concat(pieces).toString()).toBe('x,"y"\n');
    }
  });

  it("keeps a row up to a limit, and says which quote is open", () => {
    const long = "b".repeat(100);
    expect(() => feed(`x\na,"${long}${long}"\n`, 100)).toThrow(
      "line 2, column 3: the quote that begins here is not closed within 100 bytes (RFC 4180, section 2)",
    );
    expect(() => feed(`x\na,${long}\n`, 100)).toThrow("line 2: a row is longer than 100 bytes");
    expect(() => feed(`x\n"${long}"\n${long}\n`, 102)).not.toThrow();
  });

  it("keeps nothing of the memory that it is given", () => {
    const mapper = new CsvMapper(same);
    const piece = new Uint8Array(1);
    const rows = [...Buffer.from('a,"b\nc"\nd')].map((octet) => {
      piece[0] = octet;
      return Buffer.from(mapper.map(piece)).toString();
    });
    expect([...rows, Buffer.from(mapper.end()).toString()].join("")).toBe('a,"b\nc"\nd\n');
  });

  it("maps nothing after the row that stops it", () => {
    const mapper: CsvMapper = new CsvMapper((text) => {
      if (text !== "b") return text;
      mapper.stop();
      return undefined;
    });
    expect(Buffer.from(mapper.map(Buffer.from("a\nb\nc\nd"))).toString()).toBe("a\n\n");
    expect([mapper.map(Buffer.from("e\n")).length, mapper.end().length, mapper.isBroken]).toEqual([0, 0, false]);
  });

  it("refuses arguments of other types", () => {
    for (const options of [{ none: 1 }, { limit: "1" }, { chunkHeaders: true }, { append: 1 }, { header: 1 }]) {
      expect(() => new CsvMapper(same, options as never)).toThrow(TypeError);
    }
    for (const options of [{ column: "u" }, { column: 0 }, { select: "all" }, { select: "answered", append: true }]) {
      expect(() => new CsvMapper(same, options as never)).toThrow(RangeError);
    }
    expect(() => new CsvMapper(same).map("a" as never)).toThrow(TypeError);
  });

  it("returns any table that is written by the rules as it is, however it is cut", () => {
    const cell = fc.record({
      text: fc
        .array(fc.constantFrom("a", ",", '"', "\r", "\n", "\r\n", "\\N", "\xff", "\xc3\xa9", " "), { maxLength: 5 })
        .map((parts) => parts.join("")),
      isQuoted: fc.boolean(),
    });
    const row = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom("\n", "\r\n"));
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 3 }),
        (rows, size, column) => {
          const expected = rows.map(([cells, end]) => {
            const kept = cells.map((each, at) => (at === column - 1 && !isUtf8(each.text) ? "" : written(each)));
            while (kept.length < column) kept.push("");
            return kept.join(",") + end;
          });
          const table = rows.map(([cells, end]) => cells.map(written).join(",") + end).join("");
          expect(mapped(table, same, { column }, size)).toBe(expected.join(""));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

/** Gives a table octet by octet. */
function feed(table: string, limit: number): void {
  const mapper = new CsvMapper(same, { limit });
  for (const octet of Buffer.from(table)) mapper.map(Uint8Array.of(octet));
}

function written({ text, isQuoted }: { text: string; isQuoted: boolean }): string {
  return isQuoted || /[,"\r\n]/.test(text) ? `"${text.split('"').join('""')}"` : text;
}

function isUtf8(octets: string): boolean {
  return Buffer.from(Buffer.from(octets, "latin1").toString()).toString("latin1") === octets;
}
