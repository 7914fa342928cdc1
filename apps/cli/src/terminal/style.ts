/** How answers and diagnostics are laid out: by the terminal, the environment and the options. */
import type { Style } from "@std66/report";
import { isTerminal, lineWidth } from "./terminal.ts";

export type ColorChoice = "auto" | "always" | "never";

export async function styleFor(descriptor: 1 | 2, { color }: { readonly color: ColorChoice }): Promise<Style> {
  const enabled = color === "auto" ? isColorful(descriptor, process.env) : color === "always";
  // On loading, picocolors accesses `process.stdout` (see write-all.ts) unless the environment already decides.
  process.env["FORCE_COLOR"] ||= "0";
  const { default: picocolors } = await import("picocolors");
  let width: number | undefined;
  return {
    colors: picocolors.createColors(enabled),
    // To ask a terminal takes time, and not everything is laid out.
    get width() {
      return (width ??= lineWidth());
    },
  };
}

/** Follows `NO_COLOR` (https://no-color.org), then `FORCE_COLOR` as Node does, then what the terminal can show. */
function isColorful(descriptor: 1 | 2, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR = "", FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return TERM !== "dumb" && isTerminal(descriptor);
}
