/** The steps of a resolution (RFC 3986 §5.2), as JSON and as text in 80 columns for learning the algorithm. */
import type { ResolutionTrace } from "@std66/resolve";
import type { Style } from "./style.ts";
import { type Json, jsonOf, recordOf } from "./json.ts";
import { headLines, stepLines } from "./steps.ts";

const traced = recordOf({ input: "uri", result: "uri", steps: "json" });

/**
 * One object: the input, the result, and the steps from `traceResolution`, with `null` for absent members.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function resolutionRecord(input: string, { result, steps }: ResolutionTrace): Json {
  const rows = steps.map(({ section, rule, component = null, value = null, offset }) => {
    return { section, rule, component, value, offset };
  });
  return traced({ input, result: String(result), steps: jsonOf(rows) });
}

/**
 * The base and the reference, followed by one or more lines for each step.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function resolutionLines(base: string, input: string, { steps }: ResolutionTrace, style: Style): string[] {
  return [...headLines(base, input, style), ...stepLines(steps, style, "")];
}
