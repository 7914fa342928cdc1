/** URL Standard: the words for a difference from RFC 3986. */

export interface ReasonTexts {
  readonly summary: string;
  readonly explanation: string;
  /** The sections of RFCs. */
  readonly rfcs: readonly string[];
  readonly example: UrlExample;
}

/** A text for which the difference is found, and the base that it takes. */
export interface UrlExample {
  readonly text: string;
  readonly base?: string;
}
