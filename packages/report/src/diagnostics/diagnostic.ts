/** A diagnostic: a statement about an input, for programs and for people. */
import { type Explanation as ErrorExplanation, excerpt, maskFault } from "@std66/core/diagnostics";

/** Where an input was found. */
export interface Location {
  /** Such as `links.txt`, `<stdin>` or `argument 2`. */
  readonly source: string;
  /** Counted from 1. */
  readonly line: number;
}

/** How bad it is. An error makes the input invalid, the others are findings. */
type Severity = "error" | "info" | "warning" | "danger";

/** A diagnostic, of a grammar or of the program that takes the input. */
export interface Diagnostic {
  readonly severity: Severity;
  readonly code: string;
  /** One line that can stand alone. */
  readonly message: string;
  readonly location: Location;
  readonly input: string;
  /** In `input`, in UTF-16 code units. */
  readonly offset: number;
  /** 0 at the end of the input. */
  readonly length: number;
  readonly component: string | undefined;
  /** The section or document that defines the rule, such as `RFC 3986 §2.1`. */
  readonly section: string;
  readonly explanation: Explanation;
}

/** The part of a diagnostic for people, as `explain` of core has it for errors. Reveals nothing of a password. */
export interface Explanation extends Omit<ErrorExplanation, "code" | "place"> {
  /** In a possible password always `userinfo`. */
  readonly code: string;
  /** The column of the fault in the masked text, in characters, counted from 1. */
  readonly column: number;
}

/** What a program says about a text, from which its diagnostic follows. */
export type Statement = Partial<Pick<Diagnostic, "severity"> & Pick<Explanation, "help">> &
  Pick<Diagnostic, "location" | "input" | "offset" | "length" | "code" | "section"> &
  Pick<Explanation, "reason" | "label" | "rule">;

/**
 * A diagnostic by a program about a text that it refuses for its own reasons. Passwords in it are masked.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function statedDiagnostic(statement: Statement): Diagnostic {
  const { severity = "error", location, input, offset, length, code, section, reason, label, rule, help } = statement;
  // Text without a component counts as data, which is never shown. Any component will do.
  const fault = { input, offset, length, component: "path" } as const;
  const { place, before, marked, after } = excerpt(fault);
  // An offset in or after a password would reveal its length.
  const message = `${reason} (${place === undefined ? `offset ${offset}, ` : ""}${section})`;
  const explanation = { code, section, reason, column: columnOf(fault), before, marked, after, label, rule, help };
  return { severity, code, message, location, input, offset, length, component: undefined, section, explanation };
}

/** The column of a fault in the masked text, in characters. */
export function columnOf(fault: Parameters<typeof maskFault>[0]): number {
  const { text, offset } = maskFault(fault);
  return 1 + charactersIn(text.slice(0, offset));
}

/** A surrogate pair is one character. */
export function charactersIn(text: string): number {
  let characters = 0;
  for (let i = 0; i < text.length; i++) {
    if ((text.codePointAt(i) as number) > 0xffff) i++;
    characters++;
  }
  return characters;
}
