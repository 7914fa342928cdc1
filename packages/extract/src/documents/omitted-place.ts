/** RFC 3986 Appendix C: the URIs in a text of a document, and the places in it where none is given, or only a part. */
import { scannedUris } from "../text/extract-uris.ts";
import type { ExtractedUri } from "../text/extracted-uri.ts";
import { type OmittedIri, type ReportedPlace, settingsOf } from "../text/options.ts";

/** Where a part of a text is in the document that has the text with escapes, references or an encoding. */
export type SpanOf = (start: number, end: number) => { readonly start: number; readonly end: number };

/** What stands among the links of a document, in its order. */
export interface OmittedPlace {
  readonly kind: "omitted";
  /** Its offset in the document. */
  readonly start: number;
  /** With offsets in the text, in which the fault is. */
  readonly place: ReportedPlace;
  readonly spanOf: SpanOf;
}

/** Each place comes before the URI that begins at it. `isTold`: whether the places are asked for. */
export function* urisAndPlaces(
  text: string,
  { iris, isTold }: { readonly iris: boolean; readonly isTold: boolean },
  spanOf: SpanOf,
): Generator<ExtractedUri | OmittedPlace> {
  const places: OmittedPlace[] = [];
  const reported = (place: ReportedPlace): void => {
    const { start } = spanOf(place.start, place.start);
    places.push({ kind: "omitted", start, place, spanOf });
  };
  const settings = settingsOf("extractUris: options", { iris });
  for (const uri of scannedUris(text, isTold ? { ...settings, reported } : settings)) {
    yield* places.splice(0);
    yield uri;
  }
  yield* places;
}

/** The links alone. The listener hears of the places that it hears of in running text, with offsets in the document. */
export function* linksAmong<Link extends { readonly kind: string }>(
  found: Iterable<Link | OmittedPlace>,
  omitted: ((place: OmittedIri) => void) | undefined,
): Generator<Link> {
  for (const each of found) {
    if (!isOmittedPlace(each)) {
      yield each;
      continue;
    }
    const { isCutShort, after: _, ...place } = each.place;
    if (!isCutShort) omitted?.({ ...place, ...each.spanOf(place.start, place.end) });
  }
}

export function isOmittedPlace(found: { readonly kind: string }): found is OmittedPlace {
  return found.kind === "omitted";
}
