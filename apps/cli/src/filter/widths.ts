/** How many columns texts take. */
import type { WidthOf } from "@std66/report";

/** Loads the widths of all characters, which takes a sixth of the start-up time. */
export async function anyTextWidth(): Promise<WidthOf> {
  return (await import("string-width")).default;
}

/** Whether a text has only Latin letters and the ellipsis of a cut. Looking up a width takes 20 µs. */
export function isNarrow(text: string): boolean {
  return /^[ -\u02FF…]*$/.test(text);
}
