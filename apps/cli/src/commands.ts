/** Which commands there are. What one does is in its own file, which is loaded when it is needed. */
import type { Subcommand } from "./settings.ts";

interface Entry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: (command: Subcommand) => void }>;
}

export const commands: readonly Entry[] = [
  { name: "parse", summary: "show the components of URIs", load: () => import("./commands/parse.ts") },
  { name: "check", summary: "tell which URIs are invalid, where, and why", load: () => import("./commands/check.ts") },
  { name: "resolve", summary: "resolve references against a base", load: () => import("./commands/resolve.ts") },
  {
    name: "relativize",
    summary: "make URIs relative to a base",
    load: () => import("./commands/relativize.ts"),
  },
  {
    name: "normalize",
    summary: "write URIs in their normal form",
    load: () => import("./commands/normalize.ts"),
  },
  {
    name: "compare",
    summary: "tell whether two URIs are equivalent, and on which rung",
    load: () => import("./commands/compare.ts"),
  },
  {
    name: "legacy",
    summary: "show what earlier standards make of URIs, and why",
    load: () => import("./commands/legacy.ts"),
  },
];
