// RFC 3986 §7.6, UTS 39, UTS 46: hosts that look like others, with what is said about them.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["host-mixed-script", "http://a.xn--pple-43d.b/", "xn--pple-43d", "`\u0430pple` mixes Latin and Cyrillic"],
  ["host-confusable", "http://a.XN--80ADF1CR.b/", undefined, undefined],
  ["host-confusable", "http://x.g\u043E\u043Ed.b/", "g\u043E\u043Ed", "`g\u043E\u043Ed` looks like `good`"],
  [
    "host-lookalike-delimiter",
    "http://a%E2%81%84b.c/",
    "a%E2%81%84b",
    "`\u2044` in the host looks like a delimiter, or becomes one",
  ],
  ["host-compatibility", "http://x.\u2460a/", "\u2460a", "`\u2460` in the host becomes `1`"],
  ["host-compatibility", "http://a\u3002b/", "a\u3002b", "`\u3002` in the host becomes `.`"],
  ["host-compatibility", "http://a\uFF0Eb/", "a\uFF0Eb", "`\uFF0E` in the host becomes `.`"],
  ["host-compatibility", "http://a\uFF61b/", "a\uFF61b", "`\uFF61` in the host becomes `.`"],
  ["host-compatibility", "http://\u2121a/", "\u2121a", "`\u2121` in the host becomes `tel`"],
  ["host-punycode", "http://xn--bcher-kva.b/", "xn--bcher-kva", "`xn--bcher-kva` is shown as `b\u00FCcher`"],
  ["host-punycode-invalid", "http://a.XN--99999999/", "XN--99999999", "`XN--99999999` is not Punycode"],
])("%s in %s", (code, text, place, message) => {
  expect(placesOf(code, text)).toEqual(place === undefined ? [] : [place]);
  expect(messageOf(code, text)).toBe(message);
});

/** Of UTS 39: characters that look like a delimiter, by themselves. */
const LIKE_DELIMITERS = Array.from(
  "\u00AF\u01C3\u02D0\u0589\u05C3\u2024\u2044\u2215\u2236\u2571\u29F5\u29F6\u29F8\uA789\u{10101}",
);
/** Compatibility characters that contain one. */
const BECOME_DELIMITERS = Array.from("\uFF0F\uFF1F\uFF03\uFF20\uFF1A\uFF3C\uFF05\u2100\u2105\u2047\uFE55");

it.each([...LIKE_DELIMITERS, ...BECOME_DELIMITERS])("%j looks like a delimiter, or becomes one", (character) => {
  expect(placesOf("host-lookalike-delimiter", `http://a${character}b.c/`)).toEqual([`a${character}b`]);
});

it.each(Array.from("\u00E9\u65E5\u2460\uFF41-%:"))("%j does not", (character) => {
  expect(placesOf("host-lookalike-delimiter", `http://a${character}b.c/`)).toEqual([]);
});

it.each([
  [
    "host-compatibility",
    ["http://b\u00FCcher/", "http://abc.d-1/", "http://\u65E5/", "http://h/\u2460", "http://a%41/"].concat(
      // The normal forms of these begin or end with a letter of ASCII, but have others too.
      ["http://\u33A7/", "http://\u0149/", "http://\u1E9A/"],
    ),
  ],
  ["host-punycode", ["http://a.b/", "http://xn--99999999/", "http://axn--bcher-kva/", "http://h/xn--bcher-kva"]],
  ["host-punycode-invalid", ["http://xn--bcher-kva/", "http://a/", "http://axn--9/", `http://xn--${"9".repeat(60)}/`]],
  ["host-mixed-script", ["http://b\u00FCcher/", "http://\u0430\u0440/", "http://[::1]/", "/\u0430a"]],
  ["host-confusable", ["http://b\u00FCcher/", "http://\u0446/", "http://h/\u043E"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it("a label of 63 characters can be wrong, and a longer one is not read", () => {
  expect(placesOf("host-punycode-invalid", `http://xn--${"9".repeat(59)}/`)).toHaveLength(1);
});
