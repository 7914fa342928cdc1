// The characters that each RFC allows, reserves and excludes, by the sections that list them.

/** The four sets, as RFC 2396 calls them. */
export const SETS = ["reserved", "unreserved", "unwise", "excluded"] as const;

type CharacterSet = (typeof SETS)[number];

/** The characters of a set; letters, digits, the space and controls are words. */
export interface CharacterSets extends Readonly<Record<CharacterSet, string>> {
  readonly rfc: string;
  /** The sections that list the characters. */
  readonly source: string;
}

const ALPHANUM = "letters digits";
const BLANK = "space controls";

export const characterSets: readonly CharacterSets[] = [
  {
    rfc: "RFC 1738",
    source: "RFC 1738 §2.2, §5",
    reserved: "; / ? : @ & =",
    unreserved: `${ALPHANUM} $ - _ . + ! * ' ( ) ,`,
    unwise: "{ } | \\ ^ ~ [ ] `",
    excluded: `< > # % " ${BLANK}`,
  },
  {
    rfc: "RFC 1808",
    source: "RFC 1808 §2.2",
    reserved: "; / ? : @ & =",
    unreserved: `${ALPHANUM} $ - _ . + ! * ' ( ) ,`,
    unwise: "{ } | \\ ^ ~ [ ] `",
    excluded: `< > # % " ${BLANK}`,
  },
  {
    rfc: "RFC 2396",
    source: "RFC 2396 §2.2, §2.3, §2.4.3",
    reserved: "; / ? : @ & = + $ ,",
    unreserved: `${ALPHANUM} - _ . ! ~ * ' ( )`,
    unwise: "{ } | \\ ^ [ ] `",
    excluded: `< > # % " ${BLANK}`,
  },
  {
    rfc: "RFC 2732",
    source: "RFC 2732 §3",
    reserved: "; / ? : @ & = + $ , [ ]",
    unreserved: `${ALPHANUM} - _ . ! ~ * ' ( )`,
    unwise: "{ } | \\ ^ `",
    excluded: `< > # % " ${BLANK}`,
  },
  {
    rfc: "RFC 3986",
    source: "RFC 3986 §2.2, §2.3",
    reserved: ": / ? # [ ] @ ! $ & ' ( ) * + , ; =",
    unreserved: `${ALPHANUM} - . _ ~`,
    unwise: "",
    excluded: `{ } | \\ ^ \` < > % " ${BLANK}`,
  },
];

const WORDS: Readonly<Record<string, RegExp>> = {
  letters: /[A-Za-z]/,
  digits: /\d/,
  space: / /,
  // oxlint-disable-next-line no-control-regex -- the set of control characters is one of the sets
  controls: /[\0-\u001F\u007F]/,
};

/** The US-ASCII characters that the text of a set stands for. */
export function charactersOf(set: string): readonly string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  return set
    .split(" ")
    .filter((item) => item !== "")
    .flatMap((item) => (item in WORDS ? ascii.filter((character) => WORDS[item]?.test(character)) : [item]));
}
