/** The parameters of a path and of a query (RFC 3986 §3.3, §3.4), as JSON and as text. */
import type { Style } from "../style.ts";
import { visible } from "../text/visible.ts";
import type { UriParameters, WrittenParameter } from "./uri-parameters.ts";
import type { Show } from "../text/passwords.ts";
import { type Json, NULL, jsonOf, record } from "../json.ts";

/** Segments and pairs, with `null` for absent values. */
export function parametersRecord(input: string, { path, query }: UriParameters): Json {
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

/** A line for each segment and parameter: as written, and decoded in quotation marks. */
export function parameterLines({ path, query }: UriParameters, { colors, show }: Style): string[] {
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
