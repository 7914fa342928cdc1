/** The members of JSON objects as written. */
import fc from "fast-check";
import { expect, it } from "vitest";
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
