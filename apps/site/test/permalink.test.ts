/** RFC 3986 §3.5: a permalink holds what is filled in, there and back, and a damaged one loses nothing. */
import { isUriReference } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { fragmentOf, inputsOf } from "../src/play/permalink.ts";
import { KINDS, type Kind, NO_INPUTS, VIEWS } from "../src/play/question.ts";
import { sharedFragment, sharedInputs } from "../src/play/shared-inputs.ts";

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: codePoint }),
  // Lone surrogates, NUL, directions, what links and the escapes for them are made of.
  fc
    .array(
      fc.constantFrom("\uD800", "\uDC00", "\0", "\u202E", "\uFDD0", "\\", "u", "d800", "%", "&", "=", "+", "#", "é"),
    )
    .map((parts) => parts.join("")),
);

const sharedText = async (text: string): Promise<string> =>
  (await sharedInputs({ ...NO_INPUTS, view: "extraction", text }, false)).inputs.text;

const base64 = (text: string): string => Buffer.from(text).toString("base64");

const withPassword = (length: number): string => `http://u:${"p".repeat(length - 12)}@h/`;

describe("a permalink", () => {
  it("of any inputs gives them back, and is a fragment", () => {
    const inputs = fc.record({
      text: anyText,
      base: anyText,
      other: anyText,
      values: anyText,
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
    ["text=%FF=a", "%FF=a", '"text"'],
    ["text=a=%FF=b=c", "a=%FF=b=c", '"text"'],
    ["text=a&base=%FF=b", "a", '"base"'],
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

  it("has up to 8,000 characters", () => {
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7995) })).toHaveLength(8000);
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7996) })).toBeUndefined();
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7000), base: "b", other: "c".repeat(981) })).toHaveLength(8000);
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7000), values: "c".repeat(987) })).toHaveLength(8000);
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7000), values: "c".repeat(988) })).toBeUndefined();
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(7000), base: "b", other: "c".repeat(982) })).toBeUndefined();
  });

  it("is made of up to 8,000 characters that others may not all see", async () => {
    for (const name of ["text", "base", "other", "values"] as const) {
      const fragmentFor = async (length: number) =>
        (await sharedFragment({ ...NO_INPUTS, [name]: withPassword(length) }, false)).fragment;
      expect(await fragmentFor(8000)).toBe(`${name}=http://u:***@h/`);
      expect(await fragmentFor(8001)).toBeUndefined();
    }
  });

  it("keeps each backslash and each lone surrogate of a text with them", () => {
    const text = "\\u\uD800\\\\\uDC00\\ud800\uD800";
    expect(inputsOf(fragmentOf({ ...NO_INPUTS, text }) ?? "").inputs.text).toBe(text);
  });

  it("is not made of long texts", () => {
    expect(fragmentOf({ ...NO_INPUTS, text: "a".repeat(5e6) })).toBeUndefined();
    expect(fragmentOf({ ...NO_INPUTS, text: "\0".repeat(5000) })).toBeUndefined();
  });
});

describe("what others see", () => {
  it("has no password", async () => {
    const inputs = { ...NO_INPUTS, text: "http://u:secret@h/", base: "ftp://v:secret@i/", other: "x://:secret@j" };
    expect((await sharedInputs(inputs, false)).inputs).toMatchObject({
      text: "http://u:***@h/",
      base: "ftp://v:***@i/",
      other: "x://:***@j",
    });
  });

  it.each([
    ["a=http://u:secret@h/\nb=c@d", "a=http://u:***@h/\nb=c@d"],
    ['{ "a": "http://u:secret@h/", "b": "c@d" }', '{ "a": "http://u:***@h/", "b": "c@d" }'],
    ['{"a":"http:\\/\\/u:secret@h/"}', ""],
    ["", ""],
  ])("has the values %j as they are, without the passwords", async (values, expected) => {
    const { inputs, isLeftOut } = await sharedInputs({ ...NO_INPUTS, view: "template", text: "{a}", values }, false);
    expect([inputs.values, isLeftOut]).toEqual([expected, expected === "" && values !== ""]);
    expect((await sharedInputs({ ...NO_INPUTS, values }, true)).inputs.values).toBe(values);
  });

  it.each([
    ["http://u:{a}@h/", "", "a=secret"],
    ["http://{a}:{b}@h/", "", '{"a":"u","b":"secret"}'],
    ["http://{a}:{b}", "http://u:secret@h/", "b=secret@h/"],
  ])("has no values of the template %s beside %s, in which one may be a password", async (text, other, values) => {
    const asked = { ...NO_INPUTS, view: "template", text, other, values } as const;
    const { inputs, isLeftOut } = await sharedInputs(asked, false);
    expect([inputs.values, isLeftOut]).toEqual(["", true]);
    expect((await sharedInputs(asked, true)).inputs.values).toBe(values);
  });

  it("has running text as it is, without the passwords of its URIs", async () => {
    const text = "To: a@b.example\nsee http://u:secret@h/, and http://h:80/c@d";
    expect(await sharedText(text)).toBe(text.replace("secret", "***"));
  });

  // RFC 3986 Appendix C: "<" and ">" delimit a URI, which may be broken over lines.
  it.each<readonly [string, Kind, string | undefined]>([
    ["<http://u:hun\nter2@host/>, a", "text", "<http://u:***@host/>, a"],
    ["http://user:hunter2@ss@host/", "text", "http://user:***@host/"],
    ["http://user:hunter2/ss@host/ x", "text", "http://user:***@host/ x"],
    ['http://user:hun@t"er2@host/ x', "text", "http://user:***@host/ x"],
    // What is in a password begins none of its own.
    ["http://user:hunter2//x:ter2@host/ x", "text", "http://user:***@host/ x"],
    ["http://user:hunter2@//x:ter2@h//y:hunter2@host/ x", "text", "http://user:***@host/ x"],
    ["http://u:hun//x:ter2@h/ and //v:hun//y:ter2@i/", "text", "http://u:***@h/ and //v:***@i/"],
    ["http:\\\\u:hunter2@h/ and https:v:hunter2@h", "text", "http:\\\\u:***@h/ and https:v:***@h"],
    ["http://user:hun ter2@host/", "text", undefined],
    ["http://user:hun <http://v:s@h/> ter2@host/", "text", undefined],
    ["http://u:hunter2@h/,http://v:hunter2@i/ c@d", "text", "http://u:***@h/,http://v:***@i/ c@d"],
    [
      "http://[::1]:80/ and http://h:80, http://h:8/: a@b",
      "text",
      "http://[::1]:80/ and http://h:80, http://h:8/: a@b",
    ],
    ['<a href="http://u:hunter2@h/">x@y</a>', "html", '<a href="http://u:***@h/">x@y</a>'],
    ['<a href="http://u:hun\nter2@h/">x@y</a>', "html", '<a href="http://u:***@h/">x@y</a>'],
    ["<p>http://u:hunter2@h/", "html", "<p>http://u:***@h/"],
    ['<a href="http:&#47;&#47;u:hunter2@h/">', "html", undefined],
    ["<p>http:&sol;&#x2F;u&colon;hunter2&commat;h/", "html", undefined],
    ["<p>http:&#92;&#92;u:hunter2&commat;h/", "html", undefined],
    ["<p>http:&#47;&#47;u:hunter2&commat;h/", "html", undefined],
    ["<p>http://u&#58;hunter2&commat;h/", "html", undefined],
    ["[a](http://u:hunter2@h/) <http://v:hunter2@h/>", "markdown", "[a](http://u:***@h/) <http://v:***@h/>"],
    ["[a](http://u:hunter2\\@s@h/)", "markdown", undefined],
    ['["http://u:hunter2@h/"]', "json", '["http://u:***@h/"]'],
    ['["http:\\/\\/u:hunter2@h/"]', "json", undefined],
    ['{"http://u:hunter2@h/', "json", '{"http://u:***@h/'],
  ])("of the document %j, as %s, is %j", async (text, kind, expected) => {
    const { inputs, isLeftOut } = await sharedInputs({ ...NO_INPUTS, view: "extraction", kind, text }, false);
    expect(isLeftOut).toBe(expected === undefined);
    expect(inputs.text).toBe(expected ?? "");
    const { fragment, isLeftOut: isSaid } = await sharedFragment(
      { ...NO_INPUTS, view: "extraction", kind, text },
      false,
    );
    expect(isSaid).toBe(isLeftOut);
    expect(fragment).not.toMatch(/hun/u);
    expect((await sharedFragment({ ...NO_INPUTS, view: "extraction", kind, text }, true)).fragment).toBe(
      fragmentOf({ ...NO_INPUTS, view: "extraction", kind, text }),
    );
  });
});
