/** `std66 extract` of JSON, lines of JSON, JSON Schema and tables. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

const ARCHIVE = String.raw`{"\u006c": "https://a.example/?x=1\u0026y=2",
"m": ["https:\/\/h\/x|y", "see https://c.example/."]}`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-values-"));
  const files = {
    "a.har": ARCHIVE,
    "broken.har": '{"a":"https:\\/\\/a.example",\nb:"https://b.example"}',
    "a.jsonl": '{"a":"https:\\/\\/a.example"}\n{"b\n["git+https://h/#^1"]\n',
    "many.jsonl": "{\n".repeat(1234),
    "a.schema.json": '{"$id":"/s/","$defs":{"a":{"$ref":"#/b c"}},"$ref":"d"}',
    "a.csv": 'name,url\r\n"a, b","https://h/x,y"\r\nc,https://h/{id}\r\n',
    "open.csv": 'a,"https://h/\n',
    "faulty.opml": "<a>\nb &c\nd &d;</a>",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The codes and the places of the errors. */
const errorsOf = (stderr: string): (string | undefined)[] => stderr.match(/^error.*|(?<=^ *--> ).*/gmu) ?? [];

describe.concurrent("std66 extract", () => {
  it("decodes the escapes of JSON, and reports what is meant as a URI at its place", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract -n a.har");
    expect(stdout).toBe("a.har:1:13: https://a.example/?x=1&y=2\na.har:2:32: https://c.example/\n");
    expect(errorsOf(stderr)).toEqual(["error[pchar]: `|` is not allowed in the path", "a.har:2:22"]);
    expect(status).toBe(1);
  });

  it("--json has its pointer, and --iri its URI", async () => {
    const { stdout } = await inFolder("std66 extract --json a.har");
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(records).toMatchObject([
      { pointer: "/l", result: "https://a.example/?x=1&y=2" },
      { pointer: "/m/0", input: "https://h/x|y", error: { code: "pchar", offset: 11 }, withIri: "https://h/x%7Cy" },
      { pointer: "/m/1", result: "https://c.example/", delimiter: "whitespace" },
    ]);
    expect((await inFolder("std66 extract --iri a.har")).stdout.split("\n")[1]).toBe("https://h/x%7Cy");
  });

  it("reports where a document is not JSON, and reads it as text from there on", async () => {
    expect(await inFolder("std66 extract -n broken.har")).toEqual({
      stdout: "broken.har:1:7: https://a.example\nbroken.har:2:4: https://b.example\n",
      stderr: "error[malformed]: the JSON has a syntax error\n --> broken.har:2:1\n  = note: RFC 8259, section 2\n",
      status: 1,
    });
  });

  it.each([
    ["broken.har", [[2, 1, 28, "RFC 8259 §2", "the JSON has a syntax error"]]],
    ["a.jsonl", [[2, 4, 31, "RFC 8259 §2", "the JSON has a syntax error"]]],
    ["open.csv", [[1, 3, 2, "RFC 4180 §2", "the quote is not closed"]]],
    [
      "faulty.opml",
      [
        [2, 3, 6, "XML 1.0 §4.1", "the `&` begins no reference"],
        [3, 3, 11, "XML 1.0 §4.1", "the entity `d` is not declared in the document"],
      ],
    ],
  ])("--json: a place at which %s breaks the rules of its format is a record", async (file, places) => {
    const { stdout, stderr, status } = await inFolder(`std66 extract --json ${file}`);
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { error?: { code: string } });
    expect(records.filter(({ error }) => error?.code === "malformed")).toEqual(
      places.map(([line, column, start, section, message]) => ({
        input: null,
        file,
        line,
        column,
        start,
        end: start,
        error: { code: "malformed", offset: 0, component: null, section, message },
      })),
    );
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
    const checked = await inFolder(`std66 extract --json --check ${file}`);
    expect(checked.stdout.match(/"malformed"/gu)).toHaveLength(places.length);
    expect(checked.status).toBe(1);
  });

  it("--format: a place at which a document breaks the rules of its format has the code malformed", async () => {
    const github = await inFolder("std66 extract --format github faulty.opml broken.har");
    expect(github.stdout.split("\n")).toEqual([
      "::error file=faulty.opml,line=2,col=3,endColumn=3,title=malformed::the `&` begins no reference (XML 1.0 §4.1); write `&amp;` for a literal `&`",
      "::error file=faulty.opml,line=3,col=3,endColumn=3,title=malformed::the entity `d` is not declared in the document (XML 1.0 §4.1)",
      "::error file=broken.har,line=2,col=1,endColumn=1,title=malformed::the JSON has a syntax error (RFC 8259 §2)",
      "",
    ]);
    const sarif = await inFolder("std66 extract --format sarif open.csv nowhere.csv");
    const log = JSON.parse(sarif.stdout) as { runs: [{ results: object[]; tool: { driver: { rules: object[] } } }] };
    expect(log.runs[0].results).toMatchObject([{ ruleId: "malformed" }, { ruleId: "unreadable" }]);
    expect(log.runs[0].tool.driver.rules).toMatchObject([
      {
        id: "malformed",
        shortDescription: { text: "a document breaks the rules of XML, HTML, JSON, CSV or MDX" },
      },
      { id: "unreadable" },
    ]);
    expect([github.status, sarif.status]).toEqual([1, 2]);
  });

  it("reads lines of JSON each by itself", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract -n a.jsonl");
    expect(stdout).toBe("a.jsonl:1:7: https://a.example\n");
    expect(errorsOf(stderr)).toEqual([
      "error[malformed]: the JSON has a syntax error",
      "a.jsonl:2:4",
      "error[fragment]: `^` is not allowed in the fragment",
      "a.jsonl:3:18",
    ]);
    expect(status).toBe(1);
  });

  it("says a hundred faults in full, of all documents and of any code, and counts the others", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract a.jsonl many.jsonl broken.har");
    const places = errorsOf(stderr).filter((line = "") => /:\d+:\d+$/u.test(line));
    expect(places).toHaveLength(100);
    expect([places[0], places[2], places[99]]).toEqual(["a.jsonl:2:4", "many.jsonl:1:2", "many.jsonl:98:2"]);
    expect(stderr.split("\n").slice(-3)).toEqual([
      "note: more than 100 errors; the rest are counted (--diagnostics compact prints a line each)",
      "1,237 errors: 1,236 malformed, 1 fragment",
      "",
    ]);
    expect([stdout.split("\n").at(-2), status]).toEqual(["https://b.example", 1]);
    const compact = await inFolder("std66 extract --diagnostics compact many.jsonl");
    expect(compact.stderr.trimEnd().split("\n")).toHaveLength(1234);
    const count = await inFolder("std66 extract --diagnostics count many.jsonl a.jsonl");
    expect(count.stderr).toBe("1,236 errors: 1,235 malformed, 1 fragment\n");
    expect((await inFolder("std66 extract -q many.jsonl")).stderr).toBe("");
  });

  it("--as json-schema has the references, and --resolve their targets", async () => {
    const { stdout, stderr, status } = await inFolder(
      "std66 extract -n --as json-schema --resolve --base http://d/ a.schema.json",
    );
    expect(stdout).toBe("a.schema.json:1:9: http://d/s/\na.schema.json:1:53: http://d/s/d\n");
    expect(errorsOf(stderr)).toEqual(["error[fragment]: a space is not allowed in the fragment", "a.schema.json:1:39"]);
    expect(status).toBe(1);
    expect(await inFolder("std66 extract a.schema.json")).toEqual({ stdout: "", stderr: "", status: 0 });
  });

  it("reads the cells of a table", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract --json a.csv");
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(records).toMatchObject([
      { result: "https://h/x,y", line: 2, column: 9, record: 2, field: 2 },
      { input: "https://h/{id}", line: 3, column: 3, record: 3, field: 2, error: { code: "pchar" } },
    ]);
    // It is not an IRI that the note could count: a URI Template is not one either.
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
    expect((await inFolder("std66 extract --as csv < a.csv")).stdout).toBe("https://h/x,y\n");
  });

  it("reports a quote that is not closed", async () => {
    expect(await inFolder("std66 extract open.csv")).toEqual({
      stdout: "https://h/\n",
      stderr: "error[malformed]: the quote is not closed\n --> open.csv:1:3\n  = note: RFC 4180, section 2\n",
      status: 1,
    });
  });
});
