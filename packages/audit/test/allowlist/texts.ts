// Texts made of pieces that readers treat in different ways: what stands before a URI, schemes, slashes, userinfo,
// hosts, ports.

/** A sequence of numbers from 0 up to 1, the same for the same seed (xorshift). */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 0x9e37_79b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export const BASES: readonly (string | undefined)[] = [
  "https://base.example/folder/page?q",
  "http://base.example:8080/page",
  undefined,
];
export const HOST_OF_BASES = "base.example";

export const ALLOWED: readonly string[] = [
  "good.example",
  "*.good.example",
  "bücher.example",
  "ΟΔΟΣ-1.gr",
  "192.0.2.1",
  "[2001:db8::1]",
];

/** The allowed hosts in the forms in which programs connect to them. */
const CANONICAL = ["good.example", "xn--bcher-kva.example", "xn---1-k9b7bby.gr", "192.0.2.1", "2001:db8::1"];

/** Whether a host, as a program has it, is an allowed one. */
export function isAllowedHost(host: string): boolean {
  const mapped = connectedHost(host);
  return CANONICAL.includes(mapped) || /^[a-z\d_-]+(\.[a-z\d_-]+)*\.good\.example$/.test(mapped);
}

/**
 * A host as a program connects to it: an address of IPv6 has many spellings, and a program that looks up a name maps
 * it.
 */
export function connectedHost(host: string): string {
  const bare = host.replace(/^\[|\]$/g, "");
  const isMapped = bare.includes(":") || /[^\0-\x7f]/.test(bare);
  return isMapped ? mappedBy(bare.includes(":") ? `[${bare}]` : bare) : bare.toLowerCase();
}

function mappedBy(host: string): string {
  try {
    return new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, "");
  } catch {
    return host;
  }
}

const EVIL = [
  "evil.example",
  "127.0.0.1",
  "localhost",
  "evilgood.example",
  "good.example.evil.example",
  "base.example.evil.example",
];

const HOSTS = [
  "good.example",
  "good.example",
  "GOOD.example",
  "a.b.good.example",
  "bücher.example",
  "BÜCHER.example",
  "xn--bcher-kva.example",
  "οδος-1.gr",
  "ΟΔΟΣ-1.gr",
  "οδοσ-1.gr",
  "xn---1-k9b7bbs.gr",
  "192.0.2.1",
  "[2001:db8::1]",
  "[2001:DB8:0::1]",
  "192.0.2.01",
  "0300.0.2.1",
  "3221225985",
  "0xc0.0.2.1",
  "192.0.513",
  "192.0.2.1.",
  "[::ffff:192.0.2.1]",
  "[2001:db8::1%25eth0]",
  "good.example.",
  ".good.example",
  "good..example",
  "good%2Eexample",
  "go%6fd.example",
  "go%256Fd.example",
  "good%00.example",
  "g\u00f6od.example",
  "good。example",
  "ｇｏｏｄ.example",
  "go\u00adod.example",
  "xn--ood-c86s.example",
  "xn--a.good.example",
  "4%3A1.2.3.4",
  "good.example%2F",
  "good.example%23",
  "good\uFF0Fevil.example",
  "good.example\u2044evil",
  "ⓖood.example",
  "",
  "*",
  "-",
  "xn--",
  ...EVIL,
  ...EVIL,
];

const BEFORE = [
  "",
  "",
  "",
  "",
  "",
  " ",
  "\t",
  "\n",
  "\0",
  "\x01",
  "\v",
  "\f",
  "\x1C",
  "\x1F",
  "\x7F",
  "\x85",
  "\xA0",
  "\uFEFF",
  "\u2028",
  "\u3000",
  "\u200B",
  "\xAD",
  "\u202E",
  "%20",
  "%09",
  "\\",
  "/",
  "?",
  "#",
  "<",
  '"',
  "./",
  "../",
  "a/",
  "URL:",
  "view-source:",
];

const SCHEMES = [
  "http:",
  "https:",
  "https:",
  "HTTPS:",
  "",
  "",
  "",
  "ftp:",
  "ws:",
  "file:",
  "foo:",
  "javascript:",
  "data:",
  "blob:https:",
  "h%74tp:",
  "https%3A",
  "ht\ntps:",
  "https\t:",
  "1http:",
  "https :",
  "https::",
  ":",
  "mailto:",
  "view-source:https:",
  "sſ:",
  "ｈttps:",
];

const SLASHES = [
  "//",
  "//",
  "//",
  "//",
  "/",
  "",
  "///",
  "////",
  "\\\\",
  "/\\",
  "\\/",
  "/\t/",
  "%2F%2F",
  "/./",
  "/.//",
  "/..//",
  "//\\",
  "/ /",
  "./",
  ".//",
  "/%2e//",
];

const USERINFO = [
  "",
  "",
  "",
  "",
  "",
  "@",
  ":@",
  "u@",
  "u:p@",
  "good.example@",
  "evil.example@",
  "good.example:80@",
  "a%40",
  "\\@",
  "#@",
  "?@",
  "/@",
  "good.example\\@",
  "[@",
  "]@",
  "good.example;@",
  "good.example\t@",
];

const PORTS = [
  "",
  "",
  "",
  "",
  ":",
  ":80",
  ":443",
  ":8080",
  ":0",
  ":65535",
  ":65536",
  ":099",
  ":99999999999",
  ":8a",
  ":+80",
  ":80:90",
  ":٣",
  ":-1",
  ": 80",
  ":80\t",
];

/** What may stand before "//", or an encoded one, in a path that loses its dot-segments. */
const PATHS = [
  "",
  ".",
  "..",
  "./..",
  "../..",
  "a/..",
  "a/../..",
  "%2e",
  "%2E.",
  "/.",
  "/..",
  "/a/..",
  "a%2Fb/..",
  "a/.",
];
const HOSTS_IN_PATHS = ["//", "///", "/%2F", "/.%2F%2F", "%2F", "%2F/", "/%5C", "/%09/", "//a/../"];

const AFTER = [
  "",
  "/",
  "/",
  "/",
  "/a/b?q=1#f",
  "?q",
  "#f",
  "/..//evil.example/",
  "\\evil.example/",
  "@evil.example/",
  "/@evil.example",
  "?@evil.example",
  "#@evil.example",
  ";@evil.example",
  "\0",
  "\n",
  " ",
  "/ ",
  "%",
  "\t@evil.example/",
  "\u2028",
  "[",
  "/é",
  "?é",
  "\ud800",
  "%2F@evil.example",
  ":80@evil.example/",
];

/** Around each limit that a source names. */
const FILLERS = [63, 64, 254, 255, 256, 257, 2047, 2048, 2049, 2100].flatMap((count) =>
  ["a", "ä", "a.", "é.", "%41", "/", "@", "0", "\u0301", "\u{10400}"].map((unit) => unit.repeat(count)),
);

const ORDINARY_HOSTS = [
  "good.example",
  "GOOD.example",
  "a.good.example",
  "bücher.example",
  "οδοσ-1.gr",
  "192.0.2.1",
  "[2001:db8::1]",
];

/** Returns a host for a text: an odd one, or an ordinary one. */
export type HostFrom = (isOdd: boolean, random: () => number) => string;

const hostOfList: HostFrom = (isOdd, random) => {
  const list = isOdd ? HOSTS : ORDINARY_HOSTS;
  return list[Math.floor(random() * list.length)] as string;
};

const ORDINARY = {
  schemes: ["https:", "https:", "http:", ""],
  ports: ["", "", "", ":443", ":8080"],
  after: ["", "/", "/a/b?q=1#f", "?q", "/é", "/..//a", "/?q=a@b"],
  references: ["", "a", "./a", "../a", "/a", "/a//b", "?q", "a%2Fb", "é", ".", "a;b/..", "./a:b"],
};

/**
 * Makes a text: the parts of a link, in which an ordinary text has few odd ones, and which is then changed at some
 * places.
 */
export function textFrom(random: () => number, hostFrom: HostFrom = hostOfList): string {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  const odd = one(["none", "few", "few", "all"]);
  const isOdd = () => odd === "all" || (odd === "few" && random() < 0.2);
  const pieces = [
    isOdd() ? one(BEFORE) : "",
    one(isOdd() ? SCHEMES : ORDINARY.schemes),
    isOdd() ? one(SLASHES) : "//",
    isOdd() ? one(USERINFO) : "",
    hostFrom(isOdd(), random),
    one(isOdd() ? PORTS : ORDINARY.ports),
    one(isOdd() ? AFTER : ORDINARY.after),
  ];
  const kind = random();
  if (kind < 0.1) pieces.splice(1, 5, one(ORDINARY.references));
  if (kind > 0.9) pieces.splice(0, 4, one(PATHS), one(HOSTS_IN_PATHS));
  if (odd !== "none") {
    const anywhere = () => Math.floor(random() * (pieces.length + 1));
    if (random() < 0.1) pieces.splice(anywhere(), 0, one(FILLERS));
    if (random() < 0.1) pieces.splice(anywhere(), 1);
    if (random() < 0.1) pieces.splice(anywhere(), 0, one([...BEFORE, ...SLASHES, ...AFTER, ...USERINFO]));
  }
  let text = pieces.join("");
  while (odd !== "none" && random() < 0.2)
    text = changedAt(text, Math.floor(random() * (text.length + 1)), random(), one);
  return text;
}

/** Inserts a piece, or removes, encodes or widens a character. */
function changedAt(text: string, at: number, kind: number, one: (list: readonly string[]) => string): string {
  const [before, character, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  if (kind < 0.5) return before + one([...BEFORE, ...SLASHES, "@", ":", "%", ".", "[", "]", "1"]) + character + after;
  const code = character.charCodeAt(0);
  if (kind < 0.7 || !(code > 0x20 && code < 0x7f)) return before + after;
  const fullwidth = String.fromCharCode(code + 0xfee0);
  return before + (kind < 0.85 ? `%${code.toString(16)}` : fullwidth) + after;
}
