// Why the answers of the URL Standard and RFC 3986 differ, by hand from the texts of both.

import { UriReference, parse } from "@std66/core";
import { expect, it } from "vitest";
import { rebuilt } from "../src/differences-from.ts";
import { differencesFrom, reasons, sections, traceUrl } from "../src/index.ts";

const HTTP = "http://a/b/c/d;p?q";

it.each<[text: string, codes: string, base?: string]>([
  ["http:g", "web-scheme-of-base", HTTP],
  ["../g", "", HTTP],
  ["g?y/./x", "", HTTP],
  ["///g", "web-slashes-too-many web-empty-path", HTTP],
  ["//g", "web-empty-path", HTTP],
  ["\\g", "web-backslash", HTTP],
  ["%2e%2E/g", "web-encoded-dot", HTTP],
  ["g h", "web-path-set", HTTP],
  ["1:b", "web-colon-in-first-segment", HTTP],
  ["b", "web-fails-opaque-base", "urn:a:b"],
  ["#s", "", "urn:a:b"],
  ["foo:a/../b", "web-opaque-path-stays", HTTP],
  ["foo:a/../b", ""],
  ["b", "web-scheme-case web-host-case", "HTTP://A/x"],
  ["b", "web-path-set", "http://a/x y/z"],
  ["../../z", "web-drive-letter-stays", "file:///C:/x/y"],
  ["/z", "web-drive-letter-inherited", "file:///C:/x/y"],
  ["a", "web-fails-without-base"],
  ["", "web-fails-without-base"],
  ["http://a", "web-empty-path"],
  ["http://a/", ""],
  ["http://a/b/../c", "web-dot-segments"],
  ["http://a/b/../c", "", HTTP],
  ["http://a/[b]", "web-character-stays"],
  ["http://a/100%", "web-percent-stays"],
  ["http://a/100%[", "web-character-stays web-percent-stays"],
  // A character that stays between a `%` and two digits does not make a triplet of them.
  ["http://a/%[41", "web-character-stays web-percent-stays"],
  ["http://a/?%[41", "web-character-stays web-percent-stays"],
  ["http://a/#%[41", "web-character-stays web-percent-stays"],
  ["http://a/#%41[", "web-character-stays"],
  // In the place of the `%` is a path, not an authority.
  ["foo:%//a:b", "web-percent-stays"],
  ["foo:%//%zz:b", "web-percent-stays"],
  ["http://a/#b#c", "web-character-stays"],
  ["http://a b/", ""],
  ["http://a:b/", ""],
  ["http:a:b", "web-slashes-missing web-fails-port"],
  ["http://a:65536/", "web-fails-port-range"],
  ["http://1.2.3.256/", "web-fails-ipv4"],
  ["http://0x7f.1/", "web-ipv4-hexadecimal web-ipv4-parts"],
  ["http://%61/", "web-host-percent-decoded"],
  ["http://[v1.a]/", "web-fails-ipv6"],
  ["b", "web-fails-base", "http://[v1.a]/"],
  ["http://a/?d'Arc", "web-query-apostrophe"],
  ["foo:?d'Arc", ""],
  ["mailto:a@b", ""],
  ["blob:http://A:80/b", ""],
])("%j has the reasons %j (base %j)", (text, codes, base) => {
  expect(differencesFrom(text, base).join(" ")).toBe(codes);
});

it.each(Object.entries(reasons).filter(([code]) => code !== "web-no-tables"))(
  "the example of %s has it as a reason",
  (code, { example: { text, base } }) => {
    expect(differencesFrom(text, base)).toContain(code);
  },
);

it.each(Object.entries(reasons))(
  "%s has words, and sections of both standards",
  (_, { summary, explanation, citations }) => {
    expect(summary).toMatch(/^[A-Z`].*[^.]$/u);
    expect(explanation).toMatch(/^.{40,}\.$/su);
    const [first = "", ...others] = citations;
    expect(sections[first]).toMatch(/^https:\/\/url\.spec\.whatwg\.org\/#[a-z0-9-]+$/);
    expect(others.length).toBeGreaterThan(0);
    for (const each of others) expect(each).toMatch(/^RFC (?:3986|3987) (?:§\d+(?:\.\d+)*|Appendix [A-D])$/);
  },
);

it("no two reasons say the same", () => {
  const texts = Object.values(reasons).flatMap(({ summary, explanation }) => [summary, explanation]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(Object.keys(reasons).length).toBeGreaterThanOrEqual(30);
});

it("a UriReference is read by its text", () => {
  const [reference, base] = [parse("http:g"), parse(HTTP)];
  expect(reference).toBeInstanceOf(UriReference);
  expect(differencesFrom(reference, base)).toEqual(["web-scheme-of-base"]);
  expect(traceUrl(reference, base).href).toBe("http://a/b/c/g");
});

it.each([undefined, null, 1, {}])("throws for %j, naming itself and the argument", (value) => {
  expect(() => differencesFrom(value as string)).toThrow(/^differencesFrom: text must be a string/);
  if (value !== undefined)
    expect(() => differencesFrom("", value as string)).toThrow(/^differencesFrom: base must be a string/);
});

it("an answer that is rebuilt fails where the base fails, and is not one where RFC 3986 refuses the base", () => {
  expect(rebuilt("b", "http://[v1.a]/", new Set(["web-fails-ipv6"]))).toBeUndefined();
  expect(rebuilt("b", "http://[v1.a]/", new Set(["web-fails-base"]))).toBeUndefined();
  expect(rebuilt("b", "http://[v1.a]/", new Set())).toBe("http://[v1.a]/b");
  expect(rebuilt("b", "http://a b/", new Set())).toBeNull();
  expect(rebuilt("b", "c", new Set())).toBeNull();
});
