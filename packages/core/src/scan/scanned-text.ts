/** RFC 3986 §3: a text, and the end of each of its components. */

/** Offsets in UTF-16 code units; -1 for a component that is not present. The rest of the text is `"#" fragment`. */
export interface Ends {
  schemeEnd: number;
  userinfoEnd: number;
  hostEnd: number;
  /** The port is present if `hostEnd < authorityEnd`. */
  authorityEnd: number;
  pathEnd: number;
  queryEnd: number;
}

/**
 * The record of a scan. Every record is a literal with the fields in this order, so that V8 gives all of them one
 * shape.
 */
export interface ScannedText extends Readonly<Ends> {
  readonly text: string;
}

/** Returns a record for `scanInto` to fill. */
export function unscanned(text: string): Ends & { readonly text: string } {
  return { text, schemeEnd: -1, userinfoEnd: -1, hostEnd: -1, authorityEnd: -1, pathEnd: 0, queryEnd: -1 };
}

/** The offset of the host, if there is an authority: after the userinfo, or after the "//". */
export function hostStart({ schemeEnd, userinfoEnd }: ScannedText): number {
  return userinfoEnd === -1 ? schemeEnd + 3 : userinfoEnd + 1;
}

/** The offset of the path: after the authority, or after the scheme. */
export function pathStart({ schemeEnd, authorityEnd }: ScannedText): number {
  return authorityEnd === -1 ? schemeEnd + 1 : authorityEnd;
}

/** The text from `start` to `end`; `undefined` if the end is that of a component that is not present. */
export function piece({ text }: ScannedText, start: number, end: number): string | undefined {
  return end === -1 ? undefined : text.slice(start, end);
}
