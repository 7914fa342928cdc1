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
      stderr: "error: cannot read broken.har as JSON (RFC 8259): it has a syntax error at line 2, column 1\n",
      status: 2,
    });
  });

  it("reads lines of JSON each by itself", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract -n a.jsonl");
    expect(stdout).toBe("a.jsonl:1:7: https://a.example\n");
    expect(errorsOf(stderr)).toEqual([
      "error: cannot read a.jsonl as lines of JSON (RFC 8259): it has a syntax error at line 2, column 4",
      "error[fragment]: `^` is not allowed in the fragment",
      "a.jsonl:3:18",
    ]);
    expect(status).toBe(2);
  });

  it("reports the first lines that are not JSON, and counts the others", async () => {
    const { stderr } = await inFolder("std66 extract many.jsonl");
    const lines = stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(11);
    expect(lines[9]).toBe(
      "error: cannot read many.jsonl as lines of JSON (RFC 8259): it has a syntax error at line 10, column 2",
    );
    expect(lines[10]).toBe(
      "error: cannot read all of many.jsonl as lines of JSON (RFC 8259): 1,224 more places have an error",
    );
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
    expect({ stderr, status }).toEqual({ stderr: expect.stringContaining("--iri"), status: 1 });
    expect((await inFolder("std66 extract --as csv < a.csv")).stdout).toBe("https://h/x,y\n");
  });

  it("reports a quote that is not closed", async () => {
    expect(await inFolder("std66 extract open.csv")).toEqual({
      stdout: "https://h/\n",
      stderr: "error: cannot read open.csv as CSV (RFC 4180): it has a quote that is not closed at line 1, column 3\n",
      status: 2,
    });
  });
});
