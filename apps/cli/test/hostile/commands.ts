/** The command lines for hostile input, and what each prints for a line, according to the README. */

type Answers =
  /** Nothing. */
  | "silence"
  /** A line for each input, empty if the input is invalid. */
  | "lines"
  /** Some of the input's lines, unchanged. */
  | "selection"
  /** A block of lines for each valid input. */
  | "blocks"
  /** Some of those blocks. */
  | "some blocks"
  /** Any number of lines for each valid input. */
  | "values";

export interface CommandLine {
  readonly args: readonly string[];
  readonly answers: Answers;
  /** Matches the one line that occurs once in each block. */
  readonly head?: RegExp;
  /** Whether texts that no standard accepts are answered too, so that only a line that is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** Whether it prints output for each segment and parameter, with a limit of a million. */
  readonly isToldAtLength?: boolean;
  /** Whether ampersands count for that limit. */
  readonly isSplitAtAmpersands?: boolean;
  /** Whether triplets that are not UTF-8 make a line invalid. */
  readonly decodes?: boolean;
  /** Whether any text is valid whose triplets can be decoded, and none in which a "%" begins no triplet. */
  readonly takesTriplets?: boolean;
  /** Whether control characters stay in what is printed with --null. */
  readonly keepsControls?: boolean;
  /** Whether a valid line may be refused, since the result would not be valid. */
  readonly mayNotFit?: boolean;
  /** Whether a line holds two URIs, and an invalid one makes the status 2. */
  readonly takesPairs?: boolean;
}

const BASE = "http://a/b/c/d;p?q";
/** The row of one standard. */
const ROW = /^ {2}[ ≠] RFC 1808 {4}/gmu;
const params = {
  answers: "blocks",
  head: /^[^ \n]/gmu,
  isToldAtLength: true,
  isSplitAtAmpersands: true,
  decodes: true,
} as const;
const legacy = { answers: "blocks", head: ROW, takesAnyText: true, isToldAtLength: true } as const;

/** Each command without options. */
export const commands: readonly CommandLine[] = [
  { args: ["check"], answers: "silence" },
  // The URI is at the margin, its components are indented.
  { args: ["parse"], answers: "blocks", head: /^[^ \n]/gmu },
  { args: ["resolve", BASE], answers: "lines" },
  { args: ["relativize", BASE], answers: "lines" },
  { args: ["normalize"], answers: "lines" },
  { args: ["compare"], answers: "lines", takesPairs: true },
  { args: ["legacy", BASE, "-"], ...legacy },
  { args: ["legacy", "-"], ...legacy },
  { args: ["params"], ...params },
  { args: ["audit"], answers: "values", takesAnyText: true },
  { args: ["set", "--fragment", "x"], answers: "lines" },
  { args: ["encode"], answers: "lines", takesAnyText: true },
  { args: ["template", "match", "{+any}"], answers: "lines" },
  { args: ["decode"], answers: "lines", takesTriplets: true, decodes: true, keepsControls: true },
];

const explainedPairs = { answers: "blocks", head: /^(?:equivalent|different): /gmu, takesPairs: true } as const;

/** The own options of each command. */
export const optioned: readonly CommandLine[] = [
  { args: ["parse", "--format", "{input} {{{host}}} {path}"], answers: "lines" },
  { args: ["resolve", "--lenient", "http:"], answers: "lines" },
  {
    args: ["set", "--append-query", "a=b&c", "--replace-query", "d:=%7e", "--sort-query"],
    answers: "lines",
    decodes: true,
  },
  { args: ["set", "--append-segment", "a/b", "--unset", "scheme"], answers: "lines", mayNotFit: true },
  { args: ["parse", "--format", "{query.a}{segments[-1]}{path.a|}"], answers: "lines" },
  { args: ["resolve", "--explain", BASE], answers: "blocks", head: /^Base {2}/gmu, isToldAtLength: true },
  { args: ["normalize", "--rungs", "case,dot-segments"], answers: "lines" },
  { args: ["normalize", "--explain"], answers: "blocks", head: /^6\.2\.2\.1 {2}case /gmu },
  { args: ["normalize", "--check"], answers: "selection" },
  { args: ["normalize", "--check", "--explain"], answers: "some blocks", head: /^6\.2\.2\.1 {2}case /gmu },
  { args: ["normalize", "--unique"], answers: "selection" },
  { args: ["compare", "--rungs", "identical,scheme"], answers: "lines", takesPairs: true },
  { args: ["compare", "--explain", "--ignore-fragment"], ...explainedPairs },
  { args: ["params", "--separators", "&;", "--plus", "space", "--invalid", "keep"], ...params, decodes: false },
  { args: ["params", "--get", "a"], ...params, answers: "values" },
  {
    args: ["audit", "--schemes", "https,ftp", "--ports", "443", "--rule", "backslash=off", "--ignore", "percent-u"],
    answers: "values",
    takesAnyText: true,
  },
  { args: ["audit", "--public"], answers: "values", takesAnyText: true },
  { args: ["audit", "--readers"], answers: "blocks", head: /^ {2}[ ≠] RFC 1808 /gmu, takesAnyText: true },
  { args: ["encode", "--as", "path"], answers: "lines", takesAnyText: true },
  { args: ["decode", "--lenient", "--plus", "space"], answers: "lines", takesAnyText: true, keepsControls: true },
  { args: ["params", "--history"], ...params, head: ROW, isSplitAtAmpersands: false, decodes: false },
  { args: ["legacy", "--lenient", "--excess-dots", "error", BASE, "-"], ...legacy },
  { args: ["legacy", "--dialects", "rfc1808,whatwg", "-"], ...legacy },
  { args: ["legacy", "--opaque-base", "resolve", "--empty-reference", "text", "mailto:a/b", "-"], ...legacy },
  { args: ["legacy", "--net-loc-slash", "before-path", BASE, "-"], ...legacy },
  { args: ["legacy", "--net-loc", "server", "--without-rfc2732", "-"], ...legacy },
  { args: ["legacy", "--format", "markdown", BASE, "-"], answers: "values", takesAnyText: true, isToldAtLength: true },
  // A line that is not a JSON object is invalid.
  { args: ["normalize", "--json-input", "--into", "answer"], answers: "lines", mayNotFit: true },
];

/** The shared options, alone and combined. */
const PLAIN: readonly (readonly string[])[] = [[], ["--null"], ["--color", "always"]];
const JSON_LINES: readonly (readonly string[])[] = [["--json"], ["--json", "--null"]];

/** A command line with some of these options. */
export function withOptions(command: CommandLine, options: readonly string[]): CommandLine {
  const [name = "", ...others] = command.args;
  return { ...command, args: [name, ...options, ...others] };
}

/** Command lines, each with and without JSON, with different options at each turn. */
export function inTurn(lines: readonly CommandLine[], turn: number): CommandLine[] {
  return lines.flatMap((line, index) =>
    [PLAIN, JSON_LINES]
      .map((possible) => possible[(turn + index) % possible.length] ?? [])
      .filter((options) => canBe(line, options))
      .map((options) => withOptions(line, options)),
  );
}

/** Whether a command accepts options: --format excludes --json, and --into needs it. */
export function canBe(command: CommandLine, options: readonly string[]): boolean {
  return !command.args.includes(options.includes("--json") ? "--format" : "--into");
}
