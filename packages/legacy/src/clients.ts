/** What software did with relative references while RFC 1808 was in force (RFC 1808 §4), before RFC 2396. */
import { NAMES, PAGES } from "./client-readings.ts";

/** A program of 1995 to 1997. */
export type ClientName = (typeof NAMES)[number];

/** What a client made of a reference. */
export interface ClientReading {
  readonly name: ClientName;
  /** When this version came out. */
  readonly year: number;
  readonly base: string;
  readonly reference: string;
  /**
   * The result, as printed. `(current document)`, alone or before a fragment, stands for a link within the document.
   */
  readonly text: string;
}

const YEARS: Readonly<Record<ClientName, number>> = {
  "Netscape Navigator 4.03": 1997,
  "Lynx 2.7.1": 1997,
  "Internet Explorer 3.01": 1996,
  "NCSA Mosaic 2.6": 1995,
  "libwww-perl 5.14": 1997,
};

/**
 * What five clients made of 103 references against five bases: readings of software, never expectations. They stood on
 * test pages of an author of RFC 1808 and RFC 2396. A client without a reading of a reference was not tried with it. A
 * proposal of 1997, and the columns of the RFCs, are only in `@std66/vectors`.
 *
 * @example
 * ```ts
 * import { clients } from "@std66/legacy/clients";
 *
 * const readings = clients.filter(({ base, reference }) => base === "http://a/b/c/d;p?q" && reference === "/../g");
 * readings.length; // => 5
 * readings[0]; // => { name: "Netscape Navigator 4.03", year: 1997, base: "http://a/b/c/d;p?q", reference: "/../g", text: "http://a/g" }
 * readings[1]?.text; // => "http://a/../g"
 * ```
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc1808#section-4 | RFC 1808 §4}
 */
export const clients: readonly ClientReading[] = PAGES.flatMap(([base, ...rows]) =>
  rows.flatMap(([reference, ...results]) =>
    NAMES.flatMap((name, number) => {
      // Each result is followed by its numbers.
      const numbers = results.findIndex((part, index) => index % 2 === 1 && part.includes(String(number)));
      const text = results[numbers - 1];
      return text === undefined ? [] : [{ name, year: YEARS[name], base, reference, text }];
    }),
  ),
);
