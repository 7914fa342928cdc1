/** Bytes with lines of all kinds, and the lines by the definition. */
import fc from "fast-check";

const USUAL = ["http://example.com/a/b?c#d", "HTTP://EXAMPLE.com/%7e", "https://h:8080/%C3%A9", "http://u:p@h/"];
const RARE = [
  "http://[::1]/",
  "../a",
  "",
  "http://h/a b",
  "%",
  "a|",
  "\xe9",
  "\xff",
  "http://h/../x",
  "file://h",
  "a\r",
];

/** Some lines of each kind. Now and then, one that is as long as a block. */
export const randomBytes: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...USUAL) },
        { weight: 30, arbitrary: fc.constantFrom(...RARE) },
        {
          weight: 1,
          arbitrary: fc.integer({ min: 65_500, max: 65_540 }).map((length) => `http://h/${"x".repeat(length)}`),
        },
      ),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant("\n") },
        { weight: 1, arbitrary: fc.constantFrom("\r\n", "\0", "") },
      ),
    ),
    { maxLength: 40 },
  )
  .map((lines) => new Uint8Array(Buffer.from(lines.flat().join(""), "latin1")));

/** The lines as texts, one character for each octet. */
export function textsOf(bytes: Uint8Array, end: number): string[] {
  const lines = Buffer.from(bytes).toString("latin1").split(String.fromCharCode(end));
  const last = lines.pop()!;
  const ended = end === 10 ? lines.map((line) => line.replace(/\r$/u, "")) : lines;
  return last === "" ? ended : [...ended, last];
}
