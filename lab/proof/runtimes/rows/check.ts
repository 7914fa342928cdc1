/** A row of the vectors, and how to ask a package about it. */
export interface Check {
  readonly id: string;
  /** What the package answers, and what the row expects. */
  readonly ask: () => readonly [found: unknown, expected: unknown];
}

/** The rows that test a package. */
export interface PackageRows {
  readonly name: string;
  /** A global without which the package cannot answer. */
  readonly needs?: "URL";
  readonly checks: readonly Check[];
}
