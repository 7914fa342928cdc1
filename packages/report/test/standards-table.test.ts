// One table for many references: references down, standards across, as Markdown and as CSV (RFC 4180).

import { describe, expect, it } from "vitest";
import { asWritten, masked } from "../src/index.ts";
import { standardsTable } from "../src/legacy.ts";

type TableFormat = Parameters<typeof standardsTable>[1]["format"];

const BASE = "http://a/b/c/d;p?q";

function tableOf(
  format: TableFormat,
  references: readonly string[],
  { base = BASE, ...options }: Partial<Parameters<typeof standardsTable>[1]> & { readonly base?: string } = {},
): string {
  const table = standardsTable(base, { format, show: asWritten, ...options });
  return references.map((reference) => table.add(reference).text).join("") + table.end();
}

/** The records of a text by RFC 4180 §2: fields between commas, in quotes if need be, a quote in them doubled. */
function recordsOf(csv: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  for (const [, quoted, plain = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu)) {
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    records.push(fields);
    fields = [];
  }
  return records;
}

it("markdown has the current document without a text where a standard gives none", () => {
  expect(tableOf("markdown", [""])).toMatch(/\| (?:\*\*)?\(current document\)(?:\*\*)? \|/u);
});

describe("csv", () => {
  it.each([["a,b"], ['"'], ["a\r\nb"], ["a\n"], [" a "], ["|"], ["=1+1"], [""], ['",\r\n"']])(
    "has %j as one field",
    (reference) => {
      const records = recordsOf(tableOf("csv", [reference, "g"]));
      expect(records).toHaveLength(3);
      expect(records.map((fields) => fields.length)).toEqual([9, 9, 9]);
      expect(records[1]?.[1]).toBe(reference);
      expect(records[2]).toEqual([BASE, "g", "http://a/b/c/g", "http://a/b/c/g", "http://a/b/c/g", "", "", "", ""]);
    },
  );

  it("names the standards that differ from the latest RFC, and why", () => {
    const [head, ...records] = recordsOf(tableOf("csv", ["", "/../g"]));
    expect(head).toEqual([
      "base",
      "reference",
      "rfc1808",
      "rfc2396",
      "rfc3986",
      "std66",
      "differing",
      "reasons",
      "readings",
    ]);
    expect(records).toEqual([
      [BASE, "", BASE, "(current document)", BASE, "", "rfc2396", "empty-ref-is-current-document", ""],
      [
        BASE,
        "/../g",
        "http://a/../g",
        "http://a/../g",
        "http://a/g",
        "",
        "rfc1808 rfc2396",
        "dots-in-absolute-paths",
        "",
      ],
    ]);
  });

  it("has the columns that are chosen, in order of publication", () => {
    const [head, row] = recordsOf(tableOf("csv", ["g"], { dialects: ["rfc3986", "rfc1738"] }));
    expect(head).toEqual(["base", "reference", "rfc1738", "rfc3986", "std66", "differing", "reasons", "readings"]);
    expect(row?.slice(2, 6)).toEqual([expect.stringMatching(/^error: /u), "http://a/b/c/g", "", "rfc1738"]);
  });

  it("has what std66 adds to RFC 3986 in a column of its own, and none without RFC 3986", () => {
    const records = recordsOf(tableOf("csv", [".//g", "..//g", "g"], { base: "f:/a" }));
    expect(records.slice(1)).toEqual([
      [
        "f:/a",
        ".//g",
        "f://g",
        "f://g",
        "f://g",
        "f:/.//g",
        "",
        "path-looks-like-authority",
        "rfc1808 L11: f:/.//g | rfc2396 L11: f:/.//g",
      ],
      [
        "f:/a",
        "..//g",
        "f:/..//g",
        "f:/..//g",
        "f://g",
        "f:/.//g",
        "rfc1808 rfc2396",
        "climb-above-root path-looks-like-authority",
        "rfc2396 L8: f://g | rfc2396 L8: error",
      ],
      ["f:/a", "g", "f:/g", "f:/g", "f:/g", "", "", "", ""],
    ]);
    const [head, row] = recordsOf(tableOf("csv", [".//g"], { base: "f:/a", dialects: ["rfc2396"] }));
    expect([head, row]).toEqual([
      ["base", "reference", "rfc2396", "differing", "reasons", "readings"],
      ["f:/a", ".//g", "f://g", "", "", "rfc2396 L11: f:/.//g"],
    ]);
  });

  it("escapes controls on a terminal only, and half a surrogate pair everywhere", () => {
    const reference = "\u001B[1m\u202E\uD800";
    expect(recordsOf(tableOf("csv", [reference], { isForTerminal: true }))[1]?.[1]).toBe(
      "\\u{1b}[1m\\u{202e}\\u{d800}",
    );
    expect(recordsOf(tableOf("csv", [reference]))[1]?.[1]).toBe("\u001B[1m\u202E\\u{d800}");
  });
});

describe("what another reading gives", () => {
  // RFC 2396 §5 and §5.2; RFC 1808 §4 step 2a; RFC 2396 §5.2 step 6g.
  it.each([
    ["foo:a/b", "../c", "(L7: `foo:c`)", "rfc2396 L7: foo:c"],
    [
      "http://a/b/c/d;p?q#f",
      "?",
      "(L1: `http://a/b/c/d;p?`) (L3: `http://a/b/c/d;p?q`) |",
      "rfc1808 L1: http://a/b/c/d;p? | rfc1808 L3: http://a/b/c/d;p?q | rfc2396 L10: error",
    ],
    ["http://a/b", "../../c", "(L8: `http://a/c`) (L8: refused)", "rfc2396 L8: http://a/c | rfc2396 L8: error"],
  ])("%s + %s", (base, reference, inMarkdown, inCsv) => {
    const markdown = tableOf("markdown", [reference], { base });
    expect(markdown).toContain(inMarkdown);
    expect(markdown).toMatch(/^- L\d, another reading: RFC \d{4}: .+; otherwise: .+$/mu);
    expect(recordsOf(tableOf("csv", [reference], { base }))[1]?.at(-1)).toBe(inCsv);
  });

  it("is explained once, in the order of the codes", () => {
    const markdown = tableOf("markdown", ["g", "../g", "?y", ";x"], { base: "http://a" });
    const explained = [...markdown.matchAll(/^- (L\d+), another reading: /gmu)].map(([, code]) => code);
    expect(explained).toEqual(["L2", "L8", "L9", "L10"]);
  });

  it("is not there where no reading has another result", () => {
    expect(tableOf("markdown", ["g"])).not.toContain("another reading");
    expect(recordsOf(tableOf("csv", ["g"]))[1]?.at(-1)).toBe("");
  });
});

describe("markdown", () => {
  it("has the letter of RFC 3986, and beside it what std66 adds", () => {
    const text = tableOf("markdown", [".//g", "g"], { base: "f:/a" });
    const older = "`f://g` (L11: `f:/.//g`)";
    expect(text).toContain(
      `| \`.//g\` | ${older} | ${older} | \`f://g\` (std66: \`f:/.//g\`) | path-looks-like-authority |\n`,
    );
    expect(text).toContain("| `g` | `f:/g` | `f:/g` | `f:/g` |  |\n");
    expect(text).toContain("\n- path-looks-like-authority: ");
    expect(text).not.toContain("**");
    expect(text).not.toContain("Bold:");
  });

  it.each([
    [{ opaqueBase: "resolve" }, "foo:a/b", "../c", "RFC 2396 resolves against an opaque base", "foo:c"],
    [
      { emptyReference: "text" },
      "http://a/b#f",
      "#",
      "RFC 1808 inherits a fragment only if the reference has no characters",
      "http://a/b",
    ],
    [{ netLocSlash: "before-path" }, "http://a", ";x", "RFC 1808 adds a slash only before a path", "http://a;x"],
    [{ excessDots: "remove" }, "http://a/b", "../../c", "RFC 2396 removes a surplus `..`", "http://a/c"],
  ] as const)("names the reading that %j chooses", (...row) => {
    const [options, base, reference, words, text] = row;
    const table = tableOf("markdown", [reference], { base, ...options });
    expect(table.split("\n")[0]).toBe(`Base: \`${base}\`; ${words}`);
    expect(table).toContain(`\`${text}\``);
  });

  it("lists each reason once, with its sections as links", () => {
    const text = tableOf("markdown", ["?y", "?z", "/../g"]);
    expect(text.match(/^- query-only-keeps-path: /gmu)).toHaveLength(1);
    expect(text.match(/^- dots-in-absolute-paths: /gmu)).toHaveLength(1);
    expect(text).toContain("[RFC 3986 §5.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2)");
    expect(text).toContain("\nBold: not as RFC 3986.\n");
  });

  it("has bold only for what differs, and says what bold means only where something is", () => {
    expect(tableOf("markdown", ["g"])).not.toContain("**");
    expect(tableOf("markdown", ["g"])).not.toContain("Bold");
    expect(tableOf("markdown", ["?y"], { dialects: ["rfc1808", "rfc2396"] })).toContain("Bold: not as RFC 2396.");
  });

  it("without a reference, it is the head alone", () => {
    expect(tableOf("markdown", [])).toBe(
      "Base: `http://a/b/c/d;p?q`\n\n| reference | RFC 1808 | RFC 2396 | RFC 3986 | why |\n| --- | --- | --- | --- | --- |\n",
    );
  });
});

describe.each<TableFormat>(["markdown", "csv"])("%s", (format) => {
  it("says whether the RFCs agree", () => {
    const table = standardsTable(BASE, { format, show: asWritten });
    expect([table.add("g").agree, table.add("?y").agree, table.add("a b").agree]).toEqual([true, false, true]);
  });

  it("says whether the RFCs agree on the text as it is, though a table without its password shows no difference", () => {
    // RFC 1738 does not allow the tilde in a password (RFC 1738 §5).
    const options = { dialects: ["rfc1738", "rfc3986"] } as const;
    const table = standardsTable(BASE, { format, ...options, show: masked });
    const { text, agree } = table.add("ftp://u:~@h/");
    expect([agree, text.includes("tilde-became-unreserved")]).toEqual([false, false]);
    expect(table.add("ftp://u:x@h/").agree).toBe(true);
    const plain = standardsTable(BASE, { format, ...options, show: asWritten }).add("ftp://u:~@h/");
    expect([plain.agree, plain.text.includes("tilde-became-unreserved")]).toEqual([false, true]);
  });

  it("masks passwords, of the base and of a reference, in every cell", () => {
    for (const base of ["http://u:s3cret@a/b", BASE]) {
      const text = tableOf(format, ["g", "http://u:hunter2@h/", "//u:hun|ter2@h", "//u:hun ter2@h"], {
        base,
        show: masked,
      });
      expect(text).not.toMatch(/s3cret|hunter2|hun|ter2|qzq/u);
      expect(text).toContain("u:***@");
    }
    expect(tableOf(format, ["qzq"], { show: masked })).toContain("qzq");
    expect(tableOf(format, ["//u:hunter2@h"])).toContain("hunter2");
  });

  it("takes linear time for a long reference", () => {
    for (const reference of [
      "\\".repeat(300_000),
      "`|".repeat(100_000),
      "a/../".repeat(100_000),
      " ".repeat(300_000),
    ]) {
      expect(tableOf(format, [reference]).length).toBeGreaterThan(100_000);
    }
  });
});
