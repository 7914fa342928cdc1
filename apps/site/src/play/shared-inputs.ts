/** RFC 3986 §3.2.1: what is filled in, without passwords, for links and copies that others will see. */
import { masked } from "@std66/report";
import { fragmentOf, isTooLong } from "./permalink.ts";
import type { Inputs } from "./question.ts";

/** A password in running text, in which a ":" and an "@" seldom surround one. */
const IN_PROSE = /(\/\/[^\s/?#@:]*:)[^\s/?#@]*(?=@)/gu;

export function withoutPasswords(inputs: Inputs): Inputs {
  const { text, base, other, view } = inputs;
  return {
    ...inputs,
    text: view === "extraction" ? text.replaceAll(IN_PROSE, "$1***") : masked(text),
    base: masked(base),
    other: masked(other),
  };
}

/** The fragment of a permalink for others; `undefined` if the texts are too long for one. */
export function sharedFragment(inputs: Inputs, hasPasswords: boolean): string | undefined {
  if (isTooLong(inputs)) return undefined;
  return fragmentOf(hasPasswords ? inputs : withoutPasswords(inputs));
}
