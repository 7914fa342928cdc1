/** The list of commands. Each has its own file, which is loaded on demand. */
import type { Subcommand } from "./command-line/shared-options.ts";

interface Entry {
  readonly name: string;
  readonly summary: string;
  /** Whether it takes inputs one by one. */
  readonly takesInputs: boolean;
  readonly load: () => Promise<{ readonly define: (command: Subcommand) => void }>;
}

export const commands: readonly Entry[] = [
  {
    name: "parse",
    summary: "show the components of URIs",
    takesInputs: true,
    load: () => import("./commands/parse.ts"),
  },
  {
    name: "check",
    summary: "report which URIs are invalid, where and why",
    takesInputs: true,
    load: () => import("./commands/check.ts"),
  },
  {
    name: "resolve",
    summary: "resolve references against a base",
    takesInputs: true,
    load: () => import("./commands/resolve.ts"),
  },
  {
    name: "relativize",
    summary: "make URIs relative to a base",
    takesInputs: true,
    load: () => import("./commands/relativize.ts"),
  },
  {
    name: "normalize",
    summary: "print the normal form of URIs",
    takesInputs: true,
    load: () => import("./commands/normalize.ts"),
  },
  {
    name: "compare",
    summary: "check whether two URIs are equivalent, and on which rung",
    takesInputs: true,
    load: () => import("./commands/compare.ts"),
  },
  {
    name: "legacy",
    summary: "show how RFC 1738 to RFC 3986 differ on URIs, and why",
    takesInputs: true,
    load: () => import("./commands/legacy.ts"),
  },
  {
    name: "extract",
    summary: "find URIs in text, and links in HTML, Markdown and JSON",
    takesInputs: false,
    load: () => import("./commands/extract.ts"),
  },
  {
    name: "set",
    summary: "change components, segments and parameters of URIs",
    takesInputs: true,
    load: () => import("./commands/set.ts"),
  },
  {
    name: "params",
    summary: "show the parameters of path segments and queries, decoded",
    takesInputs: true,
    load: () => import("./commands/params.ts"),
  },
  { name: "iri", summary: "convert IRIs to URIs and back", takesInputs: true, load: () => import("./commands/iri.ts") },
  {
    name: "audit",
    summary: "show what is suspicious about URIs, and what readers see",
    takesInputs: true,
    load: () => import("./commands/audit.ts"),
  },
  {
    name: "explain",
    summary: "explain a code of an error, a finding or a reason",
    takesInputs: false,
    load: () => import("./commands/explain.ts"),
  },
];
