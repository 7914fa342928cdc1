/** What `extract` finds, as a line of JSON output. */
import type { UriSyntaxError } from "@std66/core";
import { jsonWithNulls } from "./json.ts";

/** A URI or a link that was found in a document. */
export interface Found {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  /** The text of the document, with escapes decoded. */
  readonly input: string;
  /** The URI; a link's reference, or its target if it is to be resolved; `undefined` if it is invalid. */
  readonly result: string | undefined;
  readonly error: UriSyntaxError | undefined;
  /** What `--iri` would give instead of the error. */
  readonly withIri?: string | undefined;
  /** Where it is, in the terms of the document. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * `{"input":…,"result":…,"file":…,"line":…,…}`, or with `error`, and perhaps `withIri`, in place of `result`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 */
export function foundRecord(
  file: string,
  { input, result, error, withIri, line, column, start, end, details }: Found,
): string {
  const place = { file, line, column, start, end, ...details };
  if (error === undefined) return jsonWithNulls({ input, result, ...place });
  const { code, offset, component, section, message } = error;
  const other = withIri === undefined ? {} : { withIri };
  return jsonWithNulls({ input, ...place, error: { code, offset, component, section, message }, ...other });
}
