/** How output shows a text that may be empty. */

/** Shows an empty text as `""`, which no URI contains. */
export function shown(text: string): string {
  return text === "" ? '""' : text;
}
