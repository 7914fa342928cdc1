/** The steps of a resolution (RFC 3986 §5.2), as JSON and as text in 80 columns for learning the algorithm. */
import type { ResolutionStep, ResolutionTrace } from "@std66/resolve";
import type { Colors } from "picocolors/types.js";
import { type Json, jsonOf, recordOf } from "./json.ts";
import { shown } from "./shown.ts";
import { lineWidth } from "./width.ts";

const traced = recordOf({ input: "uri", result: "uri", steps: "json" });

/** One object: the input, the result, and the steps from `traceResolution`, with `null` for absent members. */
export function traceRecord(input: string, { result, steps }: ResolutionTrace): Json {
  const rows = steps.map(({ section, rule, component = null, value = null, offset }) => {
    return { section, rule, component, value, offset };
  });
  return traced({ input, result: String(result), steps: jsonOf(rows) });
}

/** The column of the result of a step. */
const VALUE_AT = 44;
const SECTION_WIDTH = "5.2.2  ".length;

/** The base and the reference, followed by one or more lines for each step. */
export function traceLines(base: string, input: string, { steps }: ResolutionTrace, colors: Colors): string[] {
  const lines = [`${colors.dim("Base")}   ${base}`, `${colors.dim("R")}      ${shown(input)}`];
  for (let index = 0; index < steps.length;) {
    const removing = runOf(steps, index);
    const added =
      removing.length > 0 ? removalLines(removing, colors) : stepLines(steps[index] as ResolutionStep, colors);
    // One by one: a long path can have more steps than a call may have arguments.
    for (const line of added) lines.push(line);
    index += removing.length || 1;
  }
  return lines;
}

/** A step of RFC 3986 §5.2.4. Only these have an offset, and each has a value. */
type Removal = ResolutionStep & { readonly value: string; readonly offset: number };

/** The steps of RFC 3986 §5.2.4 that begin at `index`. */
function runOf(steps: readonly ResolutionStep[], index: number): readonly Removal[] {
  const end = steps.findIndex(({ offset }, at) => at >= index && offset === undefined);
  return steps.slice(index, end) as readonly Removal[];
}

/** The branches whose rule says that a component is not defined. */
const NOT_DEFINED: readonly ResolutionStep["rule"][] = [
  "not defined(R.scheme)",
  "not defined(R.authority)",
  "not defined(R.query)",
];

function stepLines({ section, rule, component, value }: ResolutionStep, { bold, dim }: Colors): string[] {
  const number = dim(section.replace("RFC 3986 §", "").padEnd(SECTION_WIDTH));
  // The rule itself says that the value is not defined.
  if (NOT_DEFINED.includes(rule)) return [number + rule];
  const text = value === undefined ? "not defined" : shown(value);
  const found = value === undefined ? dim(text) : component === undefined ? bold(text) : text;
  const isWide = VALUE_AT + text.length > lineWidth();
  if (SECTION_WIDTH + rule.length + 2 <= VALUE_AT && !isWide) {
    return [number + rule.padEnd(VALUE_AT - SECTION_WIDTH) + found];
  }
  return [number + rule, " ".repeat(isWide ? SECTION_WIDTH : VALUE_AT) + found];
}

/** RFC 3986 §5.2.4: the two buffers after each step, as the RFC illustrates them. Wide buffers are shown one below the other. */
function removalLines(steps: readonly Removal[], { dim }: Colors): string[] {
  const number = dim("5.2.4".padEnd(SECTION_WIDTH));
  const indent = " ".repeat(SECTION_WIDTH);
  const rows = buffers(steps);
  if (rows === undefined) {
    const taken = steps.map(({ rule, value, offset }) => `${indent} ${rule}:   ${value} at offset ${offset}`);
    return [`${number}${dim("STEP   TAKEN FROM THE PATH")}`, ...taken];
  }
  const width = Math.max(OUTPUT.length, ...rows.map(({ output }) => output.length)) + 2;
  const inputWidth = Math.max(...rows.map(({ input }) => input.length));
  if (SECTION_WIDTH + "STEP   ".length + width + inputWidth <= lineWidth()) {
    const lines = rows.map(({ step, output, input }) =>
      `${indent} ${step}:   ${output.padEnd(width)}${input}`.trimEnd(),
    );
    return [number + dim(`STEP   ${OUTPUT.padEnd(width)}${INPUT}`), ...lines];
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

interface Row {
  readonly step: string;
  readonly output: string;
  readonly input: string;
}

/** The longest path whose buffers are shown. Each step copies them, so that the output grows with the square of the path. */
const SHOWN_PATH = 500;

/** The buffers before the first step and after each step; `undefined` if the path is too long. */
function buffers(steps: readonly Removal[]): readonly Row[] | undefined {
  let input = inputOf(steps);
  if (input.length > SHOWN_PATH) return undefined;
  let output = "";
  const rows: Row[] = [{ step: "1 ", output, input }];
  for (const { rule, value } of steps) {
    if (rule === "2C") output = output.slice(0, output.length + "/..".length - value.length);
    if (rule === "2E") output += value;
    input = input.slice(takenFrom(rule, value).length);
    // 2B and 2C put back a "/". It is already in the rest of the input, unless nothing follows.
    if (input === "" && (rule === "2B" || rule === "2C")) input = "/";
    rows.push({ step: rule, output, input });
  }
  return rows;
}

/** The path before the first step. */
function inputOf(steps: readonly Removal[]): string {
  let path = "";
  for (const { rule, value, offset } of steps) {
    // The "/" that replaces a trailing dot-segment was taken together with it.
    if (rule !== "2E" || offset === path.length) path += takenFrom(rule, value);
  }
  return path;
}

/** What a step takes from the input buffer. The value of 2C also names the segment that it removes from the output buffer. */
function takenFrom(rule: string, value: string): string {
  return rule === "2C" ? "/.." : value;
}
