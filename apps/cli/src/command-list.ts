/** The list of commands. Each has its own file, which is loaded on demand. */
import type { Inputs } from "./command-line/input-options.ts";
import type { Subcommand } from "./command-line/shared-options.ts";

/** The name, the summary, what it takes if it takes inputs, its file, and another name. */
type Row = readonly [
  name: string,
  summary: string,
  inputs: Inputs | undefined,
  load: () => Promise<{ readonly define: (command: Subcommand) => void }>,
  alias?: string,
];

const ROWS: readonly Row[] = [
  ["parse", "show the components of URIs", "uris", () => import("./commands/parse.ts")],
  ["check", "report which URIs are invalid, where and why", "uris", () => import("./commands/check.ts")],
  ["resolve", "resolve references against a base", "uris", () => import("./commands/resolve.ts")],
  ["relativize", "make URIs relative to a base", "uris", () => import("./commands/relativize.ts")],
  ["normalize", "print the normal form of URIs", "uris", () => import("./commands/normalize.ts")],
  [
    "compare",
    "check whether two URIs are equivalent, and on which rung",
    "pairs",
    () => import("./commands/compare.ts"),
  ],
  ["legacy", "show how and why RFC 1738 to RFC 3986 differ on URIs", "uris", () => import("./commands/legacy.ts")],
  [
    "extract",
    "find URIs in text, and links in HTML, Markdown and JSON",
    "documents",
    () => import("./commands/extract.ts"),
  ],
  ["set", "change components, segments and parameters of URIs", "uris", () => import("./commands/set.ts")],
  ["params", "show the parameters of path segments and queries, decoded", "uris", () => import("./commands/params.ts")],
  ["encode", "percent-encode texts", "texts", () => import("./commands/encode.ts")],
  ["decode", "decode percent-encoded texts", "texts", () => import("./commands/decode.ts")],
  ["iri", "convert IRIs to URIs and back", "uris", () => import("./commands/iri.ts")],
  ["file", "convert file paths to file URIs and back", "texts", () => import("./commands/file.ts")],
  ["template", "expand URI templates, and match URIs with them", "texts", () => import("./commands/template.ts")],
  [
    "audit",
    "flag suspicious URIs and show the host each parser would use",
    "uris",
    () => import("./commands/audit.ts"),
  ],
  ["redact", "print text with its passwords, tokens and keys masked", undefined, () => import("./commands/redact.ts")],
  ["explain", "explain the code of an error, finding or reason", undefined, () => import("./commands/explain.ts")],
  ["completion", "print a shell completion script", undefined, () => import("./commands/completion.ts"), "complete"],
];

export const commands = ROWS.map(([name, summary, inputs, load, alias]) => ({ name, summary, inputs, load, alias }));
