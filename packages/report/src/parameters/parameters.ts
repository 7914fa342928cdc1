/** The parameters of a path and of a query (RFC 3986 §3.3, §3.4), as JSON and as text. */
import type { QueryOptions } from "@std66/parameters";
import type { Style } from "../style.ts";
import { visible } from "../text/visible.ts";
import { type WrittenParameter, readParameters, valuesOf } from "./uri-parameters.ts";
import type { Show } from "../text/passwords.ts";
import { type Json, NULL, jsonOf, record } from "../json.ts";

/**
 * The segments of the path and the pairs of the query as one object, with `null` for absent values.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, or if a triplet is not UTF-8; the offset is that in the text
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 */
export function parametersRecord(input: string, options: QueryOptions = {}): Json {
  const { path, query } = readParameters(input, options);
  const segments = path.map((segment) => ({ ...segment, parameters: segment.parameters.map(withNull) }));
  return record({
    input: jsonOf(input),
    path: jsonOf(segments),
    query: query === undefined ? NULL : jsonOf(query.map(withNull)),
  });
}

function withNull({ raw, name, value = null }: Nullable): Nullable {
  return { raw, name, value };
}

type Nullable = Omit<WrittenParameter, "value"> & { readonly value?: string | undefined | null };

/**
 * The decoded values of all parameters of a name, in the order of the text; `undefined` for a name without a value.
 *
 * @throws {UriSyntaxError} as `parametersRecord` does
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 */
export function parameterValues(input: string, name: string, options: QueryOptions = {}): (string | undefined)[] {
  return valuesOf(readParameters(input, options), name);
}

/**
 * A line for each segment and parameter: as written, and decoded in quotation marks.
 *
 * @throws {UriSyntaxError} as `parametersRecord` does
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 */
export function parameterLines(input: string, options: QueryOptions, { colors, show }: Style): string[] {
  const { path, query } = readParameters(show(input), options);
  const ofPath = path.flatMap(({ raw, name, parameters }) => [
    rowOf("", { raw: raw.split(";", 1)[0] as string, name, value: undefined }, show),
    ...parameters.map((parameter) => rowOf("  ;", parameter, show)),
  ]);
  return [
    ...(ofPath.length > 0 ? [colors.dim("path"), ...columns(ofPath)] : []),
    ...(query === undefined
      ? []
      : [
          colors.dim(query.length === 0 ? 'query  ""' : "query"),
          ...columns(query.map((parameter) => rowOf("", parameter, show))),
        ]),
  ];
}

type Row = readonly [raw: string, name: string, value: string];

/** If the decoded text has a password, so may the text as written. */
function rowOf(before: string, { raw, name, value }: WrittenParameter, show: Show): Row {
  const [shownName, shownValue] = [name, value].map((text) => text && show(text, "query"));
  const isSafe = shownName === name && shownValue === value;
  const written = before + (isSafe ? raw : show(raw, "password"));
  return [
    written === "" ? '""' : written,
    quoted(shownName as string),
    shownValue === undefined ? "" : quoted(shownValue),
  ];
}

function quoted(text: string): string {
  return text === "" ? '""' : `"${visible(text)}"`;
}

/** The widest cell that others are aligned with. */
const WIDEST = 32;

function columns(rows: readonly Row[]): string[] {
  const widthOf = (column: 0 | 1): number =>
    rows.reduce((width, row) => (row[column].length > WIDEST ? width : Math.max(width, row[column].length)), 0);
  const [first, second] = [widthOf(0), widthOf(1)];
  return rows.map(([raw, name, value]) => `  ${raw.padEnd(first)}  ${name.padEnd(second)}  ${value}`.trimEnd());
}
