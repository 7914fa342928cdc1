/** `--tsv`: a row for each row, for every command that maps inputs. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

/** Rows with a URI, an invalid text, NULL, the empty reference, octets that are not UTF-8, and an escape. */
const ROWS = Buffer.from("HTTP://a/%7e?q=%20\tx\n%\ty\n\\N\n\n\xff\tz\na\\tb\r\n", "latin1");

async function answersOf(...args: readonly string[]): Promise<string> {
  const { stdout, stderr, status } = await std66([...args, "--tsv", "--quiet", "--exit-zero"], { stdin: ROWS });
  expect([stderr, status]).toEqual(["", 0]);
  return stdout;
}

describe("--tsv", () => {
  it.each([
    ["normalize", "http://a/~?q=%20\tx\n\\N\ty\n\\N\n\n\\N\tz\n\\N\r\n"],
    ["resolve http://b/", "HTTP://a/%7e?q=%20\tx\n\\N\ty\n\\N\nhttp://b/\n\\N\tz\n\\N\r\n"],
    ["relativize http://a/", "HTTP://a/%7e?q=%20\tx\n\\N\ty\n\\N\n\n\\N\tz\n\\N\r\n"],
    ["set --host z", "HTTP://z/%7e?q=%20\tx\n\\N\ty\n\\N\n//z\n\\N\tz\n\\N\r\n"],
    ["iri --to-iri", "HTTP://a/~?q=%20\tx\n\\N\ty\n\\N\n\n\\N\tz\n\\N\r\n"],
    ["encode", "HTTP%3A%2F%2Fa%2F%257e%3Fq%3D%2520\tx\n%25\ty\n\\N\n\n\\N\tz\na%09b\r\n"],
    ["decode", "HTTP://a/~?q= \tx\n\\N\ty\n\\N\n\n\\N\tz\na\\tb\r\n"],
    ["file --to-path --platform posix", "\\N\tx\n\\N\ty\n\\N\n\\N\n\\N\tz\n\\N\r\n"],
    ["template match HTTP:{+rest}", '{"rest":"//a/%7e?q=%20"}\tx\n\\N\ty\n\\N\n\\N\n\\N\tz\n\\N\r\n'],
    ["check", "true\tx\nfalse\ty\n\\N\ntrue\nfalse\tz\nfalse\r\n"],
    ["check --as uri", "true\tx\nfalse\ty\n\\N\nfalse\nfalse\tz\nfalse\r\n"],
    ["audit", "\tx\nnot-a-uri-reference\ty\n\\N\n\n\\N\tz\nnot-a-uri-reference,tab-or-newline\r\n"],
    ["parse --format {host}", "a\tx\n\\N\ty\n\\N\n\n\\N\tz\n\\N\r\n"],
    ["params --get q", " \tx\n\\N\ty\n\\N\n\\N\n\\N\tz\n\\N\r\n"],
  ])("%s", async (command, answers) => {
    expect(await answersOf(...command.split(" "))).toBe(answers);
  });

  it("names each code of a row once, in the order of its findings, with --csv too", async () => {
    const stdin = "http://a/%u0041%u0042\n/a\n";
    for (const form of ["--tsv", "--csv"]) {
      const { stdout } = await std66(["audit", form], { stdin });
      // In CSV, `""` is the empty text.
      const rows = form === "--csv" ? '"not-a-uri-reference,percent-u"\n""\n' : "not-a-uri-reference,percent-u\n\n";
      expect(stdout).toBe(rows);
    }
  });

  it("says the column of a fault in characters of the row, whatever their octets", async () => {
    for (const [form, stdin, place] of [
      ["--tsv", "\u00E9\u{1F980}\t\u00E9\u00E9\u{1F980} b\n", "1:7"],
      ["--csv", '\u00E9\u{1F980},"\u00E9\u00E9\u{1F980} b"\n', "1:8"],
    ] as const) {
      const args = ["check", "--as", "iri-reference", form, "--column", "2", "--diagnostics", "compact"];
      const { stderr } = await std66(args, { stdin });
      expect([form, stderr.split(": ", 1)[0]]).toEqual([form, `<stdin>:${place}`]);
    }
  });

  it("gives the JSON records of parse and params as fields", async () => {
    for (const command of ["parse", "params"]) {
      const [row = "", next] = (await answersOf(command)).split("\n");
      const [record = "", other] = row.split("\t");
      const { stdout } = await std66([command, "--json", "HTTP://a/%7e?q=%20"]);
      expect([record, other, next]).toEqual([stdout.trimEnd(), "x", "\\N\ty"]);
    }
  });

  it("says what is invalid, in which row, and ends with 1", async () => {
    const { stdout, stderr, status } = await std66(["normalize", "--column", "2"], { stdin: "1\tHTTP://a/\n2\t%\n" });
    expect([stdout, status]).toEqual(["1\thttp://a/\n2\t\\N\n", 1]);
    expect(stderr).toMatch(/^error\[pct-encoded\].*\n --> <stdin>:2:3\n/u);
    // After surrogate pairs and what is escaped or doubled in a row.
    for (const [form, row, place] of [
      ["--tsv", "\u{1F980}\\\\\u{1F980}\\\\%zz\n", "1:7"],
      ["--csv", '"\u{1F980}""\u{1F980}""%zz"\n', "1:8"],
    ] as const) {
      const decoded = await std66(["decode", form, "--diagnostics", "compact"], { stdin: row });
      expect([form, decoded.stderr.split(" ")[0]]).toEqual([form, `<stdin>:${place}:`]);
    }
    const octet = await std66(["check", "--tsv", "--diagnostics", "compact"], {
      stdin: Buffer.from([0x61, 0x80, 0x0a]),
    });
    expect([octet.stdout, octet.status]).toEqual(["false\n", 1]);
    expect(octet.stderr).toContain("<stdin>:1:2: error[utf-8]");
  });

  it.each([
    ["normalize", ["\\N", "pct-encoded", "\\N", "\\N", "utf-8", "pchar"]],
    ["normalize --json", ["\\N", "pct-encoded", "\\N", "\\N", "utf-8", "pchar"]],
    ["check --as uri", ["\\N", "pct-encoded", "\\N", "uri", "utf-8", "pchar"]],
    ["audit", ["\\N", "\\N", "\\N", "\\N", "utf-8", "\\N"]],
    ["decode", ["\\N", "pct-encoded", "\\N", "\\N", "utf-8", "\\N"]],
    ["params --get q", ["\\N", "pct-encoded", "\\N", "\\N", "utf-8", "pchar"]],
  ])("with --errors, adds the code of each error to %s", async (command, codes) => {
    const rows = (await answersOf(...command.split(" "))).split("\n");
    const expected = rows.map((row, index) => row.replace(/(?=\r?$)/u, codes[index] ? `\t${codes[index]}` : ""));
    expect(await answersOf(...command.split(" "), "--errors")).toBe(expected.join("\n"));
  });

  it("says on standard error what --errors says, and counts each invalid row once", async () => {
    const stdin = Buffer.from("x\t?b=1\nx\t\xff\nx\t%\n", "latin1");
    const args = ["params", "--get", "q", "--column", "2", "--errors", "--exit-zero"];
    const { stdout, stderr } = await std66(args, { stdin });
    expect(stdout).toBe("x\t\\N\t\\N\nx\t\\N\tutf-8\nx\t\\N\tpct-encoded\n");
    expect(stderr.match(/^error\[.*\]|<stdin>:\d/gmu)).toEqual([
      "error[utf-8]",
      "<stdin>:2",
      "error[pct-encoded]",
      "<stdin>:3",
    ]);
  });

  it("writes what would end a field as an escape, exactly", async () => {
    expect((await std66(["decode", "--tsv"], { stdin: "%09%0A%00%5C%0D%08%0C\n" })).stdout).toBe(
      "\\t\\n\\0\\\\\\r\\b\\f\n",
    );
    expect((await std66(["params", "--tsv", "--get", "a"], { stdin: "?a=1&a=2\n" })).stdout).toBe("1\\n2\n");
  });

  it("reads the rows of files, one after the other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "std66-rows-"));
    const [one, two] = [join(folder, "1"), join(folder, "2")];
    writeFileSync(one, "HTTP://a/");
    writeFileSync(two, "2\nHTTP://b/\nc\n");
    expect(await std66(["normalize", "--tsv", "-f", one, "-f", one])).toMatchObject({
      stdout: "http://a/\nhttp://a/\n",
    });
    expect(await std66(["normalize", "--chunk-header", `@${two}`])).toMatchObject({ stdout: "http://b/\nc\n" });
    const missing = await std66(["normalize", "--tsv", "-f", join(folder, "3"), "-f", one]);
    expect([missing.stdout, missing.status]).toEqual(["http://a/\n", 2]);
    rmSync(folder, { recursive: true });
  });

  it("ends with 2 and the answers before a chunk header that lies", async () => {
    const { stdout, stderr, status } = await std66(["normalize", "--chunk-header"], { stdin: "1\na\nb\n1\n" });
    expect([stdout, stderr, status]).toEqual([
      "a\n",
      "error: <stdin>: the line after row 1 must be a chunk header, not `b`\n",
      2,
    ]);
  });

  it.each([
    ["normalize --tsv http://a", "cannot be used with inputs as arguments"],
    ["normalize --tsv -0", "cannot be used with option '-0, --null'"],
    ["normalize --tsv --json-input", "cannot be used with option '--json-input'"],
    ["normalize --chunk-header --fail-fast", "cannot be used with option '--fail-fast'"],
    ["normalize --chunk-header --csv", "cannot be used with option '--chunk-header'"],
    ["normalize --chunk-header --header", "cannot be used with option '--header'"],
    ["normalize --csv --tsv", "cannot be used with option '--tsv'"],
    ["normalize --csv --json-input", "'--csv' cannot be used with option '--json-input'"],
    ["normalize --csv -0", "'--csv' cannot be used with option '-0, --null'"],
    ["normalize --csv http://a", "'--csv' cannot be used with inputs as arguments"],
    ["normalize --csv --column url", "needs option '--header'"],
    ["normalize --column 0", "from 1 to 65535"],
    ["normalize --header --column -1", "from 1 to 65535"],
    ["check --append --valid", "cannot be used with option"],
    ["check --append --invalid", "cannot be used with option"],
    ["check --chunk-header --count", "cannot be used with option"],
    ["audit --csv --format sarif", "cannot be used with option"],
    ["legacy --csv --format csv http://a", "cannot be used with option '--csv'"],
    ["audit --tsv --format sarif", "cannot be used with option"],
  ])("refuses %s", async (line, message) => {
    const { stderr, status } = await std66(line.split(" "));
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it("has as many rows as its input, with the same other fields, for random tables", async () => {
    const piece = fc.constantFrom("a", "\t", "\n", "\r", "\\", "N", "\0", "%41", "\\N", "http://A/", "\u00E9", "x y");
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom("normalize", "encode", "audit"),
        fc.constantFrom("--tsv", "--errors"),
        async (pieces, command, option) => {
          const table = pieces.join("");
          const { stdout } = await std66([command, option, "--quiet"], { stdin: table });
          const rows = table.replace(/\n$/u, "").split("\n");
          const expected = table === "" ? [] : rows.map(others);
          const answers = stdout.split("\n").slice(0, -1).map(others);
          if (option === "--errors") expect(answers.every((row) => ERROR.test(row))).toBe(true);
          expect(answers.map((row) => (option === "--errors" ? row.replace(ERROR, "") : row))).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The field that `--errors` adds. */
const ERROR = /\t(?:\\N|[a-z0-9-]+)(?=\r?$)/u;

/** A row without its first field. */
function others(row: string): string {
  return row.replace(/^[^\t]*?(?=\t|\r?$)/u, "");
}
