/** RFC 4180 §2: cells, by tables written by hand. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvReader } from "../src/documents/csv-cells.ts";
import { csvLinks } from "../src/csv.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

/** The records of a table that comes in pieces. */
function tableOf(pieces: readonly string[], delimiter?: "," | "\t"): string[][] {
  const table: string[][] = [];
  const reader = new CsvReader(delimiter);
  for (const [index, piece] of pieces.entries()) {
    reader.add(piece, index === pieces.length - 1);
    for (let cell = reader.next(); cell !== undefined; cell = reader.next()) {
      (table[cell.record - 1] ??= [])[cell.field - 1] = cell.value.text;
    }
  }
  return table;
}

const ABC = [
  ["aaa", "bbb", "ccc"],
  ["zzz", "yyy", "xxx"],
];

test.for([
  // The examples of §2, in its order.
  ["aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", ABC],
  ["aaa,bbb,ccc\r\nzzz,yyy,xxx", ABC],
  [
    "field_name,field_name,field_name\r\naaa,bbb,ccc\r\nzzz,yyy,xxx\r\n",
    [["field_name", "field_name", "field_name"], ...ABC],
  ],
  ["aaa,bbb,ccc", [["aaa", "bbb", "ccc"]]],
  ['"aaa","bbb","ccc"\r\nzzz,yyy,xxx', ABC],
  [
    '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
    [
      ["aaa", "b\r\nbb", "ccc"],
      ["zzz", "yyy", "xxx"],
    ],
  ],
  ['"aaa","b""bb","ccc"', [["aaa", 'b"bb', "ccc"]]],
  // Empty cells and records; spaces are a part of a cell; other line ends.
  ["", []],
  ["\r\n", [[""]]],
  [",", [["", ""]]],
  [
    "a,\r\n,b",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  ['"",""""\n"a,\tb"', [["", '"'], ["a,\tb"]]],
  [" a , b\nc\r\rd", [[" a ", " b"], ["c"], [""], ["d"]]],
  ["\uFEFFa,b", [["a", "b"]]],
  ["a\tb,c", [["a\tb", "c"]]],
  ['a"b,c""d', [['a"b', 'c""d']]],
] as const)("the cells of %j, in one piece or in many", ([text, table]) => {
  expect(tableOf([text])).toEqual(table);
  expect(tableOf([...text.split(""), ""])).toEqual(table);
  for (let i = 1; i < text.length; i++) expect(tableOf([text.slice(0, i), text.slice(i)])).toEqual(table);
});

test("a table that is written is read, in whatever pieces", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "é", "\u{1F600}", ";") });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.array(fc.nat(40)), fc.constantFrom("\n", "\r\n"), (records, sizes, end) => {
      const text = records
        .map((cells) => `${cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}${end}`)
        .join("");
      const pieces: string[] = [];
      let from = 0;
      for (const size of sizes) {
        pieces.push(text.slice(from, from + size));
        from += size;
      }
      expect(tableOf([...pieces, text.slice(from)], ",")).toEqual(records);
    }),
  );
});

const rows = (csv: string, options?: Parameters<typeof csvLinks>[1]): string[] =>
  [...csvLinks(csv, options)].map(
    ({ kind, record, field, text, reference, error }) =>
      `${kind} ${record}.${field} ${error === undefined ? String(reference) : `${error.code} ${error.offset} of ${text}`}`,
  );

test.for([
  ["a,https://h/x,b\nc,https://h/y,d", ["value 1.2 https://h/x", "value 2.2 https://h/y"]],
  ['a,"https://h/x,y",b', ["value 1.2 https://h/x,y"]],
  ["https://h/.\n", ["value 1.1 https://h/."]],
  ['"https://h/""x"', ['value 1.1 pchar 10 of https://h/"x']],
  [
    "n,u\n1,https://h/{id}\n2,https://h/a b\n3,git+https://h/#^1",
    [
      "value 2.2 pchar 10 of https://h/{id}",
      "value 3.2 pchar 11 of https://h/a b",
      "value 4.2 fragment 15 of git+https://h/#^1",
    ],
  ],
  ['" https://h/a ", https://h/b|', ["value 1.1 https://h/a", "value 1.2 pchar 11 of https://h/b|"]],
  [
    '"see https://h/a, or\nhttps://h/b.",mailto:a@b.example',
    ["uri 1.1 https://h/a", "uri 1.1 https://h/b", "uri 1.2 mailto:a@b.example"],
  ],
  // A list in a cell.
  [
    '"https://a/,https://b/",https://c/;https://d/',
    ["uri 1.1 https://a/", "uri 1.1 https://b/", "uri 1.2 https://c/", "uri 1.2 https://d/"],
  ],
  // Any word is a scheme: only those that text knows.
  ["note:a,12:30,else:,C://a b,urn:isbn:1", ["uri 1.5 urn:isbn:1"]],
  // By the first line, where that is not about commas.
  ["name;url\na;https://h/x;b", ["value 2.2 https://h/x"]],
  ["name;url,c\na;https://h/x;b", ["uri 2.1 https://h/x;b"]],
  ["https://h/x;b\nhttps://h/y;c", ["value 1.1 https://h/x;b", "value 2.1 https://h/y;c"]],
] as const)("the links of %j", ([csv, expected]) => {
  expect(rows(csv)).toEqual(expected);
});

test("another delimiter", () => {
  expect(rows("a;https://h/x,y;b", { delimiter: ";" })).toEqual(["value 1.2 https://h/x,y"]);
  expect(rows('a\t"https://h/\tx"\thttps://h/x,y', { delimiter: "\t" })).toEqual([
    "value 1.2 pchar 10 of https://h/\tx",
    "value 1.3 https://h/x,y",
  ]);
  expect(() => csvLinks("", { delimiter: "|" as never })).toThrow(RangeError);
});

test("with iris", () => {
  expect(rows("https://h/é,https://h/a b", { iris: true })).toEqual([
    "value 1.1 https://h/%C3%A9",
    "value 1.2 https://h/a%20b",
  ]);
});

test("start and end are the link as written", () => {
  const csv = 'a,"see ""http://a/b"" or\nhttp://c/, http://d/","http://e/"\n';
  expect([...csvLinks(csv)].map(({ start, end }) => csv.slice(start, end))).toEqual([
    "http://a/b",
    "http://c/",
    "http://d/",
    "http://e/",
  ]);
});

test.for([
  // Without its end, a quote takes all of the rest, which is read as text.
  ['a,"http://b/,c\nhttp://d/,e', [2], ["http://b/,c", "http://d/,e"]],
  ['a,"http://b/"c,http://d/', [13], ["http://b/", "http://d/"]],
  ['a,"b"c"http://d/,"e', [5, 17], ["http://d/"]],
] as const)("what RFC 4180 does not allow in %j is reported", ([csv, places, links]) => {
  const reported: number[] = [];
  expect([...csvLinks(csv, { malformed: (offset) => reported.push(offset) })].map(({ text }) => text)).toEqual(links);
  expect(reported).toEqual(places);
});

test.for([
  ["quotes", (n: number) => `"${'""'.repeat(n / 2)}"`],
  ["cells", (n: number) => "a,".repeat(n / 2)],
  ["links", (n: number) => '"http://a/ b",'.repeat(n / 14)],
  ["one that is not closed", (n: number) => `"${'http://a/,""'.repeat(n / 12)}`],
] as const)("takes linear time: %s", async ([, text]) => {
  expect(
    await growthOf(text, (csv) => {
      for (const _ of csvLinks(csv));
    }),
  ).toBeLessThan(LINEAR);
});
