/** A diagnostic on a terminal that is narrower than usual. In 80 columns and more, its lines are as long as their texts. */

interface Pieces {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** As much of an excerpt as fits, around the marked piece. `…` marks what is left out. */
export function narrowed({ before, marked, after }: Pieces, room: number, widthOf: (text: string) => number): Pieces {
  if (widthOf(before + marked + after) <= room) return { before, marked, after };
  const middle = cutAfter(marked, room - 2, widthOf);
  const left = room - widthOf(middle);
  const half = Math.max(Math.floor(left / 2), left - widthOf(after));
  const shown = cutBefore(before, half, widthOf);
  return { before: shown, marked: middle, after: cutAfter(after, left - widthOf(shown), widthOf) };
}

function cutAfter(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(characters.join("")) > room - 1) characters.pop();
  return `${characters.join("")}…`;
}

function cutBefore(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(characters.join("")) > room - 1) characters.shift();
  return `…${characters.join("")}`;
}
