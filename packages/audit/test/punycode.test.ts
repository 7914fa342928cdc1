// RFC 3492: labels in Punycode, encoded by its algorithm.
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeLabel } from "../src/host/punycode.ts";
import { encodePunycode } from "./punycode.ts";

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) as number);

/** Samples of RFC 3492. */
it.each([
  ["3\u5E74B\u7D44\u91D1\u516B\u5148\u751F", "3B-ww4c5e180e575a65lsy2b"],
  ["Maji\u3067Koi\u3059\u308B5\u79D2\u524D", "MajiKoi5-783gue6qz075azm5e"],
  ["\u305D\u306E\u30B9\u30D4\u30FC\u30C9\u3067", "d9juau41awczczp"],
])("the sample %s", (text, punycode) => {
  expect(encodePunycode(codePointsOf(text))).toBe(punycode);
  expect(decodeLabel(`xn--${punycode}`)).toBe(text);
  expect(decodeLabel(`XN--${punycode.toUpperCase()}`)?.toLowerCase()).toBe(text.toLowerCase());
});

it("any label", () => {
  const code = fc.oneof(
    fc.constantFrom(0x2d, 0x61, 0x7a),
    fc.integer({ min: 0x80, max: 0x2000 }),
    fc.integer({ min: 0x1_0000, max: 0x10_ffff }),
  );
  fc.assert(
    fc.property(fc.array(code, { minLength: 1, maxLength: 12 }), (codePoints) => {
      const punycode = encodePunycode(codePoints);
      const text = String.fromCodePoint(...codePoints);
      const expected = /[^\0-\x7f]/u.test(text) ? text : undefined;
      if (punycode.length <= 59) expect(decodeLabel(`xn--${punycode}`)).toBe(expected);
    }),
  );
});

it("deltas at which the bias changes its form", () => {
  // The first one leaves 455, the largest that is not divided.
  for (const codePoints of [
    [0x61, 0x62, 0x63, 0xf960, 0xf970],
    [0x80, 0x10_ffff],
    [0x10_ffff, 0x10_ffff, 0x80],
    [0x61, 0xe9, 0x61, 0xea],
  ]) {
    expect(decodeLabel(`xn--${encodePunycode(codePoints)}`)).toBe(String.fromCodePoint(...codePoints));
  }
});

it.each(["xn--", "xn---", "xn--paypal-", "XN--a-b-"])(
  "RFC 5890 \u00A72.3.2.1: %s stands for no text in Unicode",
  (label) => {
    expect(decodeLabel(label)).toBeUndefined();
  },
);

it("what is not a label in Punycode has no text", () => {
  const beyond = encodePunycode([0x11_0000]);
  for (const label of ["", "a", "axn--a", "xn-a", "xn--99999999", "xn--a-\u00E9", "xn--a-b!", `xn--${beyond}`]) {
    expect(decodeLabel(label)).toBeUndefined();
  }
});

it("R-066 no label of more than 63 characters is decoded", () => {
  const label = `xn--${"a".repeat(54)}-1ca`;
  expect([label.length, decodeLabel(label)?.length]).toEqual([62, 55]);
  const longest = label.replace("a-", "aa-");
  expect(decodeLabel(longest) === undefined).toBe(false);
  expect(decodeLabel(longest.replace("a-", "aa-"))).toBeUndefined();
});
