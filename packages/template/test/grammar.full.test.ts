// RFC 6570 §2: the decision on all short texts, and on every character, against the automaton of the printed grammar.

import { automatonOf, rfc6570 } from "@std66/grammar";
import { expect, it } from "vitest";
import { isUriTemplate } from "../src/index.ts";
import { INNER, KINDS, textsOf } from "./short-texts.ts";

const grammar = automatonOf(rfc6570, "URI-Template");

/** A call of `expect` for each of a million texts would take long. */
function checkDecision(text: string): void {
  if (isUriTemplate(text) !== grammar.accepts(text)) expect(text).toBe("decided as the grammar does");
}

it("R-301 all texts of up to 6 letters, one of each kind", () => {
  let count = 0;
  for (const text of textsOf(KINDS, 6)) {
    checkDecision(text);
    if (isUriTemplate(text)) count++;
  }
  expect(count).toBeGreaterThan(10_000);
});

it("R-301 all expressions of up to 5 letters", () => {
  for (const text of textsOf(INNER, 5)) {
    const expression = `{${text}}`;
    checkDecision(expression);
  }
});

it("R-302 every character as a literal and as a name", () => {
  for (let code = 0; code <= 0x10_ffff; code++) {
    const character = String.fromCodePoint(code);
    for (const text of [character, `{${character}}`, `{a${character}}`]) {
      checkDecision(text);
    }
  }
});
