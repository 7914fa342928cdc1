/** Links of tables (RFC 4180), each with its record and its field. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, nameOf, ownOptions, readFlag } from "@std66/core/internal";
import { type CsvDelimiter, CsvReader } from "./documents/csv-cells.ts";
import { type ValueReading, linksOfValue } from "./documents/value-links.ts";
import type { LeftOut } from "./text/extracted-uri.ts";
import { type OmittedIri, settingsOf } from "./text/options.ts";

export type { CsvDelimiter } from "./documents/csv-cells.ts";

export interface CsvLinksOptions {
  /** What separates cells. Default: a comma; a ";" if the first line has one, and neither a comma nor a ":". */
  readonly delimiter?: CsvDelimiter | undefined;
  /** Whether a link may be an IRI, or have spaces and the like, as for `htmlLinks`. Default: `false`. */
  readonly iris?: boolean | undefined;
  /** Called for each place that is left out, wholly or in part, as by `extractUris`. Offsets are in `csv`. */
  readonly omitted?: ((place: OmittedIri) => void) | undefined;
  /** Called with the offset of each place that RFC 4180 does not allow. The cell is then read as written. */
  readonly malformed?: ((offset: number) => void) | undefined;
}

interface CsvPlace {
  /** Whether it is a cell as a whole (`value`), or stands in the text of one (`uri`). */
  readonly kind: "value" | "uri";
  /** Counted from 1, with the header if there is one. */
  readonly record: number;
  /** Counted from 1. */
  readonly field: number;
  /** The text, without the quotes of the cell. */
  readonly text: string;
  /** The offset of what was read as written, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Of a URI in text: what was left out around it, as by `extractUris`. */
  readonly leftOut?: readonly LeftOut[];
}

/** A link that is a URI. */
export interface ValidCsvLink extends CsvPlace {
  readonly reference: UriReference;
  readonly error: undefined;
}

/** What is meant as a URI and is not, and why. */
export interface InvalidCsvLink extends CsvPlace {
  readonly reference: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a table. */
export type CsvLink = ValidCsvLink | InvalidCsvLink;

/**
 * Returns the links of a table: the cells that are URIs as a whole, and the URIs in the text of the others. A cell that
 * begins with a scheme and `//` is meant as a URI: if it is not, it has an `error`, unless it has several lines or
 * URIs. White space around a cell does not count.
 *
 * @throws {TypeError} if `csv` is not a string, or if an option is unknown
 * @throws {RangeError} for another delimiter
 * @see {@link https://www.rfc-editor.org/rfc/rfc4180#section-2 | RFC 4180 §2}
 * @example
 * ```ts
 * import { csvLinks } from "@std66/extract/csv";
 * const csv = 'name,url\r\n"a ""b""","http://c/?d,e"\r\nf,http://g/|h\r\n';
 * const links = [...csvLinks(csv)];
 * links.map(({ record, field, text, error }) => [record, field, text, error?.offset]);
 * // => [[2, 2, "http://c/?d,e", undefined], [3, 2, "http://g/|h", 9]]
 * ```
 */
export function csvLinks(csv: string, options?: CsvLinksOptions): Iterable<CsvLink> {
  if (typeof csv !== "string") throw argumentError("csvLinks: csv", "a string", csv);
  // `map` passes the index as the second argument.
  const given = typeof options === "number" ? undefined : options;
  const own = given && ownOptions("csvLinks: options", given, ["delimiter", "iris", "omitted", "malformed"]);
  const { delimiter, omitted, malformed } = own ?? {};
  const iris = readFlag("csvLinks: options.iris", own?.iris, false);
  if (delimiter !== undefined && ![",", ";", "\t"].includes(delimiter)) {
    throw new RangeError(`csvLinks: options.delimiter must be a comma, a semicolon or a tab, not ${nameOf(delimiter)}`);
  }
  for (const [name, value] of Object.entries({ omitted, malformed })) {
    if (value !== undefined && typeof value !== "function") {
      throw argumentError(`csvLinks: options.${name}`, "a function", value);
    }
  }
  const reading = { whole: "with an authority", iris, text: settingsOf("csvLinks", undefined), omitted } as const;
  return { [Symbol.iterator]: () => linksIn(csv, delimiter, reading, malformed) };
}

function* linksIn(
  csv: string,
  delimiter: CsvDelimiter | undefined,
  reading: ValueReading,
  malformed: CsvLinksOptions["malformed"],
): Generator<CsvLink> {
  const reader = new CsvReader(delimiter);
  reader.add(csv, true);
  for (let cell = reader.next(); cell !== undefined; cell = reader.next()) {
    const { record, field, value, fault } = cell;
    if (fault !== undefined) malformed?.(fault);
    for (const { about, cut: _, faultAt: __, ...link } of linksOfValue(value, reading)) {
      yield { record, field, ...link, ...(about && { leftOut: about.leftOut }) };
    }
  }
}
