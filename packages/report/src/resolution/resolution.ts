/** RFC 3986 §5.2: the steps of a resolution. As text they fit 80 columns, and show the other RFCs' algorithms too. */
import type { DialectStep } from "@std66/legacy";
import { type DotSegmentBuffers, type ResolveOptions, dotSegmentBuffers, traceResolution } from "@std66/resolve";
import { type Answer, type Shown, type ShownStyle, answerTo } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { visible } from "../text/visible.ts";
import { hanging } from "../text/wrap.ts";

/**
 * How a reference is resolved. Lines: the base, the reference, and one or more for each step. Record: the input, the
 * result, and the steps from `traceResolution`, with `null` for absent members.
 *
 * @throws {UriSyntaxError} if the base has no scheme, or if one of the two is not a URI-reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function resolution(base: string, input: string, { show, ...options }: Shown & ResolveOptions = {}): Answer {
  // Masking a password changes only the userinfo, and therefore no step.
  return answerTo([base, input], show, ([from = "", reference = ""]) => {
    const { result, steps } = traceResolution(from, reference, options);
    return {
      lines: (style) => [...headLines(from, reference, style), ...stepLines(steps, style, "")],
      record() {
        const rows = steps.map(({ section, rule, component = null, value = null, offset }) => {
          return { section, rule, component, value, offset };
        });
        return JSON.stringify({ input: reference, result: String(result), steps: rows });
      },
    };
  });
}

export function headLines(base: string, reference: string, { colors: { dim } }: Style): string[] {
  return [`${dim("Base")}   ${visible(base)}`, `${dim("R")}      ${visible(reference)}`];
}

/** How many columns a rule has, up to the value that it gives. */
const RULE_WIDTH = 37;

/** One or more lines for each step. `indent`: blanks before each line. */
export function stepLines(steps: readonly DialectStep[], style: ShownStyle, indent: string): string[] {
  const widest = steps.reduce((most, step) => Math.max(most, numberOf(step).length), 0);
  const layout = { ...style, start: indent.length + widest + 2 };
  const removals = steps.filter((step): step is Removal => step.section === REMOVING);
  return steps.flatMap((step) => {
    const number = indent + style.colors.dim(numberOf(step).padEnd(widest + 2));
    if (step === removals[0]) return removalLines(removals, number, layout);
    return step.section === REMOVING ? [] : linesOf(step, number, layout);
  });
}

/** `start`: in which column the rules begin. */
type Layout = ShownStyle & { readonly start: number };

/** The number of a step in its RFC, such as `5.2.2` or `step 6a`. */
function numberOf({ section }: DialectStep): string {
  return section.replace(/RFC \d+ (?:.* (?=step )|§)/, "");
}

const REMOVING = "RFC 3986 §5.2.4";
/** A step of this section. They follow one another, and each has a value and an offset. */
type Removal = DialectStep & { readonly value: string; readonly offset: number };

function linesOf(
  { rule, component, value, offset }: DialectStep,
  number: string,
  { width, colors: { bold, dim }, show, start }: Layout,
): string[] {
  // The rule itself says that the value is not defined.
  if (rule.startsWith("not defined(")) return [number + rule];
  const at = offset === undefined ? "" : ` at offset ${offset}`;
  const text =
    value === undefined ? "not defined" : visible(show(value, offset === undefined ? component : "part")) + at;
  const found = value === undefined ? dim(text) : component === undefined ? bold(text) : text;
  const isWide = start + RULE_WIDTH + text.length > width;
  if (rule.length + 2 <= RULE_WIDTH && !isWide) return [number + rule.padEnd(RULE_WIDTH) + found];
  const [first, ...rest] = hanging(rule, width - start, "  ");
  return [
    number + first,
    ...rest.map((line) => " ".repeat(start) + line),
    " ".repeat(isWide ? start : start + RULE_WIDTH) + found,
  ];
}

/** RFC 3986 §5.2.4: the two buffers, first and after each step, as the RFC shows them; wide ones below each other. */
function removalLines(
  steps: readonly Removal[],
  number: string,
  { width, colors: { dim }, show, start }: Layout,
): string[] {
  const indent = " ".repeat(start);
  const part = (text: string): string => show(text, "part");
  const [before] = dotSegmentBuffers(steps);
  if ((before as DotSegmentBuffers).input.length > SHOWN_PATH) {
    const taken = steps.map(({ rule, value, offset }) => `${indent} ${rule}:   ${part(value)} at offset ${offset}`);
    return [`${number}${dim("STEP   TAKEN FROM THE PATH")}`, ...taken];
  }
  const rows = Array.from(dotSegmentBuffers(steps), ({ output, input }, index) => {
    return { step: steps[index - 1]?.rule ?? "1 ", output: part(output), input: part(input) };
  });
  const outputWidth = Math.max(OUTPUT.length, ...rows.map(({ output }) => output.length)) + 2;
  const inputWidth = Math.max(INPUT.length, ...rows.map(({ input }) => input.length));
  if (start + "STEP   ".length + outputWidth + inputWidth <= width) {
    const lines = rows.map(({ step, output, input }) =>
      `${indent} ${step}:   ${output.padEnd(outputWidth)}${input}`.trimEnd(),
    );
    return [number + dim(`STEP   ${OUTPUT.padEnd(outputWidth)}${INPUT}`), ...lines];
  }
  const below = `${indent}       `;
  const lines = rows.flatMap(({ step, output, input }) => [
    `${indent} ${step}:   ${dim("output")}  ${output}`.trimEnd(),
    `${below}${dim("input")}   ${input}`.trimEnd(),
  ]);
  return [number + dim("STEP   THE TWO BUFFERS"), ...lines];
}

const OUTPUT = "OUTPUT BUFFER";
const INPUT = "INPUT BUFFER";

/** The longest path whose buffers are shown: output with all of them is quadratic in the path. */
const SHOWN_PATH = 500;
