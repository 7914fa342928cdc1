/**
 * RFC 5322, RFC 2045: what is found in a mail message: in its headers, without encoded words (RFC 2047), and in its
 * bodies of text and HTML without their encoding.
 */
import type { LeftOut } from "../text/extracted-uri.ts";
import { Positions } from "../text/positions.ts";
import type { DocumentLink, DocumentReading, OmittedText } from "./document-link.ts";
import { faultOffset } from "./omitted-text.ts";
import { type MailPart, mailParts } from "./mail-parts.ts";
import { DecodedPart, type Undecoded } from "./transfer-encoding.ts";

/** What reads a text or HTML. */
type ReadPart = (
  texts: AsyncIterable<string>,
  kind: MailPart["kind"],
  reading: DocumentReading,
) => AsyncGenerator<DocumentLink>;

/** `read`: reads each part by itself. The places are those in the message. */
export async function* mailLinksIn(
  mail: string,
  reading: DocumentReading,
  read: ReadPart,
): AsyncGenerator<DocumentLink> {
  const positions = new Positions(mail);
  const omissions = new Positions(mail);
  const faults = new Positions(mail);
  const encodings = new Positions(mail);
  for (const part of mailParts(mail)) {
    const { text, placeOf, undecoded } = textOf(mail, part);
    let next = 0;
    /** Says what is not decoded up to an offset. */
    const sayUpTo = (offset: number): void => {
      for (; next < undecoded.length && (undecoded[next] as Undecoded).start <= offset; next++) {
        const { start, end, fault } = undecoded[next] as Undecoded;
        const { line, column } = encodings.at(start);
        if (fault !== undefined) reading.malformed?.(line, column, { start, ...fault });
        else reading.omitted(line, column, "charset", { start, end, input: "", error: undefined });
      }
    };
    /** Where the fault of what the text has from `start` on is in the message. */
    const faultIn = (what: Pick<DocumentLink, "start" | "end" | "input" | "error">, start: number) => {
      const offset = faultOffset(mail, what, start, placeOf);
      return offset === undefined ? {} : { faultAt: faults.at(offset) };
    };
    const own: DocumentReading = {
      ...reading,
      ignored: reading.ignored.within(({ start }, patterns) => {
        const place = placeOf(start, start);
        return [{ ...place, ...omissions.at(place.start) }, patterns];
      }),
      omitted(_line, _column, reason, what) {
        const place: OmittedText = { ...what, ...placeOf(what.start, what.end) };
        sayUpTo(place.start);
        const { line, column } = omissions.at(place.start);
        reading.omitted(line, column, reason, { ...place, ...faultIn(place, what.start) });
      },
      malformed(_line, _column, fault) {
        const { start } = placeOf(fault.start, fault.start);
        const { line, column } = omissions.at(start);
        reading.malformed?.(line, column, { ...fault, start });
      },
    };
    for await (const link of read(onePiece(text), part.kind, own)) {
      if (own.ignored.has(link.input, link.start, link)) continue;
      const place = placeOf(link.start, link.end);
      sayUpTo(place.start);
      const details = placedDetails(link.details, placeOf);
      const placed = { ...link, ...place, ...positions.at(place.start), details };
      // HTML may have references in it, which are not decoded in the text of the part.
      const isWritten = text.slice(link.start, link.end) === link.input;
      yield isWritten ? { ...placed, ...faultIn(placed, link.start) } : placed;
    }
    sayUpTo(Infinity);
  }
}

/** The place in the message of a part of a text. */
type PlaceOf = (start: number, end: number) => { readonly start: number; readonly end: number };

interface PartText {
  readonly text: string;
  readonly placeOf: PlaceOf;
  readonly undecoded: readonly Undecoded[];
}

function textOf(mail: string, part: MailPart): PartText {
  const { start: base, end: last, encoding } = part;
  if (encoding === undefined) {
    const placeOf: PlaceOf = (start, end) => ({ start: base + start, end: base + end });
    return { text: mail.slice(base, last), placeOf, undecoded: [] };
  }
  const decoded = new DecodedPart(mail, part);
  return { text: decoded.text, placeOf: (start, end) => decoded.placeOf(start, end), undecoded: decoded.undecoded };
}

function placedDetails(details: DocumentLink["details"], placeOf: PlaceOf): DocumentLink["details"] {
  const leftOut = details["leftOut"] as readonly LeftOut[] | undefined;
  if (leftOut === undefined) return details;
  return { ...details, leftOut: leftOut.map((left) => ({ ...left, ...placeOf(left.start, left.end) })) };
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield text;
}
