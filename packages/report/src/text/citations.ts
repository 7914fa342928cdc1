/** Cited sections of the RFCs as links (RFC 3986 Appendix D and others). */

/** A piece of a text: a citation with the address of its section, or what stands between two. */
export interface CitedPiece {
  readonly text: string;
  readonly href?: string;
}

const CITATION = /(RFC \d{1,5} (?:§\d(?:[\d.]*\d)?|Appendix [A-Z](?:\.\d+)?)|URL Standard \([^)]+\))/u;

/**
 * The pieces of a text in which sections are cited, as in the `citations` of a reason.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function citedPieces(text: string): readonly CitedPiece[] {
  return text
    .split(CITATION)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { text: piece, href: addressOf(piece) }))
    .filter(({ text: piece }) => piece !== "");
}

function addressOf(citation: string): string {
  const [, rfc, kind, name] = /^RFC (\d+) (§|Appendix )(.*)/u.exec(citation) ?? [];
  return rfc === undefined
    ? `https://url.spec.whatwg.org/#${citation.slice(14, -1).toLowerCase().replaceAll(" ", "-")}`
    : `https://www.rfc-editor.org/rfc/rfc${rfc}#${kind === "§" ? "section" : "appendix"}-${name}`;
}
