/** RFC 3629 §3, §4: encoded octets that are not UTF-8, and those that are an overlong form of a character. */

export interface OctetFault {
  readonly kind: "overlong" | "invalid";
  readonly start: number;
  readonly end: number;
}

/** Finds the faults among the triplets of a text, each once. */
export function* octetFaults(text: string): Generator<OctetFault> {
  for (const { 0: run, index } of text.matchAll(/(?:%[89a-f][\da-f])(?:%[\da-f]{2})*/gi)) {
    for (let at = 0; at < run.length;) {
      const [length, kind] = sequenceAt(run, at);
      if (kind !== undefined) yield { kind, start: index + at, end: index + at + 3 * length };
      at += 3 * length;
    }
  }
}

/** The number of octets that belong together, and what is wrong with them. */
function sequenceAt(run: string, at: number): readonly [octets: number, kind: OctetFault["kind"] | undefined] {
  const first = octetAt(run, at);
  if (first < 0x80) return [1, undefined];
  if (first < 0xc0 || first > 0xfd) return [1, "invalid"];
  const expected = first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : first < 0xfc ? 5 : 6;
  let octets = 1;
  while (octets < expected && isContinuation(octetAt(run, at + 3 * octets))) octets++;
  if (octets < expected) return [octets, "invalid"];
  const second = octetAt(run, at + 3);
  if (isOverlong(first, second)) return [octets, "overlong"];
  const isValid = first < 0xf5 && !(first === 0xed && second > 0x9f) && !(first === 0xf4 && second > 0x8f);
  return [octets, isValid ? undefined : "invalid"];
}

/** Whether fewer octets would do: the first or the second one has too few bits. */
function isOverlong(first: number, second: number): boolean {
  if (first < 0xc2) return true;
  const least = OVERLONG.find(([octet]) => octet === first)?.[1];
  return least !== undefined && second < least;
}

const OVERLONG: readonly (readonly [first: number, least: number])[] = [
  [0xe0, 0xa0],
  [0xf0, 0x90],
  [0xf8, 0x88],
  [0xfc, 0x84],
];

function isContinuation(octet: number): boolean {
  return octet >= 0x80 && octet < 0xc0;
}

/** The value of the triplet at an offset; -1 at the end. */
function octetAt(run: string, at: number): number {
  return at < run.length ? Number.parseInt(run.slice(at + 1, at + 3), 16) : -1;
}
