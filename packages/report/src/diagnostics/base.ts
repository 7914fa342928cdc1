/** RFC 3986 §5.1: the diagnostic of a base, which must be a URI-reference with a scheme. */
import { type UriSyntaxError, diagnose as diagnoseUri, tryParse } from "@std66/core";
import { type Diagnostic, type Location, statedDiagnostic } from "./diagnostic.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/**
 * `undefined` for a base that references can be resolved against: by default a URI, or what `read` returns a record of,
 * and `diagnose` an error for.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1 | RFC 3986 §5.1}
 */
export function baseDiagnostic(
  base: string,
  read: (text: string) => { readonly scheme: string | undefined } | undefined = tryParse,
  diagnose: (text: string) => UriSyntaxError | undefined = diagnoseUri,
): Diagnostic | undefined {
  const reference = read(base);
  if (reference === undefined) return syntaxDiagnostic(diagnose(base) as UriSyntaxError, BASE);
  if (reference.scheme !== undefined) return undefined;
  const error = statedDiagnostic({
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
