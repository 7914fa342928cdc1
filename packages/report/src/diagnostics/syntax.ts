/** RFC 3986 §4.1, §5.1: the diagnostic of a text that is not a URI-reference, or of a base that has no scheme. */
import { type UriSyntaxError, diagnose as diagnoseUri, tryParse } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { type Diagnostic, type Explanation, type Location, columnOf, statedDiagnostic } from "./diagnostic.ts";

/**
 * The diagnostic of an error of `parse`, `diagnose` or another function of std66 that throws a `UriSyntaxError`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function syntaxDiagnostic(error: UriSyntaxError, location: Location): Diagnostic {
  return new SyntaxDiagnostic(error, location) as SyntaxDiagnostic & Diagnostic;
}

/** A class, since an object with a getter of its own has a hidden class of its own, which stays for long. */
class SyntaxDiagnostic {
  readonly #error: UriSyntaxError;

  constructor(error: UriSyntaxError, location: Location) {
    const { code, message, input, offset, length, component, section } = error;
    const found = { severity: "error", code, message, location, input, offset, length, component, section } as const;
    Object.assign(this, found satisfies Omit<Diagnostic, "explanation">);
    this.#error = error;
  }

  /** On demand: that takes longer than to find the error, and JSON has no explanation. */
  get explanation(): Explanation {
    return { ...explain(this.#error), column: columnOf(this.#error) };
  }
}

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
