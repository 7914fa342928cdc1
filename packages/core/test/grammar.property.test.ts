// The parser against Appendix A of RFC 3986 itself: which texts it takes, and where it says that another one fails.

import fc from "fast-check";
import { expect, it } from "vitest";
import {
  UriSyntaxError,
  build,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  tryParse,
} from "../src/index.ts";
import type { Components } from "../src/index.ts";
import { Judge, type Judged, appendixA, faultOffset, firstOf, possibleAfter } from "./appendix-a.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";
import { thrown } from "./thrown.ts";

function checkAgreement(text: string): void {
  const found = [isUriReference(text), isUri(text), isAbsoluteUri(text), isRelativeReference(text)];
  const wanted = [
    appendixA["URI-reference"].test(text),
    appendixA.URI.test(text),
    appendixA["absolute-URI"].test(text),
    appendixA["relative-ref"].test(text),
  ];
  // `expect` a million times would take minutes.
  if (found.join() !== wanted.join() || (tryParse(text) !== undefined) !== wanted[0]) {
    expect([text, tryParse(text) !== undefined, ...found]).toEqual([text, wanted[0], ...wanted]);
  }
}

/** All texts over an alphabet, up to a length. */
function* texts(alphabet: readonly string[], length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const shorter of texts(alphabet, length - 1)) for (const character of alphabet) yield shorter + character;
}

it.each([
  { alphabet: ["a", "1", ":", "/", "@", "?", "#", "%"], length: 5 },
  { alphabet: ["a", ":", "/", "[", "]", "@", "."], length: 6 },
  { alphabet: ["//", "[", "]", ":", "1", "."], length: 7 },
  { alphabet: ["//", "%", "4", "é", ":", "@"], length: 6 },
])(
  "R-148 the productions take what Appendix A takes, of all texts of $alphabet to length $length",
  ({ alphabet, length }) => {
    let count = 0;
    for (const text of texts(alphabet, length)) {
      checkAgreement(text);
      count++;
    }
    expect(count).toBeGreaterThan(10_000);
  },
);

it("R-148 the productions take what Appendix A takes, of texts with everything that parsers trip over", () => {
  fc.assert(fc.property(nastyTexts, checkAgreement), { numRuns: 20_000 });
});

function checkChanged([{ text }, at, code, removed]: readonly [{ text: string }, number, number, number]): void {
  const index = at % (text.length + 1);
  checkAgreement(text.slice(0, index) + String.fromCharCode(code) + text.slice(index + removed));
}

it("R-148 the productions take what Appendix A takes, of valid references with one character changed", () => {
  const changes = fc.tuple(references, fc.nat(), fc.integer({ min: 0, max: 130 }), fc.nat({ max: 1 }));
  fc.assert(fc.property(changes, checkChanged), { numRuns: 10_000 });
});

/** Offset, length and expectation, all three by brute force over what could have followed. */
function checkFault(error: UriSyntaxError, text: string, judged: Judged): void {
  const judge = new Judge(judged, text);
  const offset = faultOffset(text, judge);
  const { expected } = error;
  expect({ text, judged, offset: error.offset, input: error.input }).toEqual({ text, judged, offset, input: text });
  if (error.code === "pct-encoded") {
    expect(expected).toEqual(['"%" HEXDIG HEXDIG']);
    const [triplet] = /^%[0-9A-Fa-f]?(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]|$)/.exec(
      text.slice(offset),
    ) as RegExpExecArray;
    expect([text, error.length]).toEqual([text, triplet.length]);
    return;
  }
  const codePoint = text.codePointAt(offset);
  expect([text, error.length]).toEqual([text, codePoint === undefined ? 0 : String.fromCodePoint(codePoint).length]);
  expect([text, firstOf(expected)]).toEqual([text, possibleAfter(text.slice(0, offset), judge)]);
}

it("diagnose says where the longest beginning of a valid reference ends, and all that could have followed", () => {
  fc.assert(
    fc.property(nastyTexts, (text) => {
      const error = diagnose(text);
      expect([text, error === undefined]).toEqual([text, appendixA["URI-reference"].test(text)]);
      if (error !== undefined) checkFault(error, text, "URI-reference");
    }),
    { numRuns: 5000 },
  );
});

it("diagnose does so in the authority, of all short texts of brackets, colons, digits and @", () => {
  for (const rest of texts(["[", "]", ":", "1", "@", "|", "%"], 4)) {
    const error = diagnose(`//${rest}`);
    if (error !== undefined) checkFault(error, `//${rest}`, "URI-reference");
  }
  expect.hasAssertions();
});

it("diagnose does so in an IP literal", () => {
  const pieces = [
    "1",
    ":",
    "::",
    "a:",
    "12",
    "255",
    "256",
    "0",
    ".",
    "1.2.",
    "1:2:3:",
    "v",
    "v1.",
    "]",
    "g",
    "%25",
    "[",
    "@",
    "/",
    "z",
    "~",
  ];
  const literals = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => `//[${all.join("")}`);
  fc.assert(
    fc.property(literals, (text) => {
      const error = diagnose(text);
      expect([text, error === undefined]).toEqual([text, appendixA["URI-reference"].test(text)]);
      if (error !== undefined) checkFault(error, text, "URI-reference");
    }),
    { numRuns: 2500 },
  );
});

/** How each component is given to `build` alone, so that nothing else can be at fault. */
const ALONE: readonly { readonly judged: Judged; readonly components: (value: string) => Components }[] = [
  { judged: "scheme", components: (scheme) => ({ scheme, path: "/" }) },
  { judged: "authority", components: (authority) => ({ authority }) },
  { judged: "userinfo", components: (userinfo) => ({ userinfo, host: "h" }) },
  { judged: "host", components: (host) => ({ host }) },
  { judged: "port", components: (port) => ({ host: "h", port }) },
  { judged: "query", components: (query) => ({ query }) },
  { judged: "fragment", components: (fragment) => ({ fragment }) },
];

it.each(ALONE)(
  "build takes the $judged that Appendix A takes, and says where another one fails",
  ({ judged, components }) => {
    fc.assert(
      fc.property(nastyTexts, (text) => {
        const isValid = appendixA[judged].test(text);
        const given = components(text);
        if (isValid) {
          expect(build(given)).toMatchObject(given);
          return;
        }
        const error = thrown(() => build(given));
        expect(error).toBeInstanceOf(UriSyntaxError);
        checkFault(error as UriSyntaxError, text, judged);
      }),
      { numRuns: 1000 },
    );
  },
);

it("build takes the path that Appendix A takes behind an authority, and says where another one fails", () => {
  fc.assert(
    fc.property(nastyTexts, (rest) => {
      const path = `/${rest}`;
      const offset = path.search(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/);
      if (offset < 0) {
        expect(build({ host: "h", path }).path).toBe(path);
        return;
      }
      const error = thrown(() => build({ host: "h", path }));
      expect(error).toBeInstanceOf(UriSyntaxError);
      expect(error).toMatchObject({ input: path, offset, component: "path" });
    }),
    { numRuns: 1000 },
  );
});
