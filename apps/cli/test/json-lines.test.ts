/** The members of JSON objects as written. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import {
  jsonLineDiagnostic,
  lostMember,
  memberInput,
  membersOf,
  underMember,
  withMembers,
} from "../src/loop/json-objects.ts";
import { std66 } from "./run.ts";

const objects = fc.dictionary(fc.string({ unit: codePoint }), fc.jsonValue());
const indents = fc.constantFrom(undefined, 1, "\t");

it("together they are the object, however it is spaced", () => {
  fc.assert(
    fc.property(objects, indents, (object, indent) => {
      const text = JSON.stringify(object, null, indent);
      const members = membersOf(text);
      expect(JSON.parse(`{${members.map((member) => member.text).join(",")}}`)).toEqual(JSON.parse(text));
      expect(members.map(({ name }) => name)).toEqual(Object.keys(object));
    }),
  );
});

it("are added to another object, whose own members stay", () => {
  fc.assert(
    fc.property(objects, objects, (object, other) => {
      const merged = withMembers(JSON.stringify(object), membersOf(JSON.stringify(other)));
      expect(JSON.parse(merged)).toEqual(JSON.parse(JSON.stringify({ ...other, ...object })));
    }),
  );
});

it("are lost only where the other object has the member with another value, or an earlier answer's", () => {
  fc.assert(
    fc.property(objects, objects, (object, other) => {
      const [text, members] = [JSON.stringify({ input: "", ...object }), membersOf(JSON.stringify(other))];
      const lost = lostMember(text, members, "error");
      const merged = JSON.parse(withMembers(text, members)) as Record<string, unknown>;
      if (lost === undefined) expect({ ...merged, ...(JSON.parse(JSON.stringify(other)) as object) }).toEqual(merged);
      else expect(merged[lost]).not.toEqual(other[lost]);
    }),
  );
  expect(lostMember('{"a":1,"b":[1]}', membersOf('{"a": 1.0,"b":[ 1 ]}'), "error")).toBe(undefined);
  expect(lostMember('{"a":1}', membersOf('{"b":1,"a":2}'), "error")).toBe("a");
  expect(lostMember("{}", membersOf('{"b":1,"error":2}'), "error")).toBe("error");
});

it("keep the digits of numbers and the escapes of texts", () => {
  expect(membersOf(' { "a" : 1e400 , "\\u0062":"\\ud800\\"," } ')).toEqual([
    { name: "a", text: '"a" : 1e400' },
    { name: "b", text: '"\\u0062":"\\ud800\\","' },
  ]);
});

it("take linear time", () => {
  const object = `{"a":${"[".repeat(1e6)}${"]".repeat(1e6)},"b":"${'\\"'.repeat(1e6)}"}`;
  expect(membersOf(object).map(({ name }) => name)).toEqual(["a", "b"]);
});

it("are left out where an earlier answer's would seem to belong to this one", () => {
  const members = membersOf('{"error":1,"b":2}');
  expect(withMembers('{"a":1}', members, "error")).toBe('{"a":1,"b":2}');
  expect(withMembers('{"a":1}', members)).toBe('{"a":1,"error":1,"b":2}');
});

it("are kept beside an answer under another key", () => {
  expect(underMember('a"', '{"b":1}', membersOf('{"c": 1.0,"d":[]}'))).toBe('{"c": 1.0,"d":[],"a\\"":{"b":1}}');
  expect(underMember("a", "{}", [])).toBe('{"a":{}}');
});

it("give the input of a line, or the reason why it has none", () => {
  const line = '{"uri":"a\\u0062","id":1.0}';
  const others = membersOf(line);
  expect(memberInput(line, "uri", "answer")).toEqual({ text: "ab", others, malformed: undefined });
  const reasons = [
    ["[]", "uri", "the line is not a JSON object"],
    ["null", "uri", "the line is not a JSON object"],
    ["{", "uri", "the line is not a JSON object"],
    [line, "id", 'the object has no string "id"'],
    [line, "toString", 'the object has no string "toString"'],
  ] as const;
  for (const [text, field, reason] of reasons) expect(memberInput(text, field).malformed).toBe(reason);
  expect(memberInput(line, "uri", "id").malformed).toBe('the object already has a key "id"');
  expect(jsonLineDiagnostic("[]", "not an object", { source: "<stdin>", line: 1 })).toMatchObject({
    code: "json",
    offset: 0,
    message: "not an object (offset 0, RFC 8259 §4)",
  });
});

const twice = (name: string) => `the object has more than one key ${JSON.stringify(name)}`;

/** RFC 8259 §4: names should be unique; where they are not, implementations take the last, the first, or none. */
describe("a key that an object has more than once", () => {
  it.each([
    ['{"uri":"a","uri":"b"}', "uri"],
    ['{"uri":"a","uri":"a"}', "uri"],
    ['{"uri":"a","id":{"uri":1},"uri":2,"uri":[]}', "uri"],
    ['{"\\u0075ri":"a","id":1,"u\\u0072\\u0069":"b"}', "uri"],
    ['{"uri":"a","file":1,"file":1}', "file"],
    ['{"column":1,"uri":"a","column":2}', "column"],
    // A string with what looks like a key.
    ['{"x":"\\",\\"uri\\":1","uri":"a","uri":""}', "uri"],
  ])("is refused if it is read: %s", (line, name) => {
    expect(memberInput(line, "uri", undefined, ["file", "column"])).toEqual({ malformed: twice(name) });
  });

  it.each([
    '{"uri":"a","id":1,"id":2}',
    '{"uri":"a","URI":"b","Uri":"c"}',
    '{"uri":"a","x":{"uri":1,"uri":2},"y":[{"uri":1},{"uri":2}]}',
    '{"uri":"a","x":"\\",\\"uri\\":\\"b"}',
    '{"uri":"a","file":1,"file":1}',
    '{"uri":"a","":1,"":1,"__proto__":1,"__proto__":2}',
  ])("is kept if it is not: %s", (line) => {
    expect(memberInput(line, "uri")).toEqual({ text: "a", others: membersOf(line) });
  });

  it("takes linear time, however often it is there", () => {
    const many = `"a":1,${'"b":1,'.repeat(3e5)}`;
    expect(memberInput(`{${many}"uri":""}`, "uri", undefined, ["a"]).text).toBe("");
    expect(memberInput(`{${many}"a":1,"uri":""}`, "uri", undefined, ["a"]).malformed).toBe(twice("a"));
  });

  const LINES = [
    '{"result":"https://evil.example/","result":"https://good.example/"}',
    '{"result":"https://good.example/"}',
    '{"\\u0072esult":"https://good.example/","result":"https://evil.example/"}',
    '{"result":"https://good.example/","id":1,"id":2}',
  ];
  const stdin = `${LINES.join("\n")}\n`;
  const reading = ["--json-input", "--field", "result"];

  it("is an error of its line for each command, and the rest goes on", async () => {
    for (const args of [
      ["audit", "--deny", "warning", "--schemes", "https"],
      ["check"],
      ["normalize"],
      ["parse"],
      ["resolve", "http://h/"],
      ["encode"],
      ["iri", "--to-iri"],
    ]) {
      const { stdout, stderr, status } = await std66([...args, ...reading, "--diagnostics", "compact"], { stdin });
      const places = [1, 3].map((line) => `<stdin>:${line}:1: error[json] ${twice("result")}\n`).join("");
      expect([args, stderr, status]).toEqual([args, places, 1]);
      expect([args, stdout.includes("evil")]).toEqual([args, false]);
    }
  });

  it("has a record with its error, and the object as it is, with --json", async () => {
    const { stdout, status } = await std66(["normalize", "--json", ...reading], { stdin });
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(
      records.map((record) => [record["result"], (record["error"] as { code: string } | undefined)?.code]),
    ).toEqual([
      [undefined, "json"],
      ["https://good.example/", undefined],
      [undefined, "json"],
      ["https://good.example/", undefined],
    ]);
    expect(records[0]?.["input"]).toBe(LINES[0]);
    expect(status).toBe(1);
  });

  it("is also a place that `audit` reads", async () => {
    const record = '{"input":"http://10.0.0.1/","file":"a","line":1,"file":"b","line":2}\n';
    const place = '{"input":"http://10.0.0.1/","file":"a","line":1,"column":2}\n';
    const audited = (...args: readonly string[]) =>
      std66(["audit", "--deny", "warning", "--json-input", ...args], { stdin: record + place });
    for (const format of ["compact", "full"]) {
      const { stdout, stderr, status } = await audited("--format", format);
      expect([stdout.includes("<stdin>"), stdout.includes("a:1:"), status]).toEqual([false, true, 1]);
      expect(stderr).toContain(`error[json]: ${twice("file")}\n`);
    }
    const { stdout, stderr } = await audited("--format", "github");
    expect(stdout).toMatch(/^::\w+ file=a,line=1,[^\n]*\n$/u);
    expect(stderr).toContain(twice("file"));
    // Without its place, a finding is in the record itself.
    expect((await audited("--json")).stderr).toBe("");
    expect((await audited("--readers")).stderr).toBe("");
  });
});
