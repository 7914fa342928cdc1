// RFC 3629 §3: octets compared with what they encode by the rule of bits, for up to six octets as in RFC 2279.
import { expect, it } from "vitest";
import { type OctetFault, octetFaults } from "../src/rules/octet-faults.ts";

/** The smallest character that needs 1, 2, 3 … octets. */
const SMALLEST = [0, 0x80, 0x800, 0x1_0000, 0x20_0000, 0x400_0000];

function expectedOf(octets: readonly number[]): OctetFault[] {
  const faults: OctetFault[] = [];
  for (let at = 0; at < octets.length;) {
    const first = octets[at] as number;
    const ones = first.toString(2).padStart(8, "0").indexOf("0");
    const next = octets.slice(at + 1, at + ones).findIndex((octet) => octet >> 6 !== 0b10);
    const isBeginning = ones > 1 && ones < 7;
    const present = isBeginning ? (next === -1 ? Math.min(ones, octets.length - at) : next + 1) : 1;
    let kind: OctetFault["kind"] | undefined = ones === 0 ? undefined : "invalid";
    if (isBeginning && present === ones) {
      const rest = octets.slice(at + 1, at + ones);
      const value = rest.reduce((bits, octet) => bits * 64 + (octet & 0x3f), first & (0x7f >> ones));
      const isCharacter = value <= 0x10_ffff && !(value >= 0xd800 && value <= 0xdfff);
      kind = value < (SMALLEST[ones - 1] as number) ? "overlong" : isCharacter ? undefined : "invalid";
    }
    if (kind !== undefined) faults.push({ kind, start: 3 * at, end: 3 * (at + present) });
    at += present;
  }
  return faults;
}

const FIRST = [
  0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xf7, 0xf8, 0xf9, 0xfb,
  0xfc, 0xfd, 0xfe, 0xff,
];
const SECOND = [0x41, 0x7f, 0x80, 0x83, 0x84, 0x87, 0x88, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xe9];

function tripletsOf(octets: readonly number[]): string {
  return octets.map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("");
}

it.each([1, 2, 3, 4, 5, 6])("sequences of %d octets, whole and cut", (length) => {
  for (const first of FIRST) {
    for (const second of SECOND) {
      for (const last of [0x41, 0x80, 0xbf, 0xc3]) {
        const octets = [first, second, 0x80, 0xbf, 0x80].slice(0, length - 1).concat(last, 0xc3, 0xa9);
        // What precedes the first octet that is not ASCII is not looked at.
        const text = `a${tripletsOf([0xc3, 0xa9, ...octets])}b`;
        const expected = expectedOf([0xc3, 0xa9, ...octets]).map(({ kind, start, end }) => ({
          kind,
          start: start + 1,
          end: end + 1,
        }));
        expect([text, [...octetFaults(text)]]).toEqual([text, expected]);
      }
    }
  }
});

it("offsets of several runs, in either case of the digits", () => {
  expect([...octetFaults("%41\u00E9%E9/%c3%A9%FFx%c0%AE")]).toEqual([
    { kind: "invalid", start: 4, end: 7 },
    { kind: "invalid", start: 14, end: 17 },
    { kind: "overlong", start: 18, end: 24 },
  ]);
});
