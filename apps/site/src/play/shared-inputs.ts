/** RFC 3986 §3.2.1: what is filled in, without passwords, for links and copies that others will see. */
import { masked } from "@std66/report";
import { fragmentOf, isTooLong } from "./permalink.ts";
import type { Inputs } from "./question.ts";

/** Said where a text is left out. */
export const LEFT_OUT = "without the text: it may have a password whose end cannot be found";

/** What others may see of what is filled in. */
export interface Shared {
  readonly inputs: Inputs;
  /** Whether the text is left out, as a password in it could not be masked. */
  readonly isLeftOut: boolean;
}

export async function withoutPasswords(inputs: Inputs): Promise<Shared> {
  const { text, base, other, view, kind } = inputs;
  const shown = view === "extraction" ? await documentOf(text, kind) : masked(text);
  return {
    inputs: { ...inputs, text: shown ?? "", base: masked(base), other: masked(other) },
    isLeftOut: shown === undefined,
  };
}

async function documentOf(text: string, kind: Inputs["kind"]): Promise<string | undefined> {
  const { maskedDocument } = await import("./masked-document.ts");
  return maskedDocument(text, kind);
}

/** The fragment of a permalink for others; `undefined` if the texts are too long for one. */
export async function sharedFragment(
  inputs: Inputs,
  hasPasswords: boolean,
): Promise<{ readonly fragment: string | undefined; readonly isLeftOut: boolean }> {
  if (isTooLong(inputs)) return { fragment: undefined, isLeftOut: false };
  const shared = hasPasswords ? { inputs, isLeftOut: false } : await withoutPasswords(inputs);
  return { fragment: fragmentOf(shared.inputs), isLeftOut: shared.isLeftOut };
}
