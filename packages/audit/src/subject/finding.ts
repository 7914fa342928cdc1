/** RFC 3986 §7: what a rule says, and what it finds. */
import type { ComponentName } from "@std66/core";

/**
 * `info`: unusual, or worth a second look. `warning`: people or programs may take it for something else, or it carries
 * a secret, a control character or script. `danger`: no legitimate use.
 */
export type Severity = "info" | "warning" | "danger";

/** Something suspicious about a text. Offsets count UTF-16 code units of the text as given. */
export interface Finding {
  /** The code of the rule. */
  readonly code: string;
  readonly severity: Severity;
  /** `undefined` for the whole text, and for text that belongs to no component. */
  readonly component: ComponentName | undefined;
  readonly start: number;
  readonly end: number;
  /** One line, which contains nothing of a password or another secret. */
  readonly message: string;
  /** Where the rule comes from, such as `RFC 3986 §7.6`. */
  readonly section: string;
}

/** A rule, as data. */
export interface Rule {
  /** Stable. */
  readonly code: string;
  readonly severity: Severity;
  /** The component that it looks at; `undefined` for several. */
  readonly component: ComponentName | undefined;
  /** What it finds, in one line. */
  readonly summary: string;
  /** Why that is suspicious, in a few sentences. */
  readonly explanation: string;
  /** What to do. */
  readonly help: string;
  readonly section: string;
  /** Further sources: RFCs, entries of CWE, other standards. */
  readonly sources: readonly string[];
  /** A text in which the rule finds something. */
  readonly example: string;
  /** A similar text in which it finds nothing. */
  readonly counterexample: string;
}

/** A place that a rule has found. */
export interface FoundPlace {
  readonly component: ComponentName | undefined;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}
