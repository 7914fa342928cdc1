/** The parameters of a path and of a query (RFC 3986 §3.3, §3.4), as written and decoded. */
import { UriSyntaxError, parse } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { pathStart, scanArgument, syntaxError } from "@std66/core/internal";
import { type Parameter, type QueryOptions, parseQuery, pathParameters } from "@std66/parameters";

/** A parameter as written, without the delimiter before it, and decoded. */
export interface WrittenParameter {
  readonly raw: string;
  readonly name: string;
  readonly value: string | undefined;
}

interface WrittenSegment {
  readonly raw: string;
  readonly name: string;
  readonly parameters: readonly WrittenParameter[];
}

/** A query that is not present is `undefined`. */
interface UriParameters {
  readonly path: readonly WrittenSegment[];
  readonly query: readonly WrittenParameter[] | undefined;
}

/**
 * Reads the parameters of a URI.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, or if a triplet is not UTF-8; the offset is that in the text
 */
export function readParameters(input: string, options: QueryOptions): UriParameters {
  const { invalid, separators = "&", plus } = options;
  // Functions that are given no options read none.
  const ofPath = invalid && { invalid };
  const ofQuery = separators === "&" && (plus ?? invalid) === undefined ? undefined : options;
  const uri = parse(input);
  const { segments, path, query } = uri;
  const decodedPath = within(input, pathOffset, () => pathParameters(path, ofPath));
  const pairs = query === undefined ? undefined : within(input, queryOffset, () => parseQuery(query, ofQuery));
  return {
    path: decodedPath.map(({ name, parameters }, index) => {
      const raw = segments[index] as string;
      return {
        raw,
        name,
        parameters: parameters.length === 0 ? [] : writtenParameters(raw.split(";").slice(1), parameters),
      };
    }),
    query: pairs && writtenParameters((query as string).split(separators === "&;" ? /[&;]/ : separators), pairs),
  };
}

function writtenParameters(texts: readonly string[], parameters: readonly Parameter[]): WrittenParameter[] {
  return parameters.map(([name, value], index) => ({ raw: texts[index] as string, name, value }));
}

const pathOffset = (input: string): number => pathStart(scanArgument("params", input));
const queryOffset = (input: string): number => scanArgument("params", input).pathEnd + 1;

/** Runs a function on a component. Moves the offset of its error to that in the input. */
function within<T>(input: string, offsetIn: (input: string) => number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { code, offset, length, component, expected } = error;
    const fault = { code, offset: offsetIn(input) + offset, length, component, expected };
    throw syntaxError(input, fault, undefined, explain(error).reason);
  }
}
