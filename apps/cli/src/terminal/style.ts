/** How answers and diagnostics are laid out: by the terminal, the environment and the options. */
import { styleText } from "node:util";
import { type Colors, plainStyle, type Style } from "@std66/report";
import { isTerminal, lineWidth } from "./terminal.ts";

export type ColorChoice = "auto" | "always" | "never";

const COLORS = Object.fromEntries(
  (Object.keys(plainStyle.colors) as (keyof Colors)[]).map((name) => [
    name,
    // By itself, it would ask `process.stdout` (see write-all.ts).
    (text: string) => styleText(name, text, { validateStream: false }),
  ]),
) as Colors;

export function styleFor(descriptor: 1 | 2, { color }: { readonly color: ColorChoice }): Style {
  const enabled = color === "auto" ? isColorful(descriptor, process.env) : color === "always";
  let width: number | undefined;
  return {
    colors: enabled ? COLORS : plainStyle.colors,
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
