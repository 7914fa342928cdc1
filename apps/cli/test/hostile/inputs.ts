/** Hostile input. Random parts are determined by a seed, and are the same on every machine. */

export interface Input {
  readonly title: string;
  readonly octets: Uint8Array;
}

/** Pseudo-random numbers. */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 up to, but not including, `limit`, which is at most 256. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits have a short period.
    return (this.#state >>> 24) % limit;
  }

  of<T>(values: ArrayLike<T>): T {
    return values[this.below(values.length)] as T;
  }

  /** `count` of the values, with possible repetitions. */
  some<T>(count: number, values: ArrayLike<T>): T[] {
    return Array.from({ length: count }, () => this.of(values));
  }
}

const EVERY_OCTET = Uint8Array.from({ length: 256 }, (_, octet) => octet);
const DELIMITERS = Buffer.from("/:?#[]@%.a1\n|\0 \t\r\\");

const URIS = [
  "http://user:secret@example.com:8042/over/there?name=ferret#nose",
  "HTTP://Example.COM:80/%7euser/../a/./b",
  "ftp://[2001:db8::7]:21/c=GB?objectClass?one",
  "//[v1.x:y]/",
  "mailto:John.Doe@example.com",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "tel:+1-816-555-1212",
  "file:///etc/hosts?",
  "../../g;x=1/./y?y/../x#s",
  "http://192.0.2.16:/",
  "?",
  "#",
  "",
];

/** Insertions of a mutation: delimiters, incomplete parts, and characters that are never allowed. */
const PIECES = [
  ...'/ : ? # [ ] @ % . | { < é \0 \t \r \\ " \u202E \u{1F600} %4 %zz :: // .. [:: \u001B[2J \r\n'.split(" "),
  " ",
];

/** Characters of RFC 3629, and octets that its section 4 excludes. */
const UTF_8 = [
  "a",
  "/",
  "%",
  "é",
  "€",
  "\u{1F600}",
  "\uFEFF",
  "\uFFFD",
  "\u0085",
  "\u2028",
  "\u202E",
  "\n",
  "\r\n",
  [0xc3],
  [0xe2, 0x82],
  [0xf0, 0x9f, 0x98],
  [0x80],
  [0xfe],
  [0xff],
  // A slash in two and in three octets, a surrogate pair, a code point above U+10FFFF.
  [0xc0, 0xaf],
  [0xe0, 0x80, 0xaf],
  [0xed, 0xa0, 0x80, 0xed, 0xb0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
].map((piece) => Buffer.from(piece as string));

const LINE_ENDS = ["\n", "\n", "\r\n", "\r", "\0", "\v", "\f", "\u0085", "\u2028", "", "a", "//a"];

/** Terminal commands, and characters that rearrange or hide text. */
const ESCAPES = [
  "\u001B]0;title\u0007",
  "\u001B[2J",
  "\u001B[31m",
  "\u009B31m",
  "\u0090q\u009C",
  "\b",
  "\u007F",
  "\u200B",
  "\u202E",
  "\u2066",
  "\u061C",
  "e\u0301",
  "%",
  "a:",
  "/",
  "\t",
  "\n",
];

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype", "toJSON", "then"];

/** Parts of references that resolution, normalization or relativization changes. */
const SEGMENTS = [
  "../",
  "./",
  "..",
  ".",
  "/",
  "//",
  "%2e",
  "%2E%2E/",
  "%7e",
  "%41",
  "g",
  ":",
  "a:",
  ";x=1",
  "?",
  "#",
  "\n",
];

/** One input of each random kind. */
export function randomInputs(seed: number, size: number): Input[] {
  const random = new Random(seed);
  const pieces = (values: ArrayLike<string>): Buffer => Buffer.from(random.some(size / 2, values).join(""));
  return [
    { title: "random bytes", octets: Uint8Array.from(random.some(size, EVERY_OCTET)) },
    { title: "random delimiters", octets: Uint8Array.from(random.some(size, DELIMITERS)) },
    { title: "mutated URIs", octets: Buffer.from(lines(random, size / 30, mutated).join("")) },
    { title: "pairs of mutated URIs", octets: Buffer.from(lines(random, size / 60, pair).join("")) },
    { title: "octets that are and are not UTF-8", octets: Buffer.concat(random.some(size / 3, UTF_8)) },
    { title: "line ends, and characters that look like line ends", octets: pieces(LINE_ENDS) },
    { title: "terminal escapes", octets: pieces(ESCAPES) },
    { title: "names of Object.prototype", octets: pieces([...NAMES, ":", "/", "?", "\n", "\t"]) },
    { title: "segments", octets: pieces(SEGMENTS) },
  ];
}

/** Lines, each with an end, which the last one sometimes lacks. */
function lines(random: Random, count: number, line: (random: Random) => string): string[] {
  const ended = Array.from({ length: count }, () => line(random) + random.of(["\n", "\n", "\n", "\r\n", "\0"]));
  return random.below(2) === 0 ? ended : [...ended, line(random)];
}

function mutated(random: Random): string {
  let text: string = random.of(URIS);
  for (let changes = random.below(4); changes > 0; changes--) {
    const from = random.below(text.length + 1);
    const to = from + random.of([0, 0, 1, 4]);
    text = text.slice(0, from) + random.of(["", text.slice(0, from), random.of(PIECES)]) + text.slice(to);
  }
  return text;
}

function pair(random: Random): string {
  const first = mutated(random);
  const second = random.of([first, first.toUpperCase(), mutated(random)]);
  return [first, second].join(random.of(["\t", "\t", "\t", "\t", "\t\t", " "]));
}

/** The size of a read of the command (`BLOCK_SIZE`). Lines and characters may be split there. */
const BLOCK = 65_536;

/** Edge cases: no line, empty lines, a line split by the end of a block. */
export const edges: readonly Input[] = [
  ["nothing", ""],
  ["one empty line", "\n"],
  ["empty lines", "\n".repeat(1000)],
  ["empty lines with NUL", "\0".repeat(1000)],
  ["a last line without a line end", "a\nb"],
  ["a last line that ends with CR", "a\r\nb\r"],
  ["a single CR", "\r"],
  ["single CRs within lines", "a\rb\r\r\n\r\n\n"],
  ["a byte order mark", "\uFEFFhttp://a/\n\uFEFFhttp://a/\n"],
  ["only a byte order mark", "\uFEFF"],
  ["half a byte order mark", [0xef, 0xbb]],
  ["a line end at the end of a block", `${"a".repeat(BLOCK - 1)}\n${"a".repeat(BLOCK - 1)}\nb\n`],
  ["a line end split by the end of a block", `${"a".repeat(BLOCK - 1)}\r\nb\r\n`],
  ["a character split by the end of a block", `${"a".repeat(BLOCK - 2)}€${"a".repeat(BLOCK)}\n|\n`],
  ["a block without a line end", "a".repeat(BLOCK)],
  ["tabs and empty URIs", "\t\n\t\t\na\t\n\tb\n"],
].map(([title, text]) => ({ title: title as string, octets: Buffer.from(text as string) }));

/** Long lines of `size` bytes: counted, nested, decoded, or invalid at their end. */
export function longLines(size: number): Input[] {
  const fill = (unit: string): string => unit.repeat(size / Buffer.byteLength(unit));
  return (
    [
      ["a long valid path", `http://a/${fill("b")}\n`],
      ["a long path that is invalid at its end", `http://a/${fill("b")}|\n`],
      ["a long path that is not UTF-8 at its end", Buffer.from(`http://a/${fill("b")}\xFF\n`, "latin1")],
      ["a long path without a line end", `http://a/${fill("b")}`],
      ["many steps up", `http://a/${fill("../")}\n`],
      ["many segments", `${fill("/b")}\n`],
      ["many slashes", `a:${fill("/")}\n`],
      ["many slashes after a byte order mark", `\uFEFF${fill("/")}\n`],
      ["many colons", `${fill(":")}\n`],
      ["many percent signs", `a:${fill("%")}\n`],
      ["many triplets", `/${fill("%7e")}\n`],
      ["many at signs", `//${fill("@")}\n`],
      ["many brackets", `${fill("//[")}\n`],
      ["many question marks", `${fill("?")}\n`],
      ["many tabs", `${fill("\t")}\n`],
      ["many spaces", `${fill(" ")}\n`],
      ["many CRs", `${fill("\r")}\n`],
      ["many letters that are not ASCII", `${fill("é")}\n`],
      ["many bytes that are not UTF-8", Buffer.alloc(size, 0xff)],
      // With --null, these are as many lines.
      ["many NULs", Buffer.alloc(size / 500)],
      ["a long pair that is different at its end", `/${"a".repeat(size / 2)}b\t/${"a".repeat(size / 2)}\n`],
    ] as const
  ).map(([title, text]) => ({ title, octets: Buffer.from(text as string) }));
}

/** The inputs of the short test. */
export const shortInputs: readonly Input[] = [
  { title: "random bytes", octets: Uint8Array.from(new Random(66).some(100_000, EVERY_OCTET)) },
  { title: "random delimiters", octets: Uint8Array.from(new Random(66).some(100_000, DELIMITERS)) },
  {
    title: "runs of one byte",
    octets: Buffer.concat([0x00, 0xff, 0x0a, 0x2e].map((octet) => Buffer.alloc(10_000, octet))),
  },
  {
    title: "lines of three blocks and more",
    octets: Buffer.from(
      [`http://a/${"../".repeat(BLOCK)}`, ":".repeat(3.5 * BLOCK), `a:${"%".repeat(3.5 * BLOCK)}`].join("\n"),
    ),
  },
  {
    title: "terminal escapes, and names of Object.prototype",
    octets: Buffer.from(
      "\u001B]0;t\u0007\u001B[2J\n\u001B[31m%\n\u009B31m\n__proto__:\nconstructor:a\n//toString/hasOwnProperty\n",
    ),
  },
];

/** A little of each kind in sequence, for the many command lines. */
export const medley: Input = {
  title: "a little of each kind",
  octets: Buffer.concat([
    Buffer.from("\uFEFFhttp://a/\n"),
    ...randomInputs(66, 1500).map(({ octets }) => octets),
    Buffer.from("\n\nhttp://a/b\thttp://a/c\nhttp://a/%7e\thttp://a/~\n\r\n\0\0b\0a\r"),
  ]),
};
