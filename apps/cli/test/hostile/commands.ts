/** The command lines that hostile input is given to, and what each prints for a line, as the README has it. */

type Answers =
  /** Nothing. */
  | "silence"
  /** A line, which is empty where the input is invalid. */
  | "lines"
  /** Some of the input's lines, as they are. */
  | "selection"
  /** Some lines for each valid input. */
  | "blocks"
  /** Some of those blocks. */
  | "some blocks";

export interface CommandLine {
  readonly args: readonly string[];
  readonly answers: Answers;
  /** The one line that each block has once. */
  readonly head?: RegExp;
  /** What is no URI to any standard is answered as well: only what is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** It has something for each segment and parameter, and is for a million of them at most. */
  readonly isToldAtLength?: boolean;
  /** A line holds two URIs, and an invalid one makes the status 2. */
  readonly takesPairs?: boolean;
}

const BASE = "http://a/b/c/d;p?q";
/** The row of one of the standards. */
const ROW = /^ {2}[ ≠] RFC 1808 {4}/gmu;
const legacy = { answers: "blocks", head: ROW, takesAnyText: true, isToldAtLength: true } as const;

/** Each command as it is without options. */
export const commands: readonly CommandLine[] = [
  { args: ["check"], answers: "silence" },
  // The URI stands at the margin, its components do not.
  { args: ["parse"], answers: "blocks", head: /^[^ \n]/gmu },
  { args: ["resolve", BASE], answers: "lines" },
  { args: ["relativize", BASE], answers: "lines" },
  { args: ["normalize"], answers: "lines" },
  { args: ["compare"], answers: "lines", takesPairs: true },
  { args: ["legacy", BASE, "-"], ...legacy },
  { args: ["legacy", "-"], ...legacy },
];

const explainedPairs = { answers: "blocks", head: /^(?:equivalent|different): /gmu, takesPairs: true } as const;

/** The options that a command has by itself. */
export const optioned: readonly CommandLine[] = [
  { args: ["parse", "--format", "{input} {{{host}}} {path}"], answers: "lines" },
  { args: ["resolve", "--lenient", "http:"], answers: "lines" },
  { args: ["resolve", "--explain", BASE], answers: "blocks", head: /^Base {2}/gmu, isToldAtLength: true },
  { args: ["normalize", "--rungs", "case,dot-segments"], answers: "lines" },
  { args: ["normalize", "--explain"], answers: "blocks", head: /^6\.2\.2\.1 {2}case /gmu },
  { args: ["normalize", "--check"], answers: "selection" },
  { args: ["normalize", "--check", "--explain"], answers: "some blocks", head: /^6\.2\.2\.1 {2}case /gmu },
  { args: ["normalize", "--unique"], answers: "selection" },
  { args: ["compare", "--rungs", "identical,scheme"], answers: "lines", takesPairs: true },
  { args: ["compare", "--explain", "--ignore-fragment"], ...explainedPairs },
  { args: ["legacy", "--lenient", "--excess-dots", "error", BASE, "-"], ...legacy },
  { args: ["legacy", "--dialects", "rfc1808,whatwg", "-"], ...legacy },
];

/** The options that every command has: alone, and as they go together. */
const PLAIN: readonly (readonly string[])[] = [[], ["--null"], ["--color", "always"]];
const JSON_LINES: readonly (readonly string[])[] = [["--json"], ["--json", "--null"]];

/** A command line with some of these. JSON has a line for each input, whatever there would be without it. */
export function withOptions(command: CommandLine, options: readonly string[]): CommandLine {
  const [name = "", ...others] = command.args;
  return { ...command, args: [name, ...options, ...others] };
}

/** Command lines, each with JSON and without, with other options at each turn. */
export function inTurn(lines: readonly CommandLine[], turn: number): CommandLine[] {
  return lines.flatMap((line, index) =>
    [PLAIN, JSON_LINES]
      .map((possible) => possible[(turn + index) % possible.length] ?? [])
      .filter((options) => canBe(line, options))
      .map((options) => withOptions(line, options)),
  );
}

/** There is no JSON in a form of one's own. */
export function canBe(command: CommandLine, options: readonly string[]): boolean {
  return !(command.args.includes("--format") && options.includes("--json"));
}
