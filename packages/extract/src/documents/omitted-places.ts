/** RFC 3986 Appendix C: says what stands in the text of a document where a URI is not given, or only in part. */
import { Positions } from "../text/positions.ts";
import { wordAt } from "../text/following.ts";
import type { Position } from "../text/line-counter.ts";
import type { DocumentLink, DocumentReading } from "./document-link.ts";
import type { OmittedPlace } from "./omitted-place.ts";
import { faultOffset, omittedText } from "./omitted-text.ts";
import { isUnread, unreadUri } from "./unread.ts";

/** Of one document, in its order. */
export class OmittedPlaces {
  readonly #document: string;
  readonly #reading: DocumentReading;
  readonly #starts: Positions;
  /** A fault may stand after the next place. */
  readonly #faults: Positions;
  #taken = -1;

  constructor(document: string, reading: DocumentReading) {
    this.#document = document;
    this.#reading = reading;
    this.#starts = new Positions(document);
    this.#faults = new Positions(document);
  }

  /** Whether what is found at an offset is not given: it is a part of what could not be read, or of what is ignored. */
  hasTaken(start: number): boolean {
    return start === this.#taken;
  }

  /** Tells the listener; yields what stands in the place of a URI that could not be read. */
  *tell({ start, place, spanOf }: OmittedPlace): Generator<DocumentLink> {
    const { ignored, omitted, iris } = this.#reading;
    const position = this.#starts.at(start);
    const faultIn = (what: Pick<DocumentLink, "start" | "end" | "input" | "error">): Position | undefined => {
      const offset = faultOffset(this.#document, what, place.start, spanOf);
      return offset === undefined ? undefined : this.#faults.at(offset);
    };
    if (!place.isCutShort && isUnread(place)) {
      this.#taken = start;
      const link = { ...unreadUri({ ...place, ...position }), ...spanOf(place.start, place.end + 1) };
      yield { ...link, faultAt: faultIn(link) };
      return;
    }
    // A pattern is for what is written, such as http://a.example/${b}. Reading each word up to its end takes time.
    const word = ignored.hasPatterns ? wordAt(this.#document, start) : "";
    if (ignored.has(word, start, position)) {
      this.#taken = start;
      return;
    }
    const what = omittedText(place, place.after, iris);
    const written = { ...what, ...spanOf(what.start, what.end) };
    const reason = place.isCutShort ? "cut-short" : (place.reason ?? "iri");
    omitted(position.line, position.column, reason, { ...written, faultAt: faultIn(written) });
  }
}
