// What is proved about the sources of iri: each of these accepts exactly the texts of a rule of RFC 3987 §2.2, where
// `masked` does what `maskRewriting` does.

import { type Claim, automatonOf, inCodeUnits, predicateAutomaton, rfc3987, samplesOf } from "@std66/grammar";
import { isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } from "../../src/index.ts";
import { masked } from "../../src/mask.ts";
import { maskRewriting } from "./mask-rewriting.ts";

const PREDICATES: readonly [predicate: (text: string) => boolean, rule: string][] = [
  [isIriReference, "IRI-reference"],
  [isIri, "IRI"],
  [isAbsoluteIri, "absolute-IRI"],
  [isRelativeIriReference, "irelative-ref"],
];

/** The longest text for which the predicates use a regexp with a repeated group (decision 2). */
const LONGEST = 65_536;
/** With which `masked` makes its text. */
const METHODS = ["indexOf", "slice", "match", "replace", "Symbol(Symbol.match)", "Symbol(Symbol.replace)"];

/** `masked` takes such a text apart, so that no part of it is mistaken for what it makes of the whole. */
const SEVERAL_PARTS = /^[^?#]*é[^?#]*[?#]/;

const grammar = inCodeUnits(rfc3987);

export const claims: readonly Claim[] = PREDICATES.flatMap(([predicate, rule]) =>
  Object.entries(samplesOf("é/?#[]@%b:", LONGEST)).map(([which, texts]): Claim => {
    const wide = texts.filter((text) => SEVERAL_PARTS.test(text));
    return {
      name: `${predicate.name}, ${which} texts`,
      rule,
      ours: () =>
        predicateAutomaton(predicate, {
          texts: wide.map((text) => [text, masked(text)]),
          methods: METHODS,
          rewriting: maskRewriting,
        }),
      theirs: () => automatonOf(grammar, rule),
    };
  }),
);
