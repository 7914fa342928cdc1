/** RFC 3986 §5.1: the diagnostic of a base, which must be a URI-reference with a scheme. */
import { tryParse } from "@std66/core";
import type { Location } from "../input/source.ts";
import { type Diagnostic, commandDiagnostic } from "./diagnostic.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/** `undefined` for a base, by default a URI, that references can be resolved against. */
export function baseDiagnostic(
  base: string,
  read: (text: string) => { readonly scheme: string | undefined } | undefined = tryParse,
  diagnose: typeof syntaxDiagnostic = syntaxDiagnostic,
): Diagnostic | undefined {
  const reference = read(base);
  if (reference === undefined) return diagnose(base, BASE);
  if (reference.scheme !== undefined) return undefined;
  const error = commandDiagnostic({
    location: BASE,
    input: base,
    offset: 0,
    length: 0,
    code: "absolute-uri",
    section: "RFC 3986 §5.1",
    reason: "the base has no scheme",
    label: "expected a scheme",
    rule: "a base URI conforms to absolute-URI, which begins with a scheme",
    help: "write the full URI, such as `https://example.com/a/b`",
  });
  return { ...error, component: "scheme" };
}

/** The name of the argument in the usage of the commands. */
const BASE: Location = { source: "BASE", line: 1 };
