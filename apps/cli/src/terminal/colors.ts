/** Which colors a stream gets. */
import type { Colors } from "picocolors/types.js";
import { isTerminal } from "./is-terminal.ts";

export type ColorChoice = "auto" | "always" | "never";

/** Returns functions that color a text, or leave it unchanged. */
export async function colorsFor(descriptor: 1 | 2, choice: ColorChoice): Promise<Colors> {
  const enabled = choice === "auto" ? isColorful(descriptor, process.env) : choice === "always";
  // On loading, picocolors accesses `process.stdout` (see write-all.ts) unless the environment already decides.
  process.env["FORCE_COLOR"] ||= "0";
  const { default: picocolors } = await import("picocolors");
  return picocolors.createColors(enabled);
}

/** Follows `NO_COLOR` as in https://no-color.org, then `FORCE_COLOR` as Node does, then whether a terminal can show colors. */
function isColorful(descriptor: 1 | 2, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR = "", FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return TERM !== "dumb" && isTerminal(descriptor);
}
