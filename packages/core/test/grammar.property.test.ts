// The parser against Appendix A of RFC 3986 itself: which texts it accepts, and where it reports a fault in the others.

import fc from "fast-check";
import { expect, it } from "vitest";
import { UriSyntaxError, build } from "../src/index.ts";
import type { UriComponents } from "../src/index.ts";
import { checkRefusal, checkText } from "./agreement.ts";
import { rule } from "./appendix-a.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";
import type { Judged } from "./refusal.ts";
import { thrown } from "./thrown.ts";

it("R-148 the parser and Appendix A agree about texts of pieces that parsers get wrong", () => {
  fc.assert(fc.property(nastyTexts, (text) => checkText(text)));
});

function checkChanged([{ text }, at, code, removed]: readonly [{ text: string }, number, number, number]): void {
  const index = at % (text.length + 1);
  checkText(text.slice(0, index) + String.fromCharCode(code) + text.slice(index + removed));
}

it("R-148 the parser and Appendix A agree about valid references with one character changed", () => {
  const changes = fc.tuple(references, fc.nat(), fc.integer({ min: 0, max: 130 }), fc.nat({ max: 1 }));
  fc.assert(fc.property(changes, checkChanged));
});

it("R-148 the parser and Appendix A agree about IP literals", () => {
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
  fc.assert(fc.property(literals, (text) => checkText(text)));
});

/** Passes each component alone to `build`, so that no other component can be at fault. */
const ALONE: readonly { readonly judged: Judged; readonly components: (value: string) => UriComponents }[] = [
  { judged: "scheme", components: (scheme) => ({ scheme, path: "/" }) },
  { judged: "authority", components: (authority) => ({ authority }) },
  { judged: "userinfo", components: (userinfo) => ({ userinfo, host: "h" }) },
  { judged: "host", components: (host) => ({ host }) },
  { judged: "port", components: (port) => ({ host: "h", port }) },
  { judged: "query", components: (query) => ({ query }) },
  { judged: "fragment", components: (fragment) => ({ fragment }) },
];

it.each(ALONE)(
  "build accepts every $judged that Appendix A accepts, and reports the fault in any other",
  ({ judged, components }) => {
    fc.assert(
      fc.property(nastyTexts, (text) => {
        const isValid = rule(judged).accepts(text);
        const given = components(text);
        if (isValid) {
          expect(build(given)).toMatchObject(given);
          return;
        }
        const error = thrown(() => build(given));
        expect(error).toBeInstanceOf(UriSyntaxError);
        checkRefusal(error as UriSyntaxError, text, judged);
      }),
    );
  },
);

it("build accepts every path that Appendix A accepts after an authority, and reports the fault in any other", () => {
  const path = rule("path-abempty");
  fc.assert(
    fc.property(nastyTexts, (rest) => {
      const text = `/${rest}`;
      if (path.accepts(text)) {
        expect(build({ host: "h", path: text }).path).toBe(text);
        return;
      }
      const error = thrown(() => build({ host: "h", path: text }));
      expect(error).toBeInstanceOf(UriSyntaxError);
      // A malformed triplet is reported at its "%".
      const offset = text.slice(0, path.viablePrefix(text)).replace(/%[0-9A-Fa-f]?$/, "").length;
      expect(error).toMatchObject({ input: text, offset, component: "path" });
    }),
  );
});
