// What a diagnostic says beside the error: the rule, a label under the caret, and help where a repair is surely right.

import { expect, it } from "vitest";
import { codes, explain } from "../src/explain.ts";
import { UriSyntaxError, diagnose } from "../src/index.ts";

const of = (text: string): ReturnType<typeof explain> => explain(diagnose(text) as UriSyntaxError);

it.each([
  ["http://h/100%", /%25/],
  ["a:b@c:d@/|", /%7C/],
  ["1:a", /\.\//],
  ["//a@b@c", /%40/],
  ["//[fe80::1%25eth0]", /zone/],
  ["//[1.2.3.4]", /without brackets/],
  ["http://::1/", /\[::1\]/],
  ["/a b", /%20/],
  ["?a b", /%20/],
  ["#a#b", /%23/],
  ["?[", /%5B/],
  ["/é", /%C3%A9/],
  ["/\u{1F600}", /%F0%9F%98%80/],
  ["//é.example/", /xn--/],
  ["/a\\b", /%5C/],
  ["/{id}", /%7B/],
  ["/id}", /%7D/],
  ["http://h/ ", /blank/],
  ["http://h/\n", /blank/],
  [" http://h/", /blank/],
  ["\uFEFFhttp://h/", /blank/],
  ["<http://h/>", /delimiters/],
  ['"http://h/"', /delimiters/],
])("for %j there is help: %s", (text, help) => {
  expect(of(text).help).toMatch(help);
});

it.each(["//h:8a", "//[::1", "//[::1]x", "//[12345::]", "//[v1.]", "/\uD800", "//a|b", "//a b/"])(
  "for %j there is none",
  (text) => {
    expect(of(text).help).toBeUndefined();
  },
);

it.each([
  ["/a\0b", /U\+0000 \(a NUL\)/],
  ["/a\tb", /U\+0009 \(a tab\)/],
  ["/a\nb", /U\+000A \(a line feed\)/],
  ["/a\rb", /U\+000D \(a carriage return\)/],
  ["/a\u00A0b", /U\+00A0 \(a no-break space\)/],
  ["/a\u200Bb", /U\+200B \(a zero-width space\)/],
  ["/a\uFEFFb", /U\+FEFF \(a byte order mark\)/],
  ["/a b", /a space/],
  ["//[", /the end/],
  ["/%zz", /`%z`/],
  ["1:a", /`1`/],
  [":a", /no scheme/],
  ["a_b:c", /`_`/],
])("the label of %j says what was found: %s", (text, label) => {
  expect(of(text).label).toMatch(label);
});

it("the pieces make up the text around the fault", () => {
  expect(of("http://h/a b/c")).toMatchObject({ before: "http://h/a", marked: " ", after: "b/c" });
  expect(of("//[")).toMatchObject({ before: "//[", marked: "", after: "" });
  const { before, after } = of(`/${"x".repeat(300)} ${"y".repeat(300)}`);
  expect([before.startsWith("…x"), after.endsWith("y…"), before.length < 100, after.length < 100]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it("there are 22 codes, in kebab-case", () => {
  expect(codes.filter((code) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(22);
});
