/** RFC 3986 §5.2.4: the two buffers before and after each step of a trace, as its examples show them. */
import type { ResolutionStep } from "./trace-resolution.ts";

/** The two buffers of RFC 3986 §5.2.4. */
export interface DotSegmentBuffers {
  readonly output: string;
  readonly input: string;
}

/** A step of RFC 3986 §5.2.4 in a trace. Its rule is the label, such as `2C`. */
type DotSegmentStep = Pick<ResolutionStep, "value" | "offset"> & { readonly rule: string };

/**
 * Gives the buffers before the first of some steps, and after each. `steps`: those of RFC 3986 §5.2.4 in a trace. All
 * buffers together are quadratic in the path, so they are made one by one.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4 | RFC 3986 §5.2.4}
 * @example
 * ```ts
 * import { dotSegmentBuffers, traceResolution } from "@std66/resolve";
 * const { steps } = traceResolution("http://h", "/a/../b");
 * const removing = steps.filter(({ section }) => section === "RFC 3986 §5.2.4");
 * [...dotSegmentBuffers(removing)].map(({ output, input }) => `${output} ${input}`);
 * // => [" /a/../b", "/a /../b", " /b", "/b "]
 * ```
 */
export function* dotSegmentBuffers(steps: readonly DotSegmentStep[]): Generator<DotSegmentBuffers> {
  let input = inputOf(steps);
  let output = "";
  yield { output, input };
  for (const { rule, value = "" } of steps) {
    if (rule === "2C") output = output.slice(0, output.length + "/..".length - value.length);
    if (rule === "2E") output += value;
    input = input.slice(takenFrom(rule, value).length);
    // 2B and 2C put back a "/". It is already in the rest of the input, unless nothing follows.
    if (input === "" && (rule === "2B" || rule === "2C")) input = "/";
    yield { output, input };
  }
}

function inputOf(steps: readonly DotSegmentStep[]): string {
  let path = "";
  for (const { rule, value = "", offset } of steps) {
    // The "/" that replaces a trailing dot-segment was taken together with it.
    if (rule !== "2E" || offset === path.length) path += takenFrom(rule, value);
  }
  return path;
}

/** What a step removes from the input buffer. For 2C, also the segment that leaves the output buffer. */
function takenFrom(rule: string, value: string): string {
  return rule === "2C" ? "/.." : value;
}
