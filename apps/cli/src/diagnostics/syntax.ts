/** RFC 3986 §4.1: the diagnostic of a text that is not a URI-reference. The texts come from core. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { explain } from "@std66/core/internal";
import type { Location } from "../input/source.ts";
import { type Diagnostic, type Explanation, columnOf } from "./diagnostic.ts";

/** @throws {Error} if the text is a URI-reference */
export function syntaxDiagnostic(input: string, location: Location): Diagnostic {
  const error = diagnose(input);
  if (error === undefined) throw new Error("a valid input was rejected");
  return diagnosticOf(error, location);
}

/** The diagnostic of an error of core. */
export function diagnosticOf(error: UriSyntaxError, location: Location): Diagnostic {
  return new SyntaxDiagnostic(error, location);
}

/** Explains the error on demand: that takes longer than to find it, and JSON has no explanation. */
class SyntaxDiagnostic implements Diagnostic {
  readonly severity = "error";
  readonly code: string;
  readonly message: string;
  readonly location: Location;
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: string | undefined;
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

  get explanation(): Explanation {
    return { ...explain(this.#error), column: columnOf(this.#error) };
  }
}
