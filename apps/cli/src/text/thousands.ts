/** Counts in sentences. */

/** Formats a count as `1,234,567`. Same result as `toLocaleString`, without its start-up time. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A count of things, such as `1 input` or `1,234 inputs`. */
export function counted(count: number, thing: string): string {
  return `${thousands(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** How many of all inputs, as the subject of a sentence. */
export function shareOf(count: number, all: number): string {
  return all === 1 ? "the input" : `${thousands(count)} of ${counted(all, "input")}`;
}
