/** What holds for every answer to any input, according to the README rather than to the output of the command. */
import { isUtf8 } from "node:buffer";
import type { Ended } from "../spawn.ts";
import { type CommandLine, withOptions } from "./commands.ts";

/** A line of the input. */
interface Line {
  /** With U+FFFD for octets that are not UTF-8. */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** The report of an invalid line. */
interface Rejection {
  /** Counted from 1. */
  readonly line: number;
  readonly code: string;
}

/** A character that no URI contains (RFC 3986 §2). */
const NEVER = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u;
/** A path of unreserved characters (RFC 3986 §3.3), which is always valid. */
const ALWAYS = /^[\w\-.~/]*$/u;
const PAIR_ALWAYS = /^[\w\-.~/]*\t[\w\-.~/]*$/u;

// oxlint-disable no-control-regex -- these patterns look for control characters in the output
/** Characters that a terminal may interpret as a command, or that rearrange text. */
export const CONTROLS = /[\0-\x09\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;
/** The start or end of a color. */
const COLORS = /\x1B\[[\d;]*m/gu;
// oxlint-enable no-control-regex

/** The lines of a diagnostic, and the summary at the end of `check`. */
const DIAGNOSTIC = [
  /^$/u,
  /^error\[[a-z\d-]+\]: ./u,
  /^ +--> <stdin>:\d+:\d+$/u,
  /^ *\d* \|(?: .*)?$/u,
  /^ + = (?:note|help): ./u,
  /^[\d,]+ of [\d,]+ inputs (?:is|are) invalid$/u,
];
/** A diagnostic in one line. */
const COMPACT = [/^$/u, /^<stdin>:\d+:\d+: error\[[a-z\d-]+\] ./u];
const COMPACT_PLACE = /^<stdin>:(?<line>\d+):\d+: error\[(?<code>[a-z\d-]+)\]/gmu;
/** What follows a hundred diagnostics in full. */
const NOTE = /^note: more than 100 errors; the rest are counted \(--diagnostics compact prints a line each\)$/mu;
/** The last line then: how many of each code. */
const COUNTS = /^(?<count>[\d,]+) of [\d,]+ inputs are invalid: (?<codes>[\d,]+ [a-z\d-]+(?:, [\d,]+ [a-z\d-]+)*)$/mu;
const PLACE = /^error\[(?<code>[a-z\d-]+)\]: .*\n +--> <stdin>:(?<line>\d+):\d+$/gmu;

/**
 * The faults in how a command line ends for an input; none if all is right. Where the errors are so many that some are
 * only counted, it runs once more with a line for each of them. Those lines are judged, and the counts by them.
 */
export async function faultsOfRuns(
  command: CommandLine,
  input: Uint8Array,
  run: (args: readonly string[]) => Promise<Ended>,
): Promise<string[]> {
  const ended = await run(command.args);
  if (!NOTE.test(ended.stderr)) return [...faultsOf(command, input, ended)];
  const compact = withOptions(command, ["--diagnostics", "compact"]);
  const each = await run(compact.args);
  return [...faultsOf(compact, input, each), ...faultsOfCounts(ended, each)];
}

/** What is counted is the same as what has a line each. */
function* faultsOfCounts(ended: Ended, each: Ended): Generator<string> {
  const stderr = ended.stderr.replace(COLORS, "");
  yield* faultsOfMessages(stderr.replace(NOTE, "").replace(COUNTS, ""), DIAGNOSTIC);
  if (ended.stdout !== each.stdout) yield "the answers depend on the form of diagnostics";
  if (ended.status !== each.status) yield `status ${ended.status}, and ${each.status} with a line for each error`;
  const all = rejectionsIn(each.stderr.replace(COLORS, ""), COMPACT_PLACE);
  const first = rejectionsIn(stderr, PLACE);
  if (JSON.stringify(first) !== JSON.stringify(all.slice(0, 100))) yield "the errors in full are not the first hundred";
  const { count = "", codes = "" } = COUNTS.exec(stderr)?.groups ?? {};
  if (numberOf(count) !== all.length) yield `${count} errors, but ${all.length} have a line`;
  for (const part of codes.split(", ")) {
    const [number = "", code] = part.split(" ");
    const lines = all.filter((rejection) => rejection.code === code).length;
    if (numberOf(number) !== lines) yield `${part}, but ${lines} have a line`;
  }
  if (codes.split(", ").length !== new Set(all.map(({ code }) => code)).size) yield `a code is missing: ${codes}`;
}

function numberOf(text: string): number {
  return Number(text.replaceAll(",", ""));
}

function rejectionsIn(stderr: string, place: RegExp): Rejection[] {
  return [...stderr.matchAll(place)].map(({ groups }) => ({
    code: groups?.["code"] ?? "",
    line: Number(groups?.["line"]),
  }));
}

/** The faults in how a command line has ended for an input; none if all is right. */
function* faultsOf(command: CommandLine, input: Uint8Array, ended: Ended): Generator<string> {
  const { args, answers } = command;
  const end = args.includes("--null") ? "\0" : "\n";
  const lines = linesOf(input, end);
  const { status } = ended;
  yield* faultsOfEnd(command, ended);
  if (args.includes("--json")) {
    yield* faultsOfJson(command, lines, end, ended);
    return;
  }

  const isColored = args.includes("always");
  const stdout = isColored ? ended.stdout.replace(COLORS, "") : ended.stdout;
  const stderr = isColored ? ended.stderr.replace(COLORS, "") : ended.stderr;
  const isExact = end === "\0" && command.keepsControls === true;
  const shown = end === "\0" ? stdout.replaceAll("\0", "") : stdout;
  const control = CONTROLS.exec(stderr) ?? (isExact ? null : CONTROLS.exec(shown));
  if (control !== null) yield `prints ${codePoint(control[0])}`;
  const isCompact = args.includes("compact");
  yield* faultsOfMessages(stderr, isCompact ? COMPACT : DIAGNOSTIC);

  const rejections = rejectionsIn(stderr, isCompact ? COMPACT_PLACE : PLACE);
  yield* faultsOfRejections(command, lines, rejections);
  yield* faultsOfStatus(command, status, rejections.length);
  const refused = new Set(rejections.map(({ line }) => line));
  const valid = lines.filter((_, index) => !refused.has(index + 1)).map(({ text }) => text);
  if (stdout !== "" && !stdout.endsWith(end)) yield "the last line of the output has no end";
  const printed = stdout.split(end).slice(0, -1);
  switch (answers) {
    case "silence":
      if (stdout !== "") yield `prints ${stdout.slice(0, 200)}`;
      break;
    case "lines": {
      if (printed.length !== lines.length) yield `${printed.length} lines for ${lines.length}`;
      const full = rejections.find(({ line }) => printed[line - 1] !== "");
      if (full !== undefined) yield `line ${full.line} is invalid and has an answer`;
      break;
    }
    case "values":
      break;
    case "selection":
      yield* faultsOfSelection(command, valid, printed);
      break;
    default: {
      const heads = stdout.replaceAll(end, "\n").match(command.head as RegExp)?.length ?? 0;
      if (answers === "blocks" ? heads !== valid.length : heads > valid.length)
        yield `${heads} blocks for ${valid.length} lines`;
    }
  }
}

/** The faults in how a command line has ended if its output was not read to the end. */
export function* faultsOfClosed(command: CommandLine, ended: Ended): Generator<string> {
  yield* faultsOfEnd(command, ended);
  yield* faultsOfMessages(ended.stderr.replace(COLORS, ""), [...DIAGNOSTIC, NOTE, COUNTS]);
}

function* faultsOfMessages(stderr: string, forms: readonly RegExp[]): Generator<string> {
  const strange = stderr.split("\n").find((line) => !forms.some((form) => form.test(line)));
  if (strange !== undefined) yield `a message that is not a diagnostic: ${strange.slice(0, 200)}`;
}

function* faultsOfEnd({ takesPairs }: CommandLine, { status, stderr }: Ended): Generator<string> {
  const highest = takesPairs === true ? 2 : 1;
  if (status === null || status < 0 || status > highest) yield `status ${status}: ${stderr.slice(0, 200)}`;
  if (/^ +at |\bbug\b|Error/mu.test(stderr)) yield `a stack trace: ${stderr.slice(0, 500)}`;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Lines end at the separator. A CR before an LF belongs to the line end. The last line may lack its end. */
function linesOf(input: Uint8Array, end: "\n" | "\0"): Line[] {
  const octets = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const lines: Line[] = [];
  for (let from = 0; from < octets.length;) {
    const found = octets.indexOf(end, from);
    let to = found < 0 ? octets.length : found;
    const next = to + 1;
    if (end === "\n" && found > from && octets[found - 1] === 0x0d) to--;
    const line = octets.subarray(from, to);
    lines.push({ text: decoder.decode(line), isUtf8: isUtf8(line) });
    from = next;
  }
  return lines;
}

/** Lines that are rejected although valid, or accepted although invalid. */
function* faultsOfRejections(
  command: CommandLine,
  lines: readonly Line[],
  rejections: readonly Rejection[],
): Generator<string> {
  const codes = new Map(rejections.map(({ line, code }) => [line, code]));
  if (codes.size < rejections.length) yield "a line is rejected twice";
  if (rejections.some(({ line }, index) => line <= (rejections[index - 1]?.line ?? 0) || line > lines.length))
    yield "the errors are not in the order of the lines";
  for (const [index, { text, isUtf8: isText }] of lines.entries()) {
    const code = codes.get(index + 1);
    const place = `line ${index + 1} (${JSON.stringify(text.slice(0, 100))})`;
    const isDue = isText && command.takesAnyText === true && isTooLong(command, text);
    if (isDue ? code !== "length" : code === "length" && !isTooLong(command, text)) yield `${place} has ${code}`;
    const isDecoded = command.decodes === true && /%[89A-F]/iu.test(text);
    if (isText === (code === "utf-8") && !(isText && isDecoded)) yield `${place} has ${code ?? "no error"}`;
    if (isText && code !== undefined && isSurelyValid(command, text)) yield `${place} is valid and has ${code}`;
    if (isText && code === undefined && isSurelyInvalid(command, text)) yield `${place} is invalid and has no error`;
  }
}

function isSurelyValid(command: CommandLine, text: string): boolean {
  const { takesPairs, takesAnyText, takesTriplets, mayNotFit } = command;
  if (mayNotFit === true) return false;
  if (takesTriplets === true) return !text.includes("%");
  return (
    !isTooLong(command, text) && (takesAnyText === true || (takesPairs === true ? PAIR_ALWAYS : ALWAYS).test(text))
  );
}

function isTooLong({ isToldAtLength, isSplitAtAmpersands }: CommandLine, text: string): boolean {
  const delimiters = isSplitAtAmpersands === true ? /[/;&]/u : /[/;]/u;
  return isToldAtLength === true && text.length > 1e6 && text.split(delimiters).length > 1_000_001;
}

function isSurelyInvalid(command: CommandLine, text: string): boolean {
  const { takesPairs, takesAnyText, takesTriplets } = command;
  if (isTooLong(command, text)) return true;
  if (takesAnyText === true) return false;
  if (takesTriplets === true) return /%(?![\dA-F]{2})/iu.test(text);
  if (takesPairs !== true) return NEVER.test(text);
  const texts = text.split("\t");
  return texts.length !== 2 || texts.some((one) => NEVER.test(one));
}

/** Status 0 is that no line was invalid and, for what asks a question, that the answer is yes. */
function* faultsOfStatus(command: CommandLine, status: number | null, refused: number): Generator<string> {
  const { args, takesPairs, takesAnyText } = command;
  if (refused > 0 && status !== (takesPairs === true ? 2 : 1)) yield `status ${status} with ${refused} invalid lines`;
  const asks = takesPairs === true || takesAnyText === true || args.includes("--check") || args.includes("--get");
  if (refused === 0 && (asks ? status === 2 : status !== 0)) yield `status ${status} without an invalid line`;
}

/** `normalize --check` and `--unique` print lines of the input, unchanged and in input order. */
function* faultsOfSelection(
  { args }: CommandLine,
  valid: readonly string[],
  printed: readonly string[],
): Generator<string> {
  let at = 0;
  for (const line of printed) {
    at = valid.indexOf(line, at) + 1;
    if (at === 0) {
      yield `prints a line that is invalid or out of order: ${line.slice(0, 100)}`;
      return;
    }
  }
  if (!args.includes("--unique")) {
    // RFC 3986 (§6.2.2) changes nothing in such a line.
    const normal = printed.find((line) => /^[a-z\d]*$/u.test(line));
    if (normal !== undefined) yield `prints a line that is normal: ${normal}`;
    return;
  }
  if (new Set(printed).size < printed.length) yield "prints a line twice";
  if (printed[0] !== valid[0]) yield "does not print the first line";
}

/** Whether a record is the answer no, or a finding that the options deny. */
function isNo({ args }: CommandLine, object: Readonly<Record<string, unknown>>): boolean {
  if (["agree", "normal", "equivalent"].some((key) => object[key] === false)) return true;
  // A list of allowed schemes or ports denies what is a danger.
  const findings = args.includes("--schemes") ? (object["findings"] as readonly { readonly severity: string }[]) : [];
  return findings.some(({ severity }) => severity === "danger");
}

function* faultsOfJson(command: CommandLine, lines: readonly Line[], end: string, ended: Ended): Generator<string> {
  const { stdout, stderr, status } = ended;
  if (stderr !== "") yield `a message in addition to JSON: ${stderr.slice(0, 200)}`;
  if (stdout !== "" && !stdout.endsWith(end)) yield "the last line of the output has no end";
  const printed = stdout.split(end).slice(0, -1);
  if (printed.length !== lines.length) yield `${printed.length} lines of JSON for ${lines.length}`;
  const rejections: Rejection[] = [];
  const firsts = new Map<unknown, boolean>();
  let isYes = true;
  // `params --get` asks whether any input has the parameter.
  let hasValue = !command.args.includes("--get");
  for (const [index, line] of printed.entries()) {
    if (/[\0\n\r]/u.test(line)) {
      yield `line ${index + 1} of JSON contains a line end`;
      return;
    }
    const object = objectOf(line);
    if (object === undefined) {
      yield `line ${index + 1} is not a JSON object: ${line.slice(0, 200)}`;
      return;
    }
    const text = lines[index]?.text;
    const { error } = object;
    if (error !== undefined) {
      rejections.push({ line: index + 1, code: String(error["code"]) });
      const fault = faultOfError(error, text ?? "");
      if (fault !== undefined) yield `line ${index + 1}: ${fault}: ${line.slice(0, 200)}`;
    } else if (isNo(command, object)) isYes = false;
    else if (Array.isArray(object["values"])) hasValue ||= object["values"].length > 0;
    const isPair = command.takesPairs === true && error === undefined;
    const input = isPair ? [object["a"], object["b"]].join("\t") : object["input"];
    if (input !== text) yield `line ${index + 1} of JSON belongs to another input: ${line.slice(0, 200)}`;
    if ("valid" in object && object["valid"] !== (error === undefined)) yield `line ${index + 1}: valid, or not?`;
    if (command.args.includes("--unique") && error === undefined) {
      const { result } = object;
      if (object["first"] === firsts.has(result)) yield `line ${index + 1}: first, or not?`;
      firsts.set(result, true);
    }
  }
  yield* faultsOfRejections(command, lines, rejections);
  const expected = rejections.length > 0 ? (command.takesPairs === true ? 2 : 1) : isYes && hasValue ? 0 : 1;
  if (status !== expected) yield `status ${status}, but the answers imply ${expected}`;
}

type JsonObject = Readonly<Record<string, unknown>> & { readonly error?: Readonly<Record<string, unknown>> };

function objectOf(line: string): JsonObject | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

function faultOfError(error: Readonly<Record<string, unknown>>, input: string): string | undefined {
  if (Object.keys(error).join(" ") !== "code offset component section message") return "unexpected members";
  const { offset, message } = error;
  if (typeof offset !== "number" || !(offset >= 0 && offset <= input.length)) return "an offset outside the input";
  return typeof message === "string" && !CONTROLS.test(message) && !message.includes("\n") ? undefined : "the message";
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`;
}
