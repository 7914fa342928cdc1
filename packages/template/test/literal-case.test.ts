// RFC 3986 §6.2.2.1: letters of a literal scheme and host match in either case, and all others exactly.

import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTemplate } from "../src/index.ts";

const match = (template: string, uri: string): unknown => {
  const found = parseTemplate(template).match(uri);
  return found && { ...found };
};

it.each([
  ["https://example.com/{id}", "HTTPS://Example.COM/Ab", { id: "Ab" }],
  ["HTTPS://Example.com/{id}", "https://eXAMPLE.com/x", { id: "x" }],
  ["notes://list", "Notes://LIST", {}],
  ["urn:example:{id}", "URN:example:A", { id: "A" }],
  ["//h/{a}", "//H/b", { a: "b" }],
  ["http://{tenant}.example.com/", "HTTP://AcMe.EXAMPLE.com/", { tenant: "AcMe" }],
  ["http://{tenant}/a", "HTTP://AcMe/a", { tenant: "AcMe" }],
  ["http://x-{tenant}/a", "HTTP://X-AcMe/a", { tenant: "AcMe" }],
  ["http://h:80{/p}", "http://H:80/P", { p: "P" }],
  ["http://h{?q}", "HTTP://H?q=A", { q: "A" }],
  ["http://h#A", "HTTP://H#A", {}],
  ["http://User@h/", "HTTP://User@H/", {}],
  ["http://%c3%a9/", "http://%C3%A9/", {}],
  ["http://x{.b}!Ex/{id}", "HTTP://X.C!eX/D", { b: "C", id: "D" }],
  ["http://x{.b}", "http://X.C", { b: "C" }],
  // An "@" in a path, a query or a fragment ends no userinfo.
  ["http://Host/@a", "http://hOST/@a", {}],
  ["http://Host?@a", "http://hOST?@a", {}],
  ["http://Host#@a", "http://hOST#@a", {}],
  ["http://User@Host/@a", "http://User@hOST/@a", {}],
  ["http://User-{x}@Host/", "http://User-1@hOST/", { x: "1" }],
])("%s matches %s with %j", (template, uri, values) => {
  expect(match(template, uri)).toEqual(values);
});

it.each([
  ["https://h/Path/{id}", "https://h/path/1"],
  ["urn:Example:{id}", "urn:example:1"],
  ["http://User@h/", "http://user@h/"],
  ["http://User:Pass@h/", "http://user:Pass@h/"],
  ["http://h?Q={q}", "http://h?q=1"],
  ["http://h#A", "http://h#a"],
  ["/A/{id}", "/a/1"],
  ["A/{id}", "a/1"],
  ["{+base}/A", "http://h/a"],
  // What has no "//" after its scheme has no host, wherever its letters are.
  ["urn:abCd:{id}", "urn:abcd:1"],
  ["a/bCd/{id}", "a/bcd/1"],
  ["/abC/{id}", "/abc/1"],
  ["mailto:Ab@example.com", "mailto:ab@example.com"],
  // A ":" in a path ends no scheme.
  ["/Ab:c/{id}", "/ab:c/1"],
  ["./Ab:c", "./ab:c"],
  // All before the last "@" is userinfo, over several parts.
  ["http://User-{x}@h/", "http://user-1@h/"],
  ["http://User-{x}:Pw@h/", "http://User-1:pw@h/"],
  // After the authority, whatever ends it.
  ["http://h{?q}&Bc=1", "http://h?q=1&bc=1"],
  ["http://h{/p}!Bc", "http://h/1!bc"],
  ["http://h/a{b}!Cd", "http://h/a1!cd"],
  ["http://h?a{b}!Cd", "http://h?a1!cd"],
  // U+212A, U+017F and U+0130 have other letters in lowercase, and are not those of ASCII.
  ["http://k/", "http://\u212A/"],
  ["http://s/", "http://\u017F/"],
  ["http://h/", "http://i/"],
])("%s does not match %s", (template, uri) => {
  expect(match(template, uri)).toBe(undefined);
});

it("the values are those of the text whose scheme and host have the case of the template", () => {
  const id = fc.string({ unit: fc.constantFrom(...Array.from("aZ09-._~")), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.constantFrom("https://Example.com", "A+b://h.H", "//x"),
      id,
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      (root, value, upper) => {
        const [...characters] = root;
        const spelled = characters
          .map((one, index) => (upper[index] === true ? one.toUpperCase() : one.toLowerCase()))
          .join("");
        const template = parseTemplate(`${root}/v/{id}{?q}`);
        const found = template.match(`${spelled}/v/${value}?q=${value}`);
        expect(found && { ...found }).toEqual({ id: value, q: value });
        expect(template.expand(found!)).toBe(`${root}/v/${value}?q=${value}`);
      },
    ),
  );
});
