// RFC 3986 §7.6, UTS 39, UTS 46: hosts that look like others, with what is said about them.
import fc from "fast-check";
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf, placesOf } from "./places.ts";
import { encodePunycode } from "./punycode.ts";

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
  [
    "host-punycode-invalid",
    "http://a.XN--99999999/",
    "XN--99999999",
    "`XN--99999999` does not decode to a Unicode label",
  ],
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

it.each(Array.from("\u00E9\u65E5\u2460\uFF41-%:"))("%j neither looks like a delimiter nor becomes one", (character) => {
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

it("a label that the 255th character cuts is not read", () => {
  for (const end of ["xn--bcher-kva", "xn--99999999", "xn--a-", "xn--b-kva"]) {
    const codes = audit(`http://${"a.".repeat(125)}${end}/`).map(({ code }) => code);
    expect([end, codes.filter((code) => code.startsWith("host-punycode"))]).toEqual([end, []]);
  }
  expect(placesOf("host-punycode-invalid", `http://${"a.".repeat(125)}xn--a.a/`)).toEqual(["xn--a"]);
});

it("a label of 63 characters can be wrong, and a longer one is not read", () => {
  expect(placesOf("host-punycode-invalid", `http://xn--${"9".repeat(59)}/`)).toHaveLength(1);
});

/** The host that the runtime's `URL` makes of this one; `undefined` if it refuses it. */
function hostByUrl(host: string): string | undefined {
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return undefined;
  }
}

const BY_IDNA = "http://LABEL.example/";
const isInvalid = (label: string): boolean =>
  placesOf("host-punycode-invalid", BY_IDNA.replace("LABEL", label)).includes(label);

it.each([
  // RFC 3492: nothing, a delimiter alone, an unfinished number, an overflow, a wrong digit, a wrong basic code point.
  "xn--",
  "xn---",
  "xn--0",
  "xn--b",
  "xn--99999999",
  "xn--a-b_",
  "xn--\u00FC-kva",
  // RFC 5892: U+0080 is a control.
  "xn--a",
  "XN--A",
  // A fullwidth letter is mapped to another one, a capital letter with a dieresis too. The label is that of another
  // name.
  "xn--ood-c86s",
  "xn--bcher-2pa",
  // RFC 5891 §4.2.3.2: a combining mark comes first. Next, a surrogate, which is not a character.
  "xn--a-ubb",
  `xn--${encodePunycode([0x61, 0xd800])}`,
  ...[
    // RFC 5892 §2.2: letters that fold to others (U+1F80, U+0345, small Cherokee). §2.3: not assigned, not a character,
    // for private use.
    [0x1f80],
    [0x61, 0x345],
    [0xab70],
    [0x61, 0x378],
    [0x61, 0xffff],
    [0x61, 0xe000],
    // A variation selector, and a soft hyphen.
    [0x61, 0xfe0f],
    [0x61, 0xad],
    // Appendix A.1, A.2: joiners between letters that do not join.
    [0x61, 0x200c, 0x62],
    [0x61, 0x200d, 0x62],
    [0x627, 0x200c, 0x627],
    [0x628, 0x200d, 0x628],
    // RFC 5893: letters of both directions, digits of both, a digit or a hyphen first, a hyphen last.
    [0x5d0, 0x61],
    [0x5d0, 0x61, 0x5d0],
    [0x61, 0x5d0],
    [0x627, 0x661, 0x31],
    [0x31, 0x5d0],
    [0x5d0, 0x2d],
    [0x661],
  ].map((codePoints) => `xn--${encodePunycode(codePoints)}`),
  // Encoded letters are the same label.
  "%78n--a",
  "xn--%61",
])("R-066 RFC 5891 \u00A75.4: no name has the label %s", (label) => {
  expect(isInvalid(label)).toBe(true);
  expect(placesOf("host-punycode", BY_IDNA.replace("LABEL", label))).toEqual([]);
});

it.each([
  "xn--bcher-kva",
  "XN--BCHER-KVA",
  "xn--strae-oqa",
  "xn--fiq228c",
  "xn--mgba3gch31f060k",
  "xn--a-",
  "xn--a-b-",
  ...[
    // RFC 5892 \u00A72.6: sharp s, final sigma. Dotless i, capital Cherokee, a snowman.
    [0xdf],
    [0x3b1, 0x3c2],
    [0x131],
    [0x13a0],
    [0x2603],
    // RFC 5893: digits and marks last.
    [0x5d0, 0x31],
    [0x627, 0x661],
    [0x5d0, 0x5b0],
    [0x5d0, 0x2d, 0x5d1],
  ].map((codePoints) => `xn--${encodePunycode(codePoints)}`),
])("RFC 3492: %s is Punycode", (label) => {
  expect(hostByUrl(label)).toBe(label.toLowerCase());
  expect(isInvalid(label)).toBe(false);
});

it("RFC 5890 \u00A72.3.2.1: a label in Punycode that stands for ASCII alone is one of a rule of its own", () => {
  expect(placesOf("host-punycode-ascii", "http://xn--a-.xn--bcher-kva.XN--A-b-/")).toEqual(["xn--a-", "XN--A-b-"]);
  expect(messageOf("host-punycode-ascii", "http://xn--paypal-.example/")).toBe("`xn--paypal-` stands for `paypal`");
  for (const label of ["xn--", "xn---", "a-", "axn--a-", "xn--bcher-kva", "xn--\u00FC-"]) {
    expect([label, placesOf("host-punycode-ascii", `http://${label}/`)]).toEqual([label, []]);
  }
});

it("a label is invalid where `URL` does not make it of its text", () => {
  const code = fc.oneof(
    ...[
      [0x61, 0x7a],
      [0xa1, 0x24f],
      [0x300, 0x36f],
      [0x370, 0x52f],
      // Without the digits and signs of Arabic, which editions of `URL` treat in different ways.
      [0x5d0, 0x5ea],
      [0x620, 0x65f],
      [0x671, 0x6d3],
      // Of other scripts of India, versions of Unicode add marks, and `URL` may have another version than the
      // regular expressions.
      [0x900, 0x97f],
      [0x13a0, 0x13ff],
      [0x1e00, 0x20bf],
      [0x3040, 0x30ff],
      [0x4e00, 0x9fff],
      [0xac00, 0xd7a3],
      // Between these are signs that only some editions of `URL` know.
      [0xfb00, 0xfb1c],
      [0xfe00, 0xfe6f],
      [0xff00, 0xffff],
      [0x1_f300, 0x1_f64f],
    ].map(([min, max]) => fc.integer({ min: min as number, max: max as number })),
  );
  fc.assert(
    fc.property(fc.array(code, { minLength: 1, maxLength: 8 }), (codePoints) => {
      const text = String.fromCodePoint(...codePoints);
      const label = `xn--${encodePunycode(codePoints)}`;
      fc.pre(label.length <= 63 && !label.endsWith("-"));
      // Of RFC 5893 §2, editions of `URL` check the labels that begin with a letter written from right to left, and not
      // all signs.
      fc.pre(!/[\u05D0-\u06D3]/.test(text) || !/(?=[^\u05D0-\u06D3])[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
      // RFC 5891 §5.4. `URL` makes a label of a text that is not in the normal form, in some editions without
      // normalizing it.
      const isNormal = text === text.normalize("NFC");
      expect([label, isInvalid(label)]).toEqual([label, !isNormal || hostByUrl(text) !== label]);
    }),
  );
});

it("R-066 without `URL`, the same labels are found", () => {
  const { URL: original } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "URL");
    for (const label of ["xn--a", "xn--ood-c86s", "xn--bcher-2pa", "xn--a-ubb", "xn--99999999"]) {
      expect([label, isInvalid(label)]).toEqual([label, true]);
    }
    for (const label of ["xn--bcher-kva", "xn--a-", "xn--58d", "xn--strae-oqa"]) {
      expect([label, isInvalid(label)]).toEqual([label, false]);
    }
  } finally {
    globalThis.URL = original;
  }
});

it.each([
  // Cyrillic: sugar under .rf, names under .rus, .org in Cyrillic, .ukr; Greek under .el and .eu; Armenian; Hebrew;
  // Hindi; Lao.
  "\u0441\u0430\u0445\u0430\u0440.\u0440\u0444",
  "www.\u0441\u0430\u0445\u0430\u0440.\u0440\u0444",
  "\u0441\u0430\u0445\u0430\u0440-2.\u0440\u0444.",
  "\u0440\u043E\u0441\u0430.\u0440\u0443\u0441",
  "\u0441\u0430\u0445\u0430\u0440.\u043E\u0440\u0433",
  "\u0441\u0430\u0445\u0430\u0440.\u0443\u043A\u0440",
  "\u03BF\u03C5\u03C1\u03B1\u03C5.\u03B5\u03BB",
  "\u03BF\u03C1\u03BF\u03C5.\u03B5\u03C5",
  "\u0578\u057D\u0578.\u0570\u0561\u0575",
  "\u05E1\u05D5\u05E1.\u05D9\u05E9\u05E8\u05D0\u05DC",
  "\u0ED0\u0ED0.\u0EA5\u0EB2\u0EA7",
])("UTS 39 \u00A74: %s is in the script of its top-level domain", (name) => {
  const ascii = new URL(`http://${name}/`).hostname;
  for (const host of [name, encodeURIComponent(name), ascii, ascii.toUpperCase()]) {
    expect([host, placesOf("host-confusable", `http://${host}/`)]).toEqual([host, []]);
  }
});

it.each([
  // Under a domain in ASCII, or in another script; in two scripts; under a domain that looks like co.
  ["\u0441\u0430\u0445\u0430\u0440.com", ["\u0441\u0430\u0445\u0430\u0440"]],
  ["\u0441\u0430\u0445\u0430\u0440.\u03B5\u03BB", ["\u0441\u0430\u0445\u0430\u0440"]],
  ["\u03BF\u03C1\u03BF\u03C5.\u0440\u0444", ["\u03BF\u03C1\u03BF\u03C5"]],
  ["p\u0430yp\u0430l.\u0440\u0444", ["p\u0430yp\u0430l"]],
  ["\u0430\u0440\u0440\u04CF\u0435.\u0441\u043E", ["\u0430\u0440\u0440\u04CF\u0435", "\u0441\u043E"]],
  ["\u0441\u0430\u0445\u0430\u0440", ["\u0441\u0430\u0445\u0430\u0440"]],
  ["\u0441\u0430\u0445\u0430\u0440.example.\u0440\u0444.com", ["\u0441\u0430\u0445\u0430\u0440"]],
])("UTS 39 \u00A74: %s is not", (host, labels) => {
  expect(placesOf("host-confusable", `http://${host}/`)).toEqual(labels);
});
