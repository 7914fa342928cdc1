/** The steps of a resolution (RFC 3986 §5.2), as JSON and as text in 80 columns for learning the algorithm. */
import { type ResolveOptions, traceResolution } from "@std66/resolve";
import { type Answer, type Shown, answerTo } from "../answer/answer.ts";
import { headLines, stepLines } from "./steps.ts";
import { masked } from "../text/passwords.ts";

/**
 * How a reference is resolved. Lines: the base, the reference, and one or more for each step. Record: the input, the
 * result, and the steps from `traceResolution`, with `null` for absent members.
 *
 * @throws {UriSyntaxError} if the base has no scheme, or if one of the two is not a URI-reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function resolution(
  base: string,
  input: string,
  { show = masked, ...options }: Shown & ResolveOptions = {},
): Answer {
  // Masking a password changes only the userinfo, and therefore no step.
  return answerTo([base, input], show, ([from = "", reference = ""], shown) => {
    const { result, steps } = traceResolution(from, reference, options);
    return {
      lines: (style) => [...headLines(from, reference, style), ...stepLines(steps, shown, style, "")],
      record() {
        const rows = steps.map(({ section, rule, component = null, value = null, offset }) => {
          return { section, rule, component, value, offset };
        });
        return JSON.stringify({ input: reference, result: String(result), steps: rows });
      },
    };
  });
}
