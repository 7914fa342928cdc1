/** The grammars side by side: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 Appendix A, RFC 3986 Appendix A. */
import { requireText } from "./characters.ts";
import type { Components, DialectId } from "./dialect.ts";
import { dialects } from "./dialects.ts";
import { type CompareOptions, type Difference, chosen, pairsOf } from "./difference.ts";
import { type Reading, readingOf } from "./reading.ts";
import type { ReasonCode } from "./reasons.ts";
import { type Fault, workingsOf } from "./workings.ts";

/** What one standard says of a text: its components under its own names, or why it is not valid. */
export type SyntaxRow =
  | { readonly dialect: DialectId; readonly valid: true; readonly components: Components }
  | { readonly dialect: DialectId; readonly valid: false; readonly reason: ReasonCode; readonly message: string };

export interface SyntaxComparison {
  /** One for each dialect, in the order of their years. */
  readonly rows: readonly SyntaxRow[];
  /** Whether the text is valid to all RFCs, or to none, and all read the same in it. */
  readonly agree: boolean;
  /** The pairs of RFCs that do not, each with its reasons. */
  readonly differences: readonly Difference[];
}

/**
 * What each standard's grammar makes of a text: whether it is valid, its components, and why two standards differ.
 *
 * @throws {RangeError} for a dialect that there is not
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { compareSyntax } from "@std66/legacy";
 * const { differences } = compareSyntax("http://h/~user", { dialects: ["rfc1808", "rfc3986"] });
 * differences; // => [{ between: ["rfc1808", "rfc3986"], reasons: ["tilde-became-unreserved"] }]
 * ```
 */
export function compareSyntax(text: string, options: CompareOptions = {}): SyntaxComparison {
  requireText(text);
  const rows = chosen(options.dialects).map((dialect) => {
    const fault = workingsOf(dialects[dialect]).fault(text);
    return {
      dialect,
      fault,
      reading: fault === undefined && dialect !== "whatwg" ? readingOf(dialect, text) : undefined,
    };
  });
  const differences = pairsOf(rows).flatMap(([first, second]): Difference[] => {
    const reasons = reasonsOf(first, second);
    return reasons.length === 0 ? [] : [{ between: [first.dialect, second.dialect], reasons }];
  });
  return {
    rows: rows.map(({ dialect, fault }): SyntaxRow => {
      if (fault === undefined) return { dialect, valid: true, components: dialects[dialect].parse(text) };
      return { dialect, valid: false, reason: fault[0], message: fault[1] };
    }),
    agree: differences.length === 0,
    differences,
  };
}

interface Verdict {
  readonly dialect: DialectId;
  readonly fault: Fault;
  readonly reading: Reading | undefined;
}

/** Two that both refuse agree. Where one does, it says why; else it is what they read. */
function reasonsOf(first: Verdict, second: Verdict): ReasonCode[] {
  if (first.fault !== undefined || second.fault !== undefined) {
    return first.fault !== undefined && second.fault !== undefined
      ? []
      : [(first.fault ?? second.fault ?? [])[0] as ReasonCode];
  }
  return [...new Set(readDifferently(first.reading as Reading, second.reading as Reading, first.dialect))];
}

/** `first` is the reading of the earlier standard. */
function* readDifferently(first: Reading, second: Reading, dialect: DialectId): Generator<ReasonCode> {
  const { authority, params = "", hostKind } = first;
  if (params !== (second.params ?? "")) yield params.includes("/") ? "params-hide-slashes" : "params-are-not-path";
  else if (second.path === `${first.path};`) yield* ["params-are-not-path", "empty-component-is-absent"] as const;
  if (authority !== second.authority) yield authority?.includes("?") ? "net-loc-runs-to-slash" : "empty-authority";
  else if (hostKind === "registry") yield "registry-names-moved-into-host";
  else if (hostKind === "ipv4" && second.hostKind !== undefined && second.hostKind !== hostKind) {
    yield "ipv4-octet-range";
  }
  // An opaque path has the "?" in it.
  if (first.isOpaque !== second.isOpaque && first.path.includes("?") !== second.path.includes("?"))
    yield "opaque-query";
  else if (first.query !== second.query && !authority?.includes("?")) {
    if (dialect !== "rfc1738") yield "empty-component-is-absent";
    else if (first.scheme === "ftp" || first.scheme === "file") yield "question-mark-in-ftp-path";
    else yield "each-scheme-has-its-form";
  }
  if (first.fragment !== second.fragment) yield "empty-component-is-absent";
  const reserved = second.reserved.replace(/[^]/g, (character) =>
    first.reserved.includes(character) ? "" : character,
  );
  if (/[!*'()]/.test(reserved)) yield "marks-became-reserved";
  if (/[+$,]/.test(reserved)) yield "plus-dollar-comma-became-reserved";
}
