/** Texts with which a predicate is asked how it decides. */

/** Lengths at which the way to read a text could change, besides the known one. */
const LENGTHS: readonly number[] = [
  2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256, 257, 1023, 1024, 1025,
];
const LONG_LENGTHS: readonly number[] = [2, 3, 17, 1000, 65_536];

/** Texts of up to `most` code units and of more, of these characters, with each of them first and last. */
export function samplesOf(characters: string, most: number): Record<"short" | "long", readonly string[]> {
  const turned = (length: number, index: number): string =>
    characters
      .repeat(Math.ceil(length / characters.length) + 1)
      .slice(index % characters.length)
      .slice(0, length);
  const short = [...LENGTHS.filter((length) => length < most), most - 1, most].map(turned);
  const long = [most + 1, ...LONG_LENGTHS.map((length) => most + length)].map(turned);
  return { short: [...short, ...Array.from(characters, (_, index) => turned(20, index))], long };
}
