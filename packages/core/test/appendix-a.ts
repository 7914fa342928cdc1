// RFC 3986 Appendix A, rule by rule: slow, plain, and written from the text of the RFC alone.

const whole = (rule: string): RegExp => new RegExp(`^(?:${rule})$`);

const ALPHA = "[A-Za-z]";
const DIGIT = "[0-9]";
const HEXDIG = "[0-9A-Fa-f]";

const pctEncoded = `(?:%${HEXDIG}${HEXDIG})`;
const unreserved = "[A-Za-z0-9\\-._~]";
const subDelims = "[!$&'()*+,;=]";
const pchar = `(?:${unreserved}|${pctEncoded}|${subDelims}|:|@)`;

const segment = `(?:${pchar}*)`;
const segmentNz = `(?:${pchar}+)`;
const segmentNzNc = `(?:(?:${unreserved}|${pctEncoded}|${subDelims}|@)+)`;
const pathAbempty = `(?:(?:/${segment})*)`;
const pathAbsolute = `(?:/(?:${segmentNz}(?:/${segment})*)?)`;
const pathNoscheme = `(?:${segmentNzNc}(?:/${segment})*)`;
const pathRootless = `(?:${segmentNz}(?:/${segment})*)`;
const pathEmpty = "(?:)";

const decOctet = `(?:25[0-5]|2[0-4]${DIGIT}|1${DIGIT}${DIGIT}|[1-9]${DIGIT}|${DIGIT})`;
const ipv4Address = `(?:${decOctet}\\.${decOctet}\\.${decOctet}\\.${decOctet})`;
const h16 = `(?:${HEXDIG}{1,4})`;
const ls32 = `(?:${h16}:${h16}|${ipv4Address})`;
const ipv6Address = `(?:${[
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join("|")})`;
const ipvFuture = `(?:[vV]${HEXDIG}+\\.(?:${unreserved}|${subDelims}|:)+)`;
const ipLiteral = `(?:\\[(?:${ipv6Address}|${ipvFuture})\\])`;
const regName = `(?:(?:${unreserved}|${pctEncoded}|${subDelims})*)`;
const host = `(?:${ipLiteral}|${ipv4Address}|${regName})`;
const port = `(?:${DIGIT}*)`;
const userinfo = `(?:(?:${unreserved}|${pctEncoded}|${subDelims}|:)*)`;
const hostport = `(?:${host}(?::${port})?)`;
const authority = `(?:(?:${userinfo}@)?${hostport})`;
const scheme = `(?:${ALPHA}(?:${ALPHA}|${DIGIT}|\\+|-|\\.)*)`;
const query = `(?:(?:${pchar}|/|\\?)*)`;
const fragment = query;

/** The four productions, over an authority. */
function productions(over: string) {
  const hierPart = `(?://${over}${pathAbempty}|${pathAbsolute}|${pathRootless}|${pathEmpty})`;
  const relativePart = `(?://${over}${pathAbempty}|${pathAbsolute}|${pathNoscheme}|${pathEmpty})`;
  const absoluteUri = `(?:${scheme}:${hierPart}(?:\\?${query})?)`;
  const uri = `(?:${absoluteUri}(?:#${fragment})?)`;
  const relativeRef = `(?:${relativePart}(?:\\?${query})?(?:#${fragment})?)`;
  return {
    URI: whole(uri),
    "URI-reference": whole(`${uri}|${relativeRef}`),
    "absolute-URI": whole(absoluteUri),
    "relative-ref": whole(relativeRef),
  };
}

/** Each matches a whole text. */
export const appendixA = {
  ...productions(authority),
  scheme: whole(scheme),
  authority: whole(authority),
  userinfo: whole(userinfo),
  host: whole(host),
  port: whole(port),
  path: whole([pathAbempty, pathAbsolute, pathNoscheme, pathRootless, pathEmpty].join("|")),
  query: whole(query),
  fragment: whole(fragment),
  IPv6address: whole(ipv6Address),
  IPvFuture: whole(ipvFuture),
  IPv4address: whole(ipv4Address),
  "reg-name": whole(regName),
  pchar: whole(pchar),
  segment: whole(segment),
} as const;

/** `authority` without its userinfo: how one without "@" is judged. */
const withoutUserinfo = { ...productions(hostport), authority: whole(hostport) } as const;

export type Judged =
  | "URI-reference"
  | "scheme"
  | "authority"
  | "userinfo"
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment";

/** Each completes some beginnings of valid texts; together, by brute force, they complete all. */
const COMPLETIONS = ["", "a", "@", ":", "0", "00", "0@", "00@"];
const IP_COMPLETIONS = [
  "]",
  ":]",
  "::]",
  "0]",
  "0::]",
  "0.0.0.0]",
  ".0]",
  ".0.0]",
  ".0.0.0]",
  "0.0]",
  "0.0.0]",
  "a]",
  ".a]",
  "0.a]",
];

/** How a text is judged: as what, and whether a userinfo can still come of it. */
export class Judge {
  readonly #rule: RegExp;
  readonly #completions: readonly string[];

  /** An authority without "@" is host and port, although a later "@" could make userinfo of it: the settled exception. */
  constructor(judged: Judged, text: string) {
    const found = judged === "authority" ? text : /^(?:[A-Za-z][A-Za-z0-9+\-.]*:)?\/\/([^/?#]*)/.exec(text)?.[1];
    const isPlain =
      (judged === "authority" || judged === "URI-reference") && found !== undefined && !found.includes("@");
    this.#rule = isPlain ? withoutUserinfo[judged as "authority"] : appendixA[judged];
    this.#completions = text.includes("[") ? [...COMPLETIONS, ...IP_COMPLETIONS] : COMPLETIONS;
  }

  accepts(text: string): boolean {
    return this.#rule.test(text);
  }

  /** Whether some valid text begins so. */
  canBegin(text: string): boolean {
    const completions = text.endsWith("[") ? [...this.#completions, "::]"] : this.#completions;
    return completions.some((completion) => this.#rule.test(text + completion));
  }
}

/** Where the longest beginning ends that some valid text begins with; a malformed triplet is told at its "%". */
export function faultOffset(text: string, judge: Judge): number {
  let end = 0;
  while (end < text.length && judge.canBegin(text.slice(0, end + 1))) end++;
  return /%[0-9A-Fa-f]?$/.exec(text.slice(0, end))?.index ?? end;
}

const CHARACTERS: Readonly<Record<string, RegExp>> = {
  ALPHA: /[A-Za-z]/,
  DIGIT: /[0-9]/,
  HEXDIG: /[0-9A-Fa-f]/,
  "%x30-35": /[0-5]/,
  "pct-encoded": /%/,
  unreserved: /[A-Za-z0-9\-._~]/,
  "sub-delims": /[!$&'()*+,;=]/,
  pchar: /[A-Za-z0-9\-._~!$&'()*+,;=:@%]/,
};

const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const END = "end of text";

function begins(element: string, character: string): boolean {
  return CHARACTERS[element]?.test(character) ?? element.toLowerCase() === `"${character}"`.toLowerCase();
}

/** The ASCII characters that elements of the grammar begin with, and `END`. Literals in quotes have no case (RFC 2234). */
export function firstOf(elements: readonly string[]): readonly string[] {
  const found = ASCII.filter((character) => elements.some((element) => begins(element, character)));
  return elements.includes(END) ? [...found, END] : found;
}

/** The ASCII characters that can come after a beginning, and `END` where nothing has to. */
export function possibleAfter(beginning: string, judge: Judge): readonly string[] {
  const found = ASCII.filter((character) => judge.canBegin(beginning + character));
  return judge.accepts(beginning) ? [...found, END] : found;
}
