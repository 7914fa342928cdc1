// RFC 3987 §2.2: short texts compared with its grammar, for each way in which components can follow one another. The
// suites in conformance/ are complete, and take minutes.

import { expect, it } from "vitest";
import { checkText } from "./agreement.ts";
import { iriReference } from "./grammar.ts";

const SCHEMES = ["", "a:", "\u00E9:"];
const AUTHORITIES = [
  "",
  "//",
  "//\u00E9",
  "//@\u00E9:1",
  "//\u00E9@h:",
  "//a:\u00E9:@\u00E9",
  "//[v1.\u00E9]",
  "//[::1]",
  "//[::1]:",
  "//\u00E9@[v1.a:b]:0189",
  "//\u00E9[::1]",
  "//[::1]\u00E9",
  "//[::1",
  "//[/]",
  "//[::1]@h",
];
const PATHS = ["", "/\u00E9:/@", "\u00E9/b:", "\u{1F600}", "\uE000"];
const QUERIES = ["", "?\u00E9:@/?", "?\uE000", "?\u{F0000}"];
const FRAGMENTS = ["", "#\u00E9:@/?", "#\uE000"];

it("R-203 R-205 R-206 R-233 components one after the other: each decision, each component and each fault", () => {
  const texts = SCHEMES.flatMap((scheme) =>
    AUTHORITIES.flatMap((authority) =>
      PATHS.flatMap((path) =>
        QUERIES.flatMap((query) => FRAGMENTS.map((fragment) => scheme + authority + path + query + fragment)),
      ),
    ),
  );
  expect(texts.some((text) => iriReference.accepts(text))).toBe(true);
  for (const text of texts) checkText(text);
});
