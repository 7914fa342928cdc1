/** Which colours a stream gets. */
import { isatty } from "node:tty";
import type { Colors } from "picocolors/types.js";

export type ColorChoice = "auto" | "always" | "never";

/** Functions that colour a text, or leave it as it is. */
export async function colorsFor(descriptor: 1 | 2, choice: ColorChoice): Promise<Colors> {
  const enabled = choice === "auto" ? isColorful(descriptor, process.env) : choice === "always";
  // When it is loaded, picocolors looks at `process.stdout` (see write-all.ts), unless the environment answers its question.
  process.env["FORCE_COLOR"] ||= "0";
  const { default: picocolors } = await import("picocolors");
  return picocolors.createColors(enabled);
}

/** `NO_COLOR` as https://no-color.org has it; `FORCE_COLOR` as Node has it; else a terminal that can show colours. */
function isColorful(descriptor: 1 | 2, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR = "", FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isatty(descriptor) && TERM !== "dumb";
}
