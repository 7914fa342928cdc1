/** RFC 3986 §3, Appendix C: links of a JSON string or a CSV cell, which is a whole URI or running text. */
import { tryParse } from "@std66/core";
import { cutAt } from "../text/authority-rest.ts";
import { scannedUris } from "../text/extract-uris.ts";
import type { ExtractedUri, LeftOut } from "../text/extracted-uri.ts";
import type { OmittedIri, Settings } from "../text/options.ts";
import type { DecodedText } from "./decoded-text.ts";
import { replaceIriCharacters } from "./iri-characters.ts";
import { type LinkReference, readLink } from "./iri-reference.ts";
import { partOf } from "./part.ts";
import { isUnread, unreadFault } from "./unread.ts";

/** How values are read. */
export interface ValueReading {
  /** What may be a URI as a whole: a text with any scheme, or only one with `//` after it. */
  readonly whole: "any scheme" | "with an authority" | "nothing";
  readonly iris: boolean;
  readonly text: Settings;
  /** The offsets are those of the document. */
  readonly omitted: ((place: OmittedIri) => void) | undefined;
}

/** A link of a value. */
export type ValueLink = LinkReference & {
  /** `value`: the value as a whole; `uri`: found in its text. */
  readonly kind: "value" | "uri";
  readonly text: string;
  /** Offsets in the document, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Of an error: the offset in the document of the character that is at fault. */
  readonly faultAt: number | undefined;
  /** Of what is found in text. */
  readonly about: Pick<ExtractedUri, "delimiter" | "leftOut" | "withoutHyphen"> | undefined;
  /** The same with the character that no URI has there, if more text follows it directly. */
  readonly cut: string | undefined;
};

/** A scheme of more than one letter: "C://" is a drive. */
const WITH_AUTHORITY = /^[A-Za-z][-+.\dA-Za-z]+:\/\//;
/** A scheme alone is not meant as a URI: `else:`. */
export const WITH_SCHEME: RegExp = /^[A-Za-z][-+.\dA-Za-z]*:[^]/;
/** What makes a text of it: a line break, or another URI in a list. */
const SEVERAL = /[\n\r]|[\s,;][A-Za-z][-+.\dA-Za-z]*:\/\//;

/** Returns the links of a value: one if it is meant as a link, which may be an error, or those in its text. */
export function* linksOfValue(value: DecodedText, reading: ValueReading): Generator<ValueLink> {
  const { text } = value;
  if (!text.includes(":") && reading.text.www === undefined) return;
  const whole = wholeOf(value, reading);
  if (whole === undefined) {
    yield* urisOf(value, 0, reading);
    return;
  }
  if (whole === "omitted") return;
  yield whole;
  // After a space, there may be URIs in text.
  const space = whole.error === undefined ? -1 : whole.text.search(/\s/);
  if (space !== -1) yield* urisOf(value, text.indexOf(whole.text) + space, reading);
}

/** Reads a value that is meant as a link as a whole; `undefined` if it is text. */
function wholeOf(value: DecodedText, reading: ValueReading): ValueLink | "omitted" | undefined {
  const { text, start, end } = partOf(value.text, 0, value.text.length);
  const place = { kind: "value", text, start: value.at(start), end: value.at(end), ...WHOLE } as const;
  const hasScheme = reading.whole === "any scheme" && text.length === value.text.length && WITH_SCHEME.test(text);
  const reference = hasScheme ? tryParse(text) : undefined;
  if (reference !== undefined) return Object.assign(place, { reference, error: undefined });
  if (reading.whole !== "nothing" && WITH_AUTHORITY.test(text))
    return SEVERAL.test(text) ? undefined : withFault({ ...place, ...readLink(text, reading.iris) }, value, start);
  const iri = hasScheme ? wholeIri(place, reading) : undefined;
  return typeof iri === "object" ? withFault(iri, value, start) : iri;
}

/** `from`: the offset of the link in the value. */
function withFault(link: ValueLink, value: DecodedText, from: number): ValueLink {
  return link.error === undefined ? link : { ...link, faultAt: value.at(from + link.error.offset) };
}

const WHOLE = { faultAt: undefined, about: undefined, cut: undefined };

/** Reads what has a scheme, and would be a URI but for characters outside of ASCII. */
function wholeIri(
  place: Omit<ValueLink, keyof LinkReference>,
  { iris, omitted }: ValueReading,
): ValueLink | "omitted" | undefined {
  const { text, start, end } = place;
  const encoded = replaceIriCharacters(text, encodeURIComponent);
  const reference = tryParse(encoded.replaceAll("\uFFFD", "~"));
  if (reference === undefined) return undefined;
  if (encoded.includes("\uFFFD")) {
    return { ...place, reference: undefined, error: unreadFault(text), encoded: undefined };
  }
  if (iris) return { ...place, reference, error: undefined };
  omitted?.({ start, end, text, uri: undefined });
  return "omitted";
}

/** Finds the URIs in the text of a value, from an offset on. */
function* urisOf(value: DecodedText, from: number, reading: ValueReading): Generator<ValueLink> {
  const text = value.text.slice(from);
  const at = (offset: number): number => value.at(from + offset);
  const unread: ValueLink[] = [];
  let reported = -1;
  const omitted = (place: OmittedIri): void => {
    const [start, end] = [at(place.start), at(place.end)];
    reported = place.start;
    if (!isUnread(place)) return reading.omitted?.({ ...place, start, end });
    const fault = { reference: undefined, error: unreadFault(place.text), encoded: undefined };
    const link = { kind: "uri", text: place.text, start, end: at(place.end + 1), ...WHOLE, ...fault } as const;
    unread.push(withFault(link, value, from + place.start));
  };
  for (const uri of scannedUris(text, { ...reading.text, iris: reading.iris, omitted })) {
    const { delimiter, leftOut, withoutHyphen, reference } = uri;
    const [start, end] = [at(uri.start), at(uri.end)];
    // The URI is only the part of it that could be read.
    const isPart = unread.at(-1)?.start === start;
    yield* unread.splice(0);
    if (isPart) continue;
    const wrong = reported === uri.start ? undefined : cutAt(text, uri);
    const cut = wrong && text.slice(uri.start, wrong.end);
    const placed = leftOut.map((part): LeftOut => ({ ...part, start: at(part.start), end: at(part.end) }));
    const about = { delimiter, leftOut: placed, withoutHyphen };
    const place = { kind: "uri", text: uri.text, start, end, faultAt: undefined, about, cut } as const;
    yield Object.assign(place, { reference, error: undefined });
  }
  yield* unread;
}
