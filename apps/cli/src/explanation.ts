/** The steps of a resolution (RFC 3986 §5.2), as JSON and as somebody who learns the algorithm reads them, in 80 columns. */
import type { ResolutionStep, ResolutionTrace } from "@std66/resolve";
import type { Colors } from "picocolors/types.js";

/** One object: the input, the result, the steps as `traceResolution` gives them, with `null` for what is not there. */
export function explanationJson(input: string, { result, steps }: ResolutionTrace): string {
  const rows = steps.map(({ section, rule, component = null, value = null, offset }) => {
    return { section, rule, component, value, offset };
  });
  return JSON.stringify({ input, result: String(result), steps: rows });
}

const WIDTH = 80;
/** Where what comes of a step is written. */
const VALUE_AT = 44;
const SECTION_WIDTH = "5.2.2  ".length;
const REMOVING = "RFC 3986 §5.2.4";

/** The base and the reference, and then a line or two for each step. */
export function explanationLines(base: string, input: string, { steps }: ResolutionTrace, colors: Colors): string[] {
  const lines = [`${colors.dim("Base")}   ${base}`, `${colors.dim("R")}      ${shown(input)}`];
  for (let index = 0; index < steps.length;) {
    const removing = runOf(steps, index);
    const added =
      removing.length > 0 ? removalLines(removing, colors) : stepLines(steps[index] as ResolutionStep, colors);
    // One by one: a long path has more steps than a call may have arguments.
    for (const line of added) lines.push(line);
    index += removing.length || 1;
  }
  return lines;
}

/** The steps of RFC 3986 §5.2.4 that begin at `index`. */
function runOf(steps: readonly ResolutionStep[], index: number): readonly ResolutionStep[] {
  const end = steps.findIndex(({ section }, at) => at >= index && section !== REMOVING);
  return steps.slice(index, end);
}

function stepLines({ section, rule, component, value }: ResolutionStep, { bold, dim }: Colors): string[] {
  const number = dim(section.replace("RFC 3986 §", "").padEnd(SECTION_WIDTH));
  // That something is not defined is all that there is to say.
  if (rule.startsWith("not defined")) return [number + rule];
  const text = value === undefined ? "not defined" : shown(value);
  const found = value === undefined ? dim(text) : component === undefined ? bold(text) : text;
  const isWide = VALUE_AT + text.length > WIDTH;
  if (SECTION_WIDTH + rule.length + 2 <= VALUE_AT && !isWide) {
    return [number + rule.padEnd(VALUE_AT - SECTION_WIDTH) + found];
  }
  return [number + rule, " ".repeat(isWide ? SECTION_WIDTH : VALUE_AT) + found];
}

/** RFC 3986 §5.2.4: the two buffers after each step, as the RFC illustrates them; one below the other where they are wide. */
function removalLines(steps: readonly ResolutionStep[], { dim }: Colors): string[] {
  const number = dim("5.2.4".padEnd(SECTION_WIDTH));
  const indent = " ".repeat(SECTION_WIDTH);
  const rows = buffers(steps);
  if (rows === undefined) {
    const taken = steps.map(({ rule, value = "", offset }) => `${indent} ${rule}:   ${value} at offset ${offset}`);
    return [`${number}${dim("STEP   WHAT IT TAKES FROM THE PATH")}`, ...taken];
  }
  const width = Math.max(OUTPUT.length, ...rows.map(({ output }) => output.length)) + 2;
  const inputWidth = Math.max(...rows.map(({ input }) => input.length));
  if (SECTION_WIDTH + "STEP   ".length + width + inputWidth <= WIDTH) {
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

/** The longest path whose buffers are shown: each step has a copy of them, so that all take the square of its length. */
const SHOWN_PATH = 500;

/** The buffers before the first step and after each; `undefined` where the path is too long for that. */
function buffers(steps: readonly ResolutionStep[]): readonly Row[] | undefined {
  let input = inputOf(steps);
  if (input.length > SHOWN_PATH) return undefined;
  let output = "";
  const rows: Row[] = [{ step: "1 ", output, input }];
  for (const { rule, value = "" } of steps) {
    if (rule === "2C") output = output.slice(0, output.length + "/..".length - value.length);
    if (rule === "2E") output += value;
    input = input.slice(takenFrom(rule, value).length);
    // What 2B and 2C take is replaced with "/", which only shows where nothing follows.
    if (input === "" && (rule === "2B" || rule === "2C")) input = "/";
    rows.push({ step: rule, output, input });
  }
  return rows;
}

/** The path before anything is removed from it. */
function inputOf(steps: readonly ResolutionStep[]): string {
  let path = "";
  for (const { rule, value = "", offset = 0 } of steps) {
    // The "/" that stands for a dot-segment at the end has been taken with it.
    if (rule !== "2E" || offset === path.length) path += takenFrom(rule, value);
  }
  return path;
}

/** What a step takes from the input buffer: 2C names the segment before it too, which it takes from the output buffer. */
function takenFrom(rule: string, value: string): string {
  return rule === "2C" ? "/.." : value;
}

/** What is empty is shown as `""`, which no URI contains. */
function shown(text: string): string {
  return text === "" ? '""' : text;
}
