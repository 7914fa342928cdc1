/** What `extract` did not print, or only in part (RFC 3986 Appendix C), counted for a note on standard error. */
import type { OmittedReason } from "@std66/extract/documents";
import { thousands } from "../text/thousands.ts";

/** For one, and for several. */
const NOTES: Readonly<Record<OmittedReason, readonly [one: string, several: string]>> = {
  iri: [
    "IRI that is not a URI was left out or cut short, at PLACE (--iri accepts it)",
    "IRIs that are not URIs were left out or cut short, the first at PLACE (--iri accepts them)",
  ],
  host: [
    "URI without a clear host or port was left out, at PLACE",
    "URIs without a clear host or port were left out, the first at PLACE",
  ],
  "cut-short": [
    "URI was cut short at a character that URIs do not allow, at PLACE",
    "URIs were cut short at characters that URIs do not allow, the first at PLACE",
  ],
  computed: [
    "link is computed by code and was not read, at PLACE",
    "links are computed by code and were not read, the first at PLACE",
  ],
};

/** Counts them by their reason, and keeps the first place of each. */
export class Omissions {
  readonly #counts = new Map<OmittedReason, { count: number; readonly first: string }>();

  add(reason: OmittedReason, place: string): void {
    const entry = this.#counts.get(reason);
    if (entry === undefined) this.#counts.set(reason, { count: 1, first: place });
    else entry.count++;
  }

  /** One line for each reason, without its end. */
  notes(): string[] {
    const lines: string[] = [];
    for (const [reason, [one, several]] of Object.entries(NOTES)) {
      const { count, first } = this.#counts.get(reason as OmittedReason) ?? { count: 0, first: "" };
      // A place may have `$&`, which `replace` would read.
      const text = (count === 1 ? one : several).replace("PLACE", () => first);
      if (count > 0) lines.push(`note: ${thousands(count)} ${text}`);
    }
    return lines;
  }
}
