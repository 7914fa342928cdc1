/** Counts, as people read them. */

/** `1,234,567`. What `toLocaleString` gives, without the time that it takes to get ready. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
