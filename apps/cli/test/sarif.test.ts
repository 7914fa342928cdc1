/** The logs of `audit --format sarif` and `extract --format sarif` conform to the schema of SARIF 2.1.0. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv-draft-04";
import { expect, it } from "vitest";
import { std66 } from "./run.ts";
import schema from "./sarif-2.1.0.json" with { type: "json" };

// Draft 4 of JSON Schema. The formats are those of texts that the tests look at themselves.
const validate = new Ajv.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

interface Log {
  readonly runs: readonly [
    {
      readonly columnKind: string;
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly locations: readonly [
          {
            readonly physicalLocation: {
              readonly artifactLocation: { readonly uri: string };
              readonly region: { readonly startLine: number; readonly startColumn: number; readonly endColumn: number };
            };
          },
        ];
      }[];
    },
  ];
}

async function logOf(stdin: string, ...args: readonly string[]): Promise<Log> {
  const { stdout, status } = await std66(["audit", "--format", "sarif", ...args], { stdin });
  expect(status).toBe(0);
  const log = JSON.parse(stdout) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  return log;
}

it.each([
  ["no input", ""],
  ["no findings", "http://a.example/\n"],
  ["findings of all severities", "http://a.example/\nhttp://0x7f.1/\nhttp://a.example#@b.example/\n\u202e\n"],
])("%s: the log is valid", async (_, stdin) => {
  const log = await logOf(stdin);
  expect(log.runs).toHaveLength(1);
});

it("a result has the rule, the level, and the place in the file", async () => {
  const [{ tool, results }] = (await logOf("a\nhttp://0x7f.1/\n", "--source", "links.txt")).runs;
  const [result] = results;
  expect(tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe("host-ipv4-rare");
  expect(result).toMatchObject({ ruleId: "host-ipv4-rare", level: "warning" });
  expect(result?.locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "links.txt" },
    region: { startLine: 2, startColumn: 8, endColumn: 14 },
  });
});

it.each([
  ["no fault", "http://a.example/\n", 0],
  ["faults of each kind", "http://a/b|c http://d,e.f/ http://\u00E9/ http://h:x/ <http://i/j k> http://u:p q@h/\n", 1],
])("%s of a document: the log is valid", async (_, stdin, expected) => {
  const { stdout, status } = await std66(["extract", "--format", "sarif"], { stdin });
  const log = JSON.parse(stdout) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  expect(log.runs[0].results.map(({ ruleId }) => ruleId)).toEqual(
    expected === 0 ? [] : ["pchar", "unclear-host", "reg-name", "port", "pchar", "userinfo"],
  );
  expect(status).toBe(expected);
});

it("each result of a document has its rule, with the address of its section", async () => {
  const { stdout } = await std66(["extract", "--format", "sarif"], {
    stdin: "http://a/b|c http://h:x/ http://a/d|e\n",
  });
  const [{ tool, results }] = (JSON.parse(stdout) as Log).runs;
  expect(tool.driver.rules).toMatchObject([
    { id: "pchar", helpUri: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3" },
    { id: "port", helpUri: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3" },
  ]);
  expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 1, 0]);
});

// SARIF 2.1.0, 3.4.3; RFC 3986 §4.2; RFC 8089 Appendix E.2.
it.each([
  ["a b.md", "a%20b.md"],
  ["a:b.md", "./a:b.md"],
  ["/a/b.md", "/a/b.md"],
  ["//dir/x", "/.//dir/x"],
  ["C:/x", "file:///C:/x"],
  ["C:\\x y", "file:///C:/x%20y"],
  ["C:x", "./C:x"],
  ["\\\\server\\share\\x", "file://server/share/x"],
  ["d\\e.md", "d/e.md"],
  ["C:\\nul.txt", "./C:/nul.txt"],
  ["\uD800.md", "%EF%BF%BD.md"],
])("the file %j of a record is %j", async (file, uri) => {
  const stdin = `${JSON.stringify({ input: "http://0x7f.1/", file, line: 3, column: 5 })}\n`;
  const [{ results }] = (await logOf(stdin, "--json-input")).runs;
  expect(results[0]?.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri },
    region: { startLine: 3, startColumn: 12, endColumn: 18 },
  });
});

// A record without a place is where its own line is.
it.each([
  { line: "3" },
  { line: -3 },
  { line: 0 },
  { line: 1.5 },
  { line: null },
  { file: 7 },
  { column: "5" },
  { column: -1 },
])("a record with %j has no place of its own", async (wrong) => {
  const record = { input: "http://0x7f.1/", file: "a.md", line: 3, column: 5, ...wrong };
  const [{ results }] = (await logOf(`${JSON.stringify(record)}\n`, "--json-input", "--source", "s")).runs;
  expect(results[0]?.locations[0].physicalLocation).toMatchObject({ region: { startLine: 1, startColumn: 8 } });
});

it.each(["--format sarif", "--format github", "--format compact", "--format full"])(
  "a note of %s counts records whose place is not valid",
  async (format) => {
    const said = async (...records: object[]): Promise<string | undefined> => {
      const stdin = records.map((record) => `${JSON.stringify({ input: "http://0x7f.1/", ...record })}\n`).join("");
      const { stderr } = await std66(["audit", "--json-input", ...format.split(" ")], { stdin });
      return stderr;
    };
    expect(await said({ file: "a.md", line: "3" }, { file: "a.md", line: 3 }, {})).toBe(
      "note: 1 record has no valid file, line and column; its findings are at the record itself\n",
    );
    expect(await said({ file: "a.md", line: 0 }, { file: 7, line: 1 })).toBe(
      "note: 2 records have no valid file, line and column; their findings are at the records themselves\n",
    );
    expect(await said({ line: 3 }, { file: "a.md", line: 3, column: 5 })).toBe("");
    expect(await said({ file: "a.md", input: "https://a.example/" })).toBe("");
  },
);

it("findings in links of several documents are where extract found them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "std66-sarif-"));
  try {
    const [docs, hosts] = [join(folder, "docs"), join(folder, "hosts.txt")];
    mkdirSync(docs);
    writeFileSync(
      join(docs, "a.md"),
      "# a\n[x](https://good.example/) [y](https://evil.example/) mailto:a@b.example\n",
    );
    writeFileSync(join(docs, "b.html"), '<p>\n\n<a href="http://good.example/">z</a>\n');
    writeFileSync(hosts, "good.example\n");
    const { stdout: records } = await std66(["extract", "--json", "-r", docs]);
    const args = ["audit", "--json-input", "--hosts", hosts, "--schemes", "https,mailto", "--format", "sarif"];
    const { stdout, status } = await std66(args, { stdin: records });
    const log = JSON.parse(stdout) as Log;
    validate(log);
    expect(validate.errors).toBeNull();
    const places = log.runs[0].results.map(({ ruleId, locations: [{ physicalLocation }] }) => [
      ruleId,
      physicalLocation.artifactLocation.uri.replace(/^.*\/docs\//, ""),
      physicalLocation.region.startLine,
      physicalLocation.region.startColumn,
    ]);
    expect(places).toEqual([
      ["host-not-allowed", "a.md", 2, 40],
      ["scheme-not-allowed", "b.html", 3, 10],
    ]);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the schema notices a wrong log", () => {
  expect(validate({ version: "2.1.0" })).toBe(false);
});

// SARIF 2.1.0, 3.14.17: columns are counted as `columnKind` says, with a surrogate pair as one in those of `extract`.
it.each([
  ["before the link", "\u{1F600} http://0x7f.1/", [10, 16]],
  ["before the link, twice", "\u{1F600}\u{10FFFF} http://0x7f.1/", [11, 17]],
  ["of U+FFFF and below before the link", "\u20AC\uFFFD http://0x7f.1/", [11, 17]],
])("the columns of a record of extract count a character %s as one", async (_, text, [startColumn, endColumn]) => {
  const { stdout } = await std66(["extract", "--json", "--as", "text"], { stdin: `${text}\n` });
  const log = await logOf(stdout, "--json-input", "--field", "result");
  const [{ results, columnKind }] = log.runs;
  expect(columnKind).toBe("unicodeCodePoints");
  const { file } = JSON.parse(stdout) as { file: string };
  expect(file).toBe("<stdin>");
  expect(results[0]?.ruleId).toBe("host-ipv4-rare");
  const named = await logOf(stdout.replaceAll("<stdin>", "a.txt"), "--json-input", "--field", "result");
  expect(named.runs[0].results[0]?.locations[0].physicalLocation.region).toEqual({
    startLine: 1,
    startColumn,
    endColumn,
  });
});

it.each([
  ["before it", "http://\u{1F600}\u{1F601}:a@0x7f.1/", [13, 19]],
  ["after it", "http://0x7f.1/\u{1F600}\u{1F601}", [8, 14]],
  [
    "in a record, with a column",
    '{"file":"a","line":1,"column":5,"input":"http://\u{1F600}:a@0x7f.1/\u{1F600}"}',
    [16, 22],
  ],
])("the columns of a finding count a character %s in the input as one", async (_, text, [startColumn, endColumn]) => {
  const options = text.startsWith("{") ? ["--json-input"] : ["--source", "a"];
  const [{ results }] = (await logOf(`${text}\n`, ...options)).runs;
  const found = results.find(({ ruleId }) => ruleId === "host-ipv4-rare");
  expect(found?.locations[0].physicalLocation.region).toEqual({ startLine: 1, startColumn, endColumn });
});
