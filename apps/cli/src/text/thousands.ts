/** Readable counts. */

/** Formats a count as `1,234,567`. Same result as `toLocaleString`, without its start-up time. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
