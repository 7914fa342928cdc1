import { diagnoseIri, isAbsoluteIri, isIri, isIriReference, parseIri, toIri, toUri } from "@std66/iri";
import { type IrisRow, iris } from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";

/** What the functions return for a row, and what they should. */
function iriCheck({ id, text, rule, uri = text, iri = text, errorOffset, code }: IrisRow): Check {
  if (rule === null) {
    const ask = (): unknown => {
      const error = diagnoseIri(text);
      return [isIriReference(text), error?.code, error?.offset];
    };
    return { id, ask: () => [ask(), [false, code, errorOffset]] };
  }
  return {
    id,
    ask: () => [
      [isIri(text), isAbsoluteIri(text), String(parseIri(text)), String(toUri(text)), String(toIri(text))],
      [rule !== "irelative-ref", rule === "absolute-IRI", text, uri, iri],
    ],
  };
}

export const international: PackageRows = { name: "@std66/iri", checks: iris.map(iriCheck) };
