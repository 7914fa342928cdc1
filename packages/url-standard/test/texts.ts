// Texts and bases by a grammar of what the URL Standard treats in its own way, from seeds.

export type Random = () => number;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SCHEMES = "http https file ftp ws wss HTTP File hTTps foo blob javascript mailto data urn x-y.z+1 1a a_b".split(
  " ",
);
const SEGMENTS =
  "a|b|..|.|%2e|%2E.|.%2e|%2e%2E|...||C:|d:|C&|c&|a b|a^b|é|x&y|1:b|%zz|a%2|[|]|{}|a'b|;p=1|%41| |blob:http:|%F0%9F".split(
    "|",
  );
const NUMBERS =
  "0 1 127 255 256 0x7f 0X 0x 07 08 00 0300 4294967295 4294967296 65536 0xffffffff 1e3 -1 0x1g 99999999999999999999".split(
    " ",
  );
const PIECES = "0 1 00 0000 abcd ABCD 0001 12345 g f".split(" ");
const HOSTS =
  'h EX.com localhost LOCALHOST a_b [v1.a] [::1%25e] [::1 ]: %41b %e4%b8%ad bücher.DE １２７.1 xn--a XN--bcher-kva C: C& a%2fb %ff %C2%AD a..b . 1.. é。1 a&b a^b a"b {}'.split(
    " ",
  );
const PORTS = [
  "",
  "",
  "",
  "",
  ":",
  ":80",
  ":080",
  ":443",
  ":21",
  ":0",
  ":00",
  ":65535",
  ":65536",
  ":000065535",
  ":a",
  ":8 0",
  ":8\t0",
  ":80:80",
];
const USERINFO = ["", "u", "u:", "u:p", ":", ":p", "u@v", "u:p:q", "ü", "u;=", "a b", "%zz", "u:p@q:r", "@", "^|[]"];
const SLASHES = ["//", "//", "//", "/", "", "///", "\\\\", "/\\", "\\/", "////", "\\", "//\t/"];
const CHARACTERS = [
  "\t",
  "\n",
  "\r",
  "\0",
  "\u{1f}",
  "\u{7f}",
  "ä",
  "ß",
  "\u{1f600}",
  "\u{d800}",
  "\u{dc00}",
  "。",
  "\u{ad}",
  "%",
  "\u{663}",
  "\u{5d0}",
  "\u{feff}",
  "\u{200d}",
  "％",
  "/",
  "\\",
  "#",
  "?",
  "@",
  ":",
  "|",
];
const IN_QUERY = ["a", "'", "^", "%zz", "ä", "[", "|", "`", "\\", "/../", "{", '"', "<", "#", " "];
const BASES = [
  "http://a/b/c/d;p?q",
  "http://a/b?q#f",
  "file:///C:/x/y",
  "file:///C:",
  "file://h/C:/",
  "file:///a/b",
  "file:///",
  "foo:/a/b",
  "foo://h",
  "foo://h/a/b?q",
  "foo:/.//p",
  "mailto:x",
  "data:a,b?c#d",
  "blob:http://a/b",
  "HTTP:\\\\EX/A b",
  "ws://h/x",
];

/** In the lists, which are split at "|" or at spaces. */
function bar(text: string): string {
  return text.replaceAll("&", "|");
}

/** A text and, of two in three, a base. */
export function trialFrom(random: Random): { readonly text: string; readonly base: string | undefined } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const many = (most: number, one: () => string): string =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, one).join("");
  const character = (): string =>
    random() < 0.8 ? String.fromCharCode(0x20 + Math.floor(random() * 95)) : pick(CHARACTERS);
  const ipv4 = (): string =>
    many(4, () => pick(NUMBERS) + pick([".", ".", "。"])) + pick(NUMBERS) + pick(["", "", "."]);
  const ipv6 = (): string =>
    random() < 0.3
      ? `::${many(3, () => `${pick(PIECES)}:`)}${pick(PIECES)}`
      : many(9, () => pick([`${pick(PIECES)}:`, `${pick(PIECES)}:`, ":"])) +
        pick([pick(PIECES), "1.2.3.4", "::", "", "255.255.255.255", "1.2.3", "01.2.3.4"]);
  const host = (): string =>
    pick([
      () => bar(pick(HOSTS)),
      () => bar(pick(HOSTS)),
      ipv4,
      () => pick(NUMBERS),
      () => `[${ipv6()}]`,
      () => many(4, character),
      () => pick(["a", "1"]) + character() + pick(["b", "2"]),
      () => "",
    ])();
  const userinfo = (): string => (random() < 0.7 ? "" : `${random() < 0.2 ? many(3, character) : pick(USERINFO)}@`);
  const authority = (): string => userinfo() + host() + pick(PORTS);
  const segment = (): string => (random() < 0.1 ? many(3, character) : bar(pick(SEGMENTS)));
  const path = (): string => many(5, () => pick(["/", "/", "/", "/", "\\", ""]) + segment());
  const rest = (delimiter: string): string =>
    random() < 0.3 ? delimiter + many(4, () => (random() < 0.5 ? character() : pick(IN_QUERY))) : "";
  const ends = (): string =>
    random() < 0.1 ? many(2, () => pick([" ", "\t", "\n", "\0", "\u{1f}", "\u{7f}", "\u{a0}"])) : "";
  const absolute = (): string => `${pick(SCHEMES)}:${pick(SLASHES)}${authority()}${path()}`;
  const body = (): string =>
    pick([
      absolute,
      absolute,
      () => `${pick(SCHEMES)}:${path()}`,
      () => pick(SLASHES) + authority() + path(),
      path,
      () => segment() + path(),
      () => `${pick(SCHEMES)}:${segment()}`,
      () => many(8, character),
    ])();
  const text = (): string => ends() + body() + rest("?") + rest("#") + ends();
  const given = text();
  if (random() < 0.33) return { text: given, base: undefined };
  return { text: given, base: random() < 0.1 ? text() : pick(BASES) };
}
