/** RFC 3986 §3.5: a permalink holds what is filled in, there and back, and a damaged one loses nothing. */
import { isUriReference } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fragmentOf, inputsOf } from "../src/play/permalink.ts";
import { KINDS, NO_INPUTS, VIEWS } from "../src/play/question.ts";
import { withoutPasswords } from "../src/play/shared-inputs.ts";

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  // Lone surrogates, NUL, directions, what links and the escapes for them are made of.
  fc
    .array(
      fc.constantFrom("\uD800", "\uDC00", "\0", "\u202E", "\uFDD0", "\\", "u", "d800", "%", "&", "=", "+", "#", "é"),
    )
    .map((parts) => parts.join("")),
);

const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe("a permalink", () => {
  it("of any inputs gives them back, and is a fragment", () => {
    const inputs = fc.record({
      text: anyText,
      base: anyText,
      other: anyText,
      view: fc.constantFrom(...VIEWS),
      kind: fc.constantFrom(...KINDS),
    });
    fc.assert(
      fc.property(inputs, (filled) => {
        const fragment = fragmentOf(filled) as string;
        expect(isUriReference(`#${fragment}`)).toBe(true);
        expect(inputsOf(fragment)).toEqual({ inputs: filled, fault: undefined });
      }),
    );
  });

  it("can be read in", () => {
    expect(fragmentOf({ ...NO_INPUTS, view: "resolution", text: "../g?a=b&c", base: "http://a/b/c/d;p?q" })).toBe(
      "text=../g?a=b%26c&base=http://a/b/c/d;p?q&view=resolution",
    );
  });

  it("of the live viewer of whatwg-url is read", () => {
    const text = "https://example.com/é\u{1F600}?a=b";
    const fragment = `url=${base64(text)}&base=${base64("about:blank")}`;
    expect(inputsOf(fragment)).toEqual({
      inputs: { ...NO_INPUTS, view: "standards", text, base: "about:blank" },
      fault: undefined,
    });
  });

  it.each([
    ["text=%", "%", '"text"'],
    ["text=%FF", "%FF", '"text"'],
    ["url=!!!", "!!!", '"url"'],
    ["url=/w==", "/w==", '"url"'],
    ["text=a&colour=red", "a", '"colour"'],
  ])("that is damaged, #%s, says so and keeps %j", (fragment, text, named) => {
    const read = inputsOf(fragment);
    expect(read.inputs.text).toBe(text);
    expect(read.fault).toContain(named);
  });

  it("of any fragment is read without an error", () => {
    fc.assert(
      fc.property(anyText, (fragment) => {
        expect(inputsOf(fragment).inputs).toMatchObject({ view: expect.any(String) as string });
      }),
    );
  });

  it("is not made of long texts", () => {
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(5e6) })).toBeUndefined();
    expect(fragmentOf({ ...NO_INPUTS, text: "\0".repeat(5000) })).toBeUndefined();
  });
});

describe("what others see", () => {
  it("has no password", () => {
    const inputs = { ...NO_INPUTS, text: "http://u:secret@h/", base: "ftp://v:secret@i/", other: "x://:secret@j" };
    expect(withoutPasswords(inputs)).toMatchObject({
      text: "http://u:***@h/",
      base: "ftp://v:***@i/",
      other: "x://:***@j",
    });
  });

  it("has running text as it is, without the passwords of its URIs", () => {
    const text = "To: a@b.example\nsee http://u:secret@h/, and http://h:80/c@d";
    expect(withoutPasswords({ ...NO_INPUTS, view: "extraction", text }).text).toBe(text.replace("secret", "***"));
  });
});
