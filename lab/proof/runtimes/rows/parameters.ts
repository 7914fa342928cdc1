import { UriSyntaxError } from "@std66/core";
import { type Parameter, formatQuery, formatSegment, parseQuery, parseSegment } from "@std66/parameters";
import { type ParametersRow, parameters } from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";

/** What the functions return for a row, and what they should. */
function parametersCheck(row: ParametersRow): Check {
  const { id, part, text, separators, plus, name, errorOffset, formatted = text } = row;
  const options = { separators, plus };
  return {
    id,
    ask: () => {
      if (row.parameters === null)
        return [offsetOf(() => (part === "query" ? parseQuery : parseSegment)(text)), errorOffset];
      const pairs = row.parameters.map(([key, value]): Parameter => [key, value ?? undefined]);
      if (part === "segment") {
        const segment = { name: name ?? "", parameters: pairs };
        return [
          { ...parseSegment(text), formatted: formatSegment(segment) },
          { ...segment, formatted },
        ];
      }
      return [
        { pairs: parseQuery(text, options), formatted: formatQuery(pairs, options) },
        { pairs, formatted },
      ];
    },
  };
}

function offsetOf(run: () => unknown): number | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof UriSyntaxError) return error.offset;
  }
  return undefined;
}

export const inComponents: PackageRows = { name: "@std66/parameters", checks: parameters.map(parametersCheck) };
