/** URL Standard, ends-in-a-number checker, IPv4 parser, IPv4 number parser and IPv4 serializer. */
import type { Change } from "../url-parsing/parts.ts";
import { inDomain } from "./host-parser.ts";

/** What a part may be. */
const HEXADECIMAL = /^0x[0-9a-f]*$/i;
const OCTAL = /^0[0-7]+$/;
const DECIMAL = /^[0-9]+$/;
/** Not octal. */
const PLAIN = /^(?:0|[1-9][0-9]*)$/;

/** A domain whose last label is a number is an IPv4 address, or a failure. */
export const needIpv4: Change = inNumbers((parts) => (numbersOf(parts) === undefined ? undefined : parts));

/** The empty label at the end. */
export const dropLastDot: Change = inNumbers((parts) => parts, "");

export const writeHexadecimalAsDecimal: Change = inNumbers((parts) =>
  parts.map((part) => (HEXADECIMAL.test(part) ? decimal(part) : part)),
);

export const writeOctalAsDecimal: Change = inNumbers((parts) =>
  parts.map((part) => (OCTAL.test(part) ? decimal(part) : part)),
);

/** The last part fills the bytes that are left. Other rules have made each part decimal. */
export const writeFourParts: Change = inNumbers((parts) => {
  const numbers = parts.every((part) => PLAIN.test(part)) ? numbersOf(parts) : undefined;
  if (numbers === undefined) return parts;
  const bytes = numbers.slice(0, -1);
  for (let rest = numbers[numbers.length - 1] as number, place = 3 - bytes.length; place >= 0; place--) {
    bytes.push(Math.floor(rest / 256 ** place) % 256);
  }
  return bytes.map(String);
});

/** A change of a domain that ends in a number, by its parts. `end`: what follows the parts, by default what did. */
function inNumbers(change: (parts: readonly string[]) => readonly string[] | undefined, end?: string): Change {
  return inDomain((domain) => {
    const length = domain.length - (domain.endsWith(".") ? 1 : 0);
    const last = domain.slice(domain.lastIndexOf(".", length - 1) + 1, length);
    if (!DECIMAL.test(last) && !HEXADECIMAL.test(last)) return domain;
    const parts = change(domain.slice(0, length).split("."));
    return parts && parts.join(".") + (end ?? domain.slice(length));
  });
}

/** The value of each part; `undefined` if they are no address. */
function numbersOf(parts: readonly string[]): readonly number[] | undefined {
  if (parts.length > 4) return undefined;
  const numbers = parts.map(numberOf);
  const isAddress = numbers.every((each, at) => each < (at < parts.length - 1 ? 256 : 256 ** (5 - parts.length)));
  return isAddress ? numbers : undefined;
}

/** IPv4 number parser. `NaN` for what is no number. */
function numberOf(part: string): number {
  if (HEXADECIMAL.test(part)) return part.length === 2 ? 0 : Number.parseInt(part.slice(2), 16);
  if (OCTAL.test(part)) return Number.parseInt(part, 8);
  return PLAIN.test(part) ? Number.parseInt(part, 10) : Number.NaN;
}

function decimal(part: string): string {
  return String(numberOf(part));
}
