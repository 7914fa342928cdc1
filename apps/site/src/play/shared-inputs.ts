/** RFC 3986 §3.2.1: what is filled in, without passwords, for links and copies that others will see. */
import { masked } from "@std66/report";
import { fragmentOf, isTooLong } from "./permalink.ts";
import type { Inputs, Kind } from "./question.ts";

/** Said where a text is left out. */
export const LEFT_OUT = "without the text: it may have a password whose end cannot be found";

/** The parsers of documents are loaded for a text that is not empty. */
async function maskedDocument(text: string, kind: Kind): Promise<string | undefined> {
  return text === "" ? "" : (await import("./masked-document.ts")).maskedDocument(text, kind);
}

/** What others may see. `isLeftOut`: whether the text is left out, as a password in it could not be masked. */
export async function sharedInputs(inputs: Inputs, hasPasswords: boolean) {
  if (hasPasswords) return { inputs, isLeftOut: false };
  const { text, base, other, values, view, kind } = inputs;
  const shown = view === "extraction" ? await maskedDocument(text, kind) : masked(text);
  // A value may be the password of a template, which masks nothing in the value alone.
  const mayBePassword = view === "template" && (shown !== text || masked(other) !== other);
  const shownValues =
    mayBePassword && values !== ""
      ? undefined
      : await maskedDocument(values, values.trim().startsWith("{") ? "json" : "text");
  return {
    inputs: { ...inputs, text: shown ?? "", base: masked(base), other: masked(other), values: shownValues ?? "" },
    isLeftOut: shown === undefined || shownValues === undefined,
  };
}

/** The fragment of a permalink for others; `undefined` if the texts are too long for one. */
export async function sharedFragment(inputs: Inputs, hasPasswords: boolean) {
  if (isTooLong(inputs)) return { fragment: undefined, isLeftOut: false };
  const { inputs: shared, isLeftOut } = await sharedInputs(inputs, hasPasswords);
  return { fragment: fragmentOf(shared), isLeftOut };
}
