/** The hand-built JSON agrees with the getters. */
import { parse } from "@std66/core";
import { parseIri } from "@std66/iri";
import fc from "fast-check";
import { expect, it } from "vitest";
import { components } from "../src/components.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten, masked } from "../src/text/passwords.ts";

const linesOf = (reference: Parameters<typeof components>[0], show = masked) =>
  components(reference, { show }).lines(plainStyle);

function check(text: string): void {
  const reference = parse(text);
  const names = [
    "scheme",
    "authority",
    "userinfo",
    "host",
    "hostKind",
    "port",
    "path",
    "segments",
    "query",
    "fragment",
  ];
  const expected = names.map((name) => [name, reference[name as "path"] ?? null]);
  const { record, pieces } = components(reference, { show: asWritten });
  expect(JSON.parse(record() ?? "")).toEqual({ input: text, ...Object.fromEntries(expected) });
  expect([...(pieces?.() ?? [])].join("")).toBe(record());
}

it("the record of components has all members, whichever components are present", () => {
  const texts = fc.tuple(
    fc.constantFrom("", "s:"),
    optional("//", "", "h", "u:p@h", "@[::1]", "192.0.2.1:80", "[v1.a]:", "h%20'!$*"),
    optional("/", "", "a", "a/b", "/", "a//", "%2F;=,/.."),
    optional("?", "", "q=a/b?c", "'"),
    optional("#", "", "f", "!$&'()*+,;=:@/?"),
  );
  fc.assert(
    fc.property(texts, ([scheme, authority, path, query, fragment]) => {
      // Without an authority, a path that begins with "//" would be read as one.
      const guarded = authority === "" ? path.replace(/^\/\/+/u, "/") : path;
      check(scheme + authority + guarded + query + fragment);
    }),
  );
});

it.each([4095, 4096, 4097, 8192, 8193, 10_000])(
  "the record of components has all segments of a path of %i characters",
  (length) => {
    check(`/${"a/".repeat(length)}`.slice(0, length));
    check("a/".repeat(length).slice(0, length));
    check(`http://h${"/".repeat(length)}`);
  },
);

it("in the lines of components, passwords are masked, wherever the reference has them", () => {
  expect(linesOf(parse("http://u:secret@h:80/?x=//v:other@h"))).toEqual([
    "scheme     http",
    "authority  u:***@h:80",
    "userinfo   u:***",
    "host       h  (reg-name)",
    "port       80",
    "path       /",
    "query      x=//v:***@h",
  ]);
  expect(linesOf(parseIri("//ü:é@h"))[1]).toBe("userinfo   ü:***");
  expect(linesOf(parse("//u:secret@h"), asWritten)[1]).toBe("userinfo   u:secret");
});

it.each([
  "http:///u:secret@h",
  "///u:p@h//u:p@h",
  "x:/u:p@h",
  "//h/u:p@h",
  "x:/y//u:secret@h",
  "//u@h",
  "//@h",
  "?//u:p@h#//u:p@h",
  "//u:@h",
])("the components of %s are those of the masked text", (text) => {
  expect(linesOf(parse(text))).toEqual(linesOf(parse(masked(text)), asWritten));
});

function optional(prefix: string, ...values: string[]): fc.Arbitrary<string> {
  return fc.constantFrom("", ...values.map((value) => prefix + value));
}

it("each component that is present is shown by its name, once; a path after an empty authority with its slash", () => {
  const seen: (readonly [string, string | undefined])[] = [];
  const lines = linesOf(parse("file:////u:p@h/a?//u:p@h#//u:p@h"), (text, name) => {
    seen.push([text, name]);
    return text;
  });
  expect(lines).toEqual([
    "scheme     file",
    'authority  ""',
    'host       ""  (reg-name)',
    "path       //u:p@h/a",
    "query      //u:p@h",
    "fragment   //u:p@h",
  ]);
  expect(seen.slice(-6)).toEqual([
    ["file", "scheme"],
    ["", "authority"],
    ["", "host"],
    ["///u:p@h/a", "path"],
    ["//u:p@h", "query"],
    ["//u:p@h", "fragment"],
  ]);
});
