/** The parameters of a path and of a query (RFC 3986 §3.3, §3.4), as written and decoded, as JSON and as text. */
import { UriSyntaxError, parse } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { pathStart, scanArgument, syntaxError } from "@std66/core/internal";
import { type Parameter, type QueryOptions, parseQuery, pathParameters } from "@std66/parameters";
import { type Answer, type Shown, type ShownStyle, answerTo } from "./answer/answer.ts";
import type { Show } from "./text/passwords.ts";
import { visible } from "./text/visible.ts";

/**
 * The parameters of a path and of a query. Lines: one for each segment and parameter, as written, and decoded in
 * quotation marks. Record: the segments of the path and the pairs of the query, with `null` for absent values.
 *
 * @throws {UriSyntaxError} by the lines and the record, if the text is not a URI-reference, or if a triplet is not UTF-8; the offset
 * is that in the text
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 */
export function parameters(input: string, { show, ...options }: Shown & QueryOptions = {}): Answer {
  return answerTo([input], show, ([text = ""]) => ({
    lines: (style) => parameterLines(text, options, style),
    record() {
      const { path, query = null } = readParameters(text, options);
      return JSON.stringify({ input: text, path, query });
    },
  }));
}

/**
 * The decoded values of all parameters of a name, in the order of the text; `undefined` for a name without a value.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, or if a triplet is not UTF-8; the offset is that in the text
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 */
export function parameterValues(input: string, name: string, options: QueryOptions = {}): (string | undefined)[] {
  const { path, query = [] } = readParameters(input, options);
  const all = [...path.flatMap(({ parameters: ofSegment }) => ofSegment), ...query];
  return all.filter((parameter) => parameter.name === name).map(({ value }) => value ?? undefined);
}

function parameterLines(input: string, options: QueryOptions, { colors, show }: ShownStyle): string[] {
  const { path, query } = readParameters(input, options);
  const ofPath = path.flatMap(({ raw, name, parameters: ofSegment }) => [
    rowOf("", { raw: raw.split(";", 1)[0] as string, name, value: null }, show),
    ...ofSegment.map((parameter) => rowOf("  ;", parameter, show)),
  ]);
  const ofQuery = (query ?? []).map((parameter) => rowOf("", parameter, show));
  return [
    ...(path.length > 0 ? [colors.dim("path")] : []),
    ...columns(ofPath),
    ...(query === undefined ? [] : [colors.dim(query.length === 0 ? 'query  ""' : "query")]),
    ...columns(ofQuery),
  ];
}

type DecodedRow = readonly [raw: string, name: string, value: string];

/** If the decoded text has a password, so may the text as written. */
function rowOf(before: string, { raw, name, value }: WrittenParameter, show: Show): DecodedRow {
  const shownName = name && show(name, "query");
  const shownValue = value && show(value, "query");
  const isSafe = shownName === name && shownValue === value;
  const written = before + (isSafe ? raw : show(raw, "password"));
  return [written === "" ? '""' : written, quoted(shownName), shownValue === null ? "" : quoted(shownValue)];
}

function quoted(text: string): string {
  return text === "" ? '""' : `"${visible(text)}"`;
}

/** The widest cell that others are aligned with. */
const WIDEST = 32;

function columns(rows: readonly DecodedRow[]): string[] {
  let [first, second] = [0, 0];
  for (const [raw, name] of rows) {
    if (raw.length <= WIDEST) first = Math.max(first, raw.length);
    if (name.length <= WIDEST) second = Math.max(second, name.length);
  }
  return rows.map(([raw, name, value]) => {
    const start = `  ${raw.padEnd(first)}  `;
    return value === "" ? start + name : `${start}${name.padEnd(second)}  ${value}`;
  });
}

/** A parameter as written, without the delimiter before it, and decoded. Without a value, it is `null`, as in JSON. */
interface WrittenParameter {
  readonly raw: string;
  readonly name: string;
  readonly value: string | null;
}

/**
 * Reads the parameters of a URI. A query that is not present is `undefined`.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, or if a triplet is not UTF-8; the offset is that in the text
 */
function readParameters(input: string, options: QueryOptions) {
  const { invalid, separators = "&", plus } = options;
  // Functions that are given no options read none.
  const ofPath = invalid && { invalid };
  const ofQuery = separators === "&" && (plus ?? invalid) === undefined ? undefined : options;
  const { segments, path, query } = parse(input);
  try {
    const texts = query?.split(separators === "&;" ? /[&;]/ : separators);
    return {
      path: pathParameters(path, ofPath).map(({ name, parameters: decoded }, index) => {
        const raw = segments[index] as string;
        return { raw, name, parameters: writtenParameters(raw.split(";").slice(1), decoded) };
      }),
      query: texts && writtenParameters(texts, parseQuery(query as string, ofQuery)),
    };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { code, offset, length, component, expected } = error;
    const scanned = scanArgument("params", input);
    const start = component === "query" ? scanned.pathEnd + 1 : pathStart(scanned);
    const fault = { code, offset: start + offset, length, component, expected };
    throw syntaxError(input, fault, undefined, explain(error).reason);
  }
}

function writtenParameters(texts: readonly string[], decoded: readonly Parameter[]): WrittenParameter[] {
  return decoded.map(([name, value], index) => ({ raw: texts[index] as string, name, value: value ?? null }));
}
