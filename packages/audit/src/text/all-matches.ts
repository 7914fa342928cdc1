/** Where a global pattern matches in a text: as `matchAll`, which makes a copy of the pattern for each text. */
export function* allMatches(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let from = 0; ;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return;
    from = pattern.lastIndex + (match[0] === "" ? 1 : 0);
    yield match;
  }
}
