/** The list of commands. Each has its own file, which is loaded on demand. */
import type { Inputs } from "./command-line/input-options.ts";
import type { Subcommand } from "./command-line/shared-options.ts";

interface Entry {
  readonly name: string;
  /** Another name. */
  readonly alias?: string;
  readonly summary: string;
  /** What it takes, if it takes inputs. */
  readonly inputs?: Inputs;
  readonly load: () => Promise<{ readonly define: (command: Subcommand) => void }>;
}

export const commands: readonly Entry[] = [
  {
    name: "parse",
    summary: "show the components of URIs",
    inputs: "uris",
    load: () => import("./commands/parse.ts"),
  },
  {
    name: "check",
    summary: "report which URIs are invalid, where and why",
    inputs: "uris",
    load: () => import("./commands/check.ts"),
  },
  {
    name: "resolve",
    summary: "resolve references against a base",
    inputs: "uris",
    load: () => import("./commands/resolve.ts"),
  },
  {
    name: "relativize",
    summary: "make URIs relative to a base",
    inputs: "uris",
    load: () => import("./commands/relativize.ts"),
  },
  {
    name: "normalize",
    summary: "print the normal form of URIs",
    inputs: "uris",
    load: () => import("./commands/normalize.ts"),
  },
  {
    name: "compare",
    summary: "check whether two URIs are equivalent, and on which rung",
    inputs: "pairs",
    load: () => import("./commands/compare.ts"),
  },
  {
    name: "legacy",
    summary: "show how and why RFC 1738 to RFC 3986 differ on URIs",
    inputs: "uris",
    load: () => import("./commands/legacy.ts"),
  },
  {
    name: "extract",
    summary: "find URIs in text, and links in HTML, Markdown and JSON",
    inputs: "documents",
    load: () => import("./commands/extract.ts"),
  },
  {
    name: "set",
    summary: "change components, segments and parameters of URIs",
    inputs: "uris",
    load: () => import("./commands/set.ts"),
  },
  {
    name: "params",
    summary: "show the parameters of path segments and queries, decoded",
    inputs: "uris",
    load: () => import("./commands/params.ts"),
  },
  {
    name: "encode",
    summary: "percent-encode texts",
    inputs: "texts",
    load: () => import("./commands/encode.ts"),
  },
  {
    name: "decode",
    summary: "decode percent-encoded texts",
    inputs: "texts",
    load: () => import("./commands/decode.ts"),
  },
  { name: "iri", summary: "convert IRIs to URIs and back", inputs: "uris", load: () => import("./commands/iri.ts") },
  {
    name: "audit",
    summary: "flag suspicious URIs and show the host each parser would use",
    inputs: "uris",
    load: () => import("./commands/audit.ts"),
  },
  {
    name: "explain",
    summary: "explain the code of an error, finding or reason",
    load: () => import("./commands/explain.ts"),
  },
  {
    name: "completion",
    alias: "complete",
    summary: "print a shell completion script",
    load: () => import("./commands/completion.ts"),
  },
];
