/** The output of `std66 legacy`, and the tour through the differences of the standards. */
import { type Outcome, type ReasonCode, compareResolution, compareSyntax, reasons, rfc2396 } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

const BASE = "http://a/b/c/d;p?q";
const ALL = "rfc1738,rfc1808,rfc2396,rfc2396bis07,rfc3986,whatwg";
const NAMES = ["RFC 1738", "RFC 1808", "RFC 2396", "RFC 3986", "URL Standard"];

/** The table lines that name a standard, split into their parts. */
function rowsOf(stdout: string): { readonly mark: string; readonly name: string; readonly cell: string }[] {
  return [...stdout.matchAll(/^ {2}([ ≠]) (RFC \d{4}|2396bis-07|URL Standard) +(\S.*)$/gmu)].map(
    ([, mark = "", name = "", cell = ""]) => ({ mark, name, cell }),
  );
}

describe("a resolution", () => {
  it("has one row per standard, in order of publication, with the URL Standard last", async () => {
    const { stdout } = await std66(["legacy", BASE, "s:g"]);
    expect(rowsOf(stdout).map(({ name }) => name)).toEqual(NAMES.filter((name) => name !== "RFC 1738"));
    const all = await std66(["legacy", "--dialects", ALL, BASE, "s:g"]);
    expect(rowsOf(all.stdout).map(({ name }) => name)).toEqual([...NAMES.slice(0, 3), "2396bis-07", ...NAMES.slice(3)]);
    expect(stdout).toMatch(/^ {2}not an RFC, for contrast:\n {4}URL Standard /mu);
  });

  it("marks rows that differ from RFC 3986, without colors", async () => {
    const { stdout } = await std66(["legacy", BASE, "?y"]);
    const marked = rowsOf(stdout).filter(({ mark }) => mark === "≠");
    expect(marked.map(({ name }) => name)).toEqual(["RFC 2396"]);
    expect(stdout).not.toContain("\u001B");
  });

  it("has the marked rows in color with --color always, but not with NO_COLOR", async () => {
    const yellow = "\u001B[33m";
    const { stdout } = await std66(["legacy", "--color", "always", BASE, "?y"]);
    expect(stdout.split("\n").filter((line) => line.includes(yellow))).toEqual(
      stdout.split("\n").filter((line) => line.includes("≠")),
    );
    const plain = await std66(["legacy", BASE, "?y"], { env: { NO_COLOR: "1", FORCE_COLOR: "1" } });
    expect(plain.stdout).not.toContain("\u001B");
  });

  it("prints each reason once, with the standards it separates", async () => {
    const { stdout } = await std66(["legacy", BASE, "?y"]);
    expect(stdout).toMatch(/^ {2}WHY$/mu);
    expect(stdout.match(/^ {4}[a-z-]+: .*$/gmu)).toEqual(["    query-only-keeps-path: 1808, 3986 | 2396"]);
    const { summary, citations } = reasons["query-only-keeps-path"];
    const text = stdout.replace(/\s+/gu, " ");
    for (const part of [summary, ...citations]) expect(text.split(part)).toHaveLength(2);
  });

  it("fits into 80 columns if the URIs do", async () => {
    const references = ["g", "", "?y", ";x", "../../../g", "///g", "g?", "a b", "[", "1:b", "mailto:a", "http://a:b"];
    const { stdout } = await std66(["legacy", "--dialects", ALL, "--excess-dots", "error", BASE, ...references]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(stdout.match(/^ {18}\S/gmu)?.length).toBeGreaterThan(references.length);
  });
});

describe("the syntax of a text", () => {
  // URL Standard §4.3 and §4.4: each of these is a validation error, or has one, and is repaired.
  it.each([
    "http://a/b c",
    " http://a/",
    "http:\\\\a",
    "http://u:p@a/",
    "https:a",
    "http://a/%zz",
    "http://a/\u00e9",
    "http://a/",
  ])("%j is accepted by the URL Standard, whether or not it is valid", async (text) => {
    const { stdout } = await std66(["legacy", "--dialects", "whatwg", text]);
    expect(rowsOf(stdout).map(({ name, cell }) => [name, cell])).toEqual([["URL Standard", "accepted"]]);
    const { stdout: record } = await std66(["legacy", "--json", "--dialects", "whatwg", text]);
    expect(JSON.parse(record)).toMatchObject({ rows: [{ dialect: "whatwg", valid: true }] });
  });

  it.each(["http://a b/", "http://a:99999/", "/a"])("%j is not accepted by the URL Standard", async (text) => {
    const { stdout } = await std66(["legacy", "--dialects", "whatwg", text]);
    expect(stdout).toContain("URL Standard  not accepted: the runtime's `URL` cannot parse it");
  });

  it("has one row per standard, with the components below, or the reason why it is not valid", async () => {
    const { stdout, status } = await std66(["legacy", "http://a/~b"]);
    expect(rowsOf(stdout).map(({ mark, name, cell }) => `${mark} ${name}: ${cell.replace(/:.*/u, "")}`)).toEqual([
      "≠ RFC 1738: not valid",
      "≠ RFC 1808: not valid",
      "  RFC 2396: valid",
      "  RFC 3986: valid",
      "  URL Standard: accepted",
    ]);
    expect(stdout).toContain(
      "    RFC 2396      valid\n                  scheme     http\n                  authority  a\n",
    );
    expect(stdout).toContain("    tilde-became-unreserved: 1738, 1808 | 2396, 3986\n");
    expect(status).toBe(1);
  });
});

describe("standard input", () => {
  it("has a block for each line, and continues after one that is not UTF-8", async () => {
    const stdin = Buffer.concat([Buffer.from("g\nd\u00E9\n"), Buffer.from([0x61, 0xff]), Buffer.from("\nh\n")]);
    const { stdout, stderr, status } = await std66(["legacy", "--dialects", "rfc1808,rfc3986", "http://a/b", "-"], {
      stdin,
    });
    expect(stdout.split("\n\n").map((block) => block.split("\n")[0])).toEqual(["g", "d\u00E9", "h"]);
    expect(stdout).toContain("error: U+00E9 is not allowed in a URL (RFC 1808 §2.2)\n");
    expect(stderr).toContain("error[utf-8]: the line is not UTF-8\n --> <stdin>:3:2\n");
    expect(status).toBe(1);
  });

  it("gives the same output as arguments", async () => {
    const lines = ["g", "", "caf\u00E9", "%", "?y"];
    const [fromInput, fromArguments] = await Promise.all([
      std66(["legacy", BASE, "-"], { stdin: lines.map((line) => `${line}\n`).join("") }),
      std66(["legacy", BASE, ...lines]),
    ]);
    expect(fromInput).toEqual(fromArguments);
  });

  it("the exit status is 0 if the RFCs agree on all lines, 1 if they differ on one", async () => {
    const args = ["legacy", "--json", "--dialects", "rfc1808,rfc3986", "http://a/b", "-"];
    const ends = await Promise.all(["g\nh\n", "g?\nh\n"].map((stdin) => std66(args, { stdin })));
    expect(ends.map(({ status }) => status)).toEqual([0, 1]);
  });
});

describe("--json", () => {
  it("--null: a record that is not UTF-8 leaves an empty record", async () => {
    const stdin = Buffer.concat([Buffer.from("g\0"), Buffer.from([0xff, 0]), Buffer.from("h\0")]);
    const { stdout, status } = await std66(["legacy", "--null", "--dialects", "rfc3986", BASE, "-"], { stdin });
    expect(stdout.split("\0").map((record) => record.split("\n", 1)[0])).toEqual(["g", "", "h", ""]);
    expect(status).toBe(1);
  });

  it("prints exactly one object per line, with an error for a line that is not UTF-8", async () => {
    const stdin = Buffer.concat([Buffer.from("g\n\n"), Buffer.from([0xff, 0x0a]), Buffer.from("caf\u00E9\n?y")]);
    const { stdout, stderr, status } = await std66(["legacy", "--json", BASE, "-"], { stdin });
    const lines = stdout.split("\n");
    expect(lines.pop()).toBe("");
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects.map(({ input }) => input)).toEqual(["g", "", "\uFFFD", "caf\u00E9", "?y"]);
    const members = objects.map((object) => Object.keys(object).join());
    expect(members).toEqual(
      [0, 1, 2, 3, 4].map((index) =>
        index === 2 ? "input,error" : "base,input,agree,rows,differences,readings,reasons,clients",
      ),
    );
    const shown = ["rfc1808", "rfc2396", "rfc3986", "whatwg"] as const;
    expect(objects[4]).toMatchObject({
      base: BASE,
      input: "?y",
      ...compareResolution(BASE, "?y", { dialects: shown }),
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
  });

  // RFC 1808 §5, RFC 2396 Appendix C, RFC 3986 §5.4.
  it.each<[reference: string, texts: readonly [string, string | undefined, string], code?: ReasonCode]>([
    ["?y", ["http://a/b/c/d;p?y", "http://a/b/c/?y", "http://a/b/c/d;p?y"], "query-only-keeps-path"],
    [";x", ["http://a/b/c/d;x", "http://a/b/c/;x", "http://a/b/c/;x"], "params-are-not-path"],
    ["", [BASE, undefined, BASE], "empty-ref-is-current-document"],
    ["g;x=1/../y", ["http://a/b/c/g;x=1/../y", "http://a/b/c/y", "http://a/b/c/y"], "params-are-not-path"],
    ["../../../g", ["http://a/../g", "http://a/../g", "http://a/g"], "climb-above-root"],
    ["/./g", ["http://a/./g", "http://a/./g", "http://a/g"], "dots-in-absolute-paths"],
    ["g:h", ["g:h", "g:h", "g:h"]],
  ])(
    "has a line for %s, with the summary, the citations and the quotes of each reason",
    async (reference, texts, code) => {
      const args = ["legacy", "--json", "--dialects", "rfc1808,rfc2396,rfc3986", BASE, reference];
      const { stdout, status } = await std66(args);
      const object = JSON.parse(stdout) as Record<string, unknown>;
      const outcomes = texts.map((text) =>
        text === undefined ? { kind: "same-document", text: "" } : { kind: "uri", text },
      );
      expect(object).toMatchObject({ base: BASE, input: reference, agree: code === undefined });
      expect(object["rows"]).toEqual(
        outcomes.map((outcome, index) => ({ dialect: ["rfc1808", "rfc2396", "rfc3986"][index], outcome })),
      );
      if (code === undefined) expect([object["reasons"], object["differences"]]).toEqual([{}, []]);
      else {
        const { summary, citations, quotes } = reasons[code];
        expect(object["reasons"]).toEqual({ [code]: { summary, citations, quotes } });
        expect(citations.length).toBeGreaterThan(1);
      }
      expect(status).toBe(code === undefined ? 0 : 1);
    },
  );

  it("has the reasons of a text that one standard rejects (RFC 3986 Appendix D.2)", async () => {
    const { stdout, status } = await std66(["legacy", "--json", "--dialects", "rfc2396,rfc3986", "dav:"]);
    expect(JSON.parse(stdout)).toMatchObject({
      input: "dav:",
      agree: false,
      rows: [
        { dialect: "rfc2396", valid: false, reason: "empty-scheme-specific-part" },
        { dialect: "rfc3986", valid: true, components: { scheme: "dav", authority: null, path: "" } },
      ],
      differences: [{ between: ["rfc2396", "rfc3986"], reasons: ["empty-scheme-specific-part"] }],
      reasons: {
        "empty-scheme-specific-part": {
          summary: reasons["empty-scheme-specific-part"].summary,
          citations: reasons["empty-scheme-specific-part"].citations,
          quotes: reasons["empty-scheme-specific-part"].quotes,
        },
      },
    });
    expect(status).toBe(1);
  });

  it("has null for absent components", async () => {
    const { stdout } = await std66(["legacy", "--json", "ftp://h"]);
    const { rows } = JSON.parse(stdout) as { readonly rows: readonly { readonly components: object }[] };
    const components = { scheme: "ftp", user: null, password: null, host: "h", port: null };
    expect(rows[0]).toEqual({
      dialect: "rfc1738",
      valid: true,
      components: { ...components, cwd: [], name: null, type: null },
    });
    expect(rows).toHaveLength(NAMES.length);
  });
});

it("the help describes 2396bis-07 as the last draft of RFC 3986", async () => {
  const { stdout } = await std66(["legacy", "--help"]);
  expect(stdout.replace(/\s+/gu, " ")).toContain("2396bis-07 is the last draft of RFC 3986.");
});

describe("--tour", () => {
  const shown = { dialects: ["rfc1808", "rfc2396", "rfc3986"] as const };
  const references: readonly (readonly [text: string, base: string, isLenient: boolean])[] = [
    [";x", BASE, false],
    ["g?", BASE, false],
    ["///g", BASE, false],
    ["http:g", BASE, true],
    ["?y", BASE, false],
    ["", BASE, false],
    ["g", "http://a", false],
    ["b", "mailto:a", false],
    ["../../../g", BASE, false],
    ["/./g", BASE, false],
  ];
  const texts = ["http://a/~b", "http://[::1]/", "mailto:a?b", "foo:", "http://a_b/"];

  it.each(references)("%j against %s: agrees with compareResolution", async (text, base, isLenient) => {
    const { stdout, status } = await std66(["legacy", "--tour"]);
    const { rows, differences } = compareResolution(base, text, { ...shown, strict: !isLenient });
    const block = blockOf(stdout, text).replace(/\n {18}/gu, " ");
    expect(rowsOf(block).map(({ cell }) => cell)).toEqual(rows.map(({ outcome }) => cellOf(outcome)));
    const [code = "another-standard"] = differences.flatMap(({ reasons: codes }) => codes);
    expect(block.replace(/\s+/gu, " ")).toContain(reasons[code].summary);
    if (base !== BASE) expect(block).toContain(`(against ${base})`);
    expect(status).toBe(0);
  });

  it.each(texts)("%j: agrees with compareSyntax", async (text) => {
    const { stdout } = await std66(["legacy", "--tour"]);
    const { rows, differences } = compareSyntax(text, shown);
    const block = blockOf(stdout, text).replace(/\n {18}/gu, " ");
    const cells = rows.map((row) => {
      if (!row.valid) return `not ${row.dialect === "whatwg" ? "accepted" : "valid"}: ${row.message}`;
      const components = Object.entries<unknown>({ ...row.components });
      const there = components.filter(([, value]) => typeof value === "string") as [string, string][];
      return there.map(([name, value]) => `${name}=${value || '""'}`).join(" ");
    });
    expect(rowsOf(block).map(({ cell }) => cell)).toEqual(cells);
    const [code = "another-standard"] = differences.flatMap(({ reasons: codes }) => codes);
    expect(block.replace(/\s+/gu, " ")).toContain(reasons[code].summary);
  });

  it("its titles name the RFCs that differ, and it fits into 80 columns", async () => {
    const { stdout } = await std66(["legacy", "--tour"]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    const chapters = stdout.split(/^(?=\d{4}: )/mu).slice(1);
    const marked = chapters.map((chapter) =>
      chapter
        .split("\n\n")
        .slice(1)
        .map((block) => rowsOf(block).flatMap(({ mark, name }) => (mark === "≠" ? [name] : [])))
        .filter(({ length }) => length > 0),
    );
    expect(marked.map(({ length }) => length)).toEqual([5, 7, 2, 1]);
    expect(marked.map((examples) => new Set(examples.map(String)))).toEqual([
      new Set(["RFC 1808"]),
      new Set(["RFC 2396"]),
      new Set(["RFC 1808,RFC 2396", "RFC 1808"]),
      new Set(["RFC 1808,RFC 2396"]),
    ]);
  });

  it.each(references)("%j against %s: is listed under a choice of RFC 2396 if there is one", async (text, base) => {
    const { stdout } = await std66(["legacy", "--tour"]);
    const outcomes = (["keep", "remove", "error"] as const).flatMap((excessDots) =>
      [true, false].map((strict) => JSON.stringify(rfc2396.resolve(base, text, { excessDots, strict }))),
    );
    const chapter = stdout.split(/^(?=\d{4}: )/mu).find((part) => blockOf(part, text) !== "");
    expect(chapter?.startsWith("1998: RFC 2396 leaves a choice")).toBe(new Set(outcomes).size > 1);
  });

  it("--null ends each part of the tour with NUL", async () => {
    const [lines, parts] = await Promise.all([std66(["legacy", "--tour"]), std66(["legacy", "--tour", "--null"])]);
    expect(`${parts.stdout.split("\0").slice(0, -1).join("\n\n")}\n`).toBe(lines.stdout);
    expect(parts.stdout).toMatch(/\0$/u);
  });

  it("--json prints an object for each example, and every example has a difference", async () => {
    const { stdout, status } = await std66(["legacy", "--tour", "--json"]);
    const objects = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as TourRecord);
    expect(new Set(objects.map(({ input }) => input))).toEqual(
      new Set([...references.map(([text]) => text), ...texts]),
    );
    expect(objects).toHaveLength(references.length + texts.length);
    expect(objects.filter(({ agree }) => agree)).toEqual([]);
    for (const { rows } of objects)
      expect(rows.map(({ dialect }) => dialect)).toEqual(["rfc1808", "rfc2396", "rfc3986"]);
    const readingsOf = (text: string): readonly string[] | undefined =>
      objects.find(({ input }) => input === text)?.readings?.map(({ dialect, reading }) => `${dialect} ${reading}`);
    expect(readingsOf("?y")).toEqual(["rfc2396 L10"]);
    expect(readingsOf("http:g")).toEqual(["rfc2396 L17", "rfc3986 L17"]);
    expect(readingsOf("foo:")).toBeUndefined();
    expect(status).toBe(0);
  });
});

interface TourRecord {
  readonly input: string;
  readonly agree: boolean;
  readonly rows: readonly { readonly dialect: string }[];
  readonly readings?: readonly { readonly dialect: string; readonly reading: string }[];
}

/** The cell for an outcome. */
function cellOf(outcome: Outcome): string {
  if (outcome.kind === "error") return `error: ${outcome.message}`;
  return outcome.kind === "same-document" ? `(current document)${outcome.text}` : outcome.text;
}

/** The block of an example in the tour. */
function blockOf(stdout: string, text: string): string {
  return stdout.split("\n\n").find((block) => (block.split("\n")[0] ?? "").split(/ +/u)[1] === (text || '""')) ?? "";
}
