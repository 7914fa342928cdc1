/** RFC 3986 §3.2.1: passwords as places in a text, and what the text says without them. */
import { MASK } from "../display/mask-reference.ts";

/** Where a password is, in UTF-16 code units. */
export interface PasswordPlace {
  readonly start: number;
  readonly end: number;
}

/** Returns the text with a mask in each place. The places are in order. */
export function hidden(text: string, places: readonly PasswordPlace[], mask: string = MASK): string {
  const pieces: string[] = [];
  let shown = 0;
  for (const { start, end } of places) {
    pieces.push(text.slice(shown, start), mask);
    shown = end;
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(shown);
}

/** Returns the union of places in a text with others that were found where these were hidden. Both are in order. */
export function united(places: readonly PasswordPlace[], inHidden: readonly PasswordPlace[]): PasswordPlace[] {
  let next = 0;
  let saved = 0;
  /** Offsets are asked for in order. One in a mask maps to `edge` of its place. */
  const original = (offset: number, edge: keyof PasswordPlace): number => {
    for (; next < places.length; next++) {
      const { start, end } = places[next] as PasswordPlace;
      const from = start - saved;
      if (offset < from + MASK.length)
        return offset > from || (offset === from && edge === "end")
          ? (places[next] as PasswordPlace)[edge]
          : offset + saved;
      saved += end - start - MASK.length;
    }
    return offset + saved;
  };
  const mapped = inHidden.map(({ start, end }) => ({ start: original(start, "start"), end: original(end, "end") }));
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...places, ...mapped].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
