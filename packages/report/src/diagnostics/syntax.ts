/** RFC 3986 §4.1: the diagnostic of a text that is not a URI-reference. The texts come from core. */
import type { UriSyntaxError } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { type Diagnostic, type Explanation, type Location, columnOf } from "./diagnostic.ts";

/**
 * The diagnostic of an error of `parse`, `diagnose` or another function of std66 that throws a `UriSyntaxError`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function syntaxDiagnostic(error: UriSyntaxError, location: Location): Diagnostic {
  return new SyntaxDiagnostic(error, location);
}

/** A class, since an object with a getter of its own has a hidden class of its own, which stays for long. */
class SyntaxDiagnostic implements Diagnostic {
  readonly severity = "error";
  readonly code: Diagnostic["code"];
  readonly message: string;
  readonly location: Location;
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: Diagnostic["component"];
  readonly section: string;
  readonly #error: UriSyntaxError;

  constructor(error: UriSyntaxError, location: Location) {
    this.code = error.code;
    this.message = error.message;
    this.location = location;
    this.input = error.input;
    this.offset = error.offset;
    this.length = error.length;
    this.component = error.component;
    this.section = error.section;
    this.#error = error;
  }

  /** On demand: that takes longer than to find the error, and JSON has no explanation. */
  get explanation(): Explanation {
    return { ...explain(this.#error), column: columnOf(this.#error) };
  }
}
