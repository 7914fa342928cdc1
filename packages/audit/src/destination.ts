/** RFC 3986 §3.2, §7.6: where every program goes with a text. */
import { tryParse } from "@std66/core";

/** What every program reads in a text with an authority. */
export interface Destination {
  /** In lowercase; `undefined` for that of the base. */
  readonly scheme: string | undefined;
  /** As written. */
  readonly host: string;
  /** As written; `undefined` if it is absent or empty. */
  readonly port: string | undefined;
}

/**
 * Returns where every program goes with a text: `"here"` for a relative reference without an authority, `undefined` if programs may
 * differ. Only what the grammar of RFC 3986 or RFC 3987 has is decided, and only a host without a userinfo before it.
 */
export function destinationOf(text: string): Destination | "here" | undefined {
  // A "~" may stand wherever RFC 3987 has a `ucschar`, and nowhere in a scheme, a port or an IP-literal with hexadecimal digits.
  if (tryParse(text.replace(UCSCHAR, (character) => "~".repeat(character.length))) === undefined) return undefined;
  const [, scheme, authority] = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?/.exec(text) ?? [];
  if (authority === undefined) return scheme === undefined ? "here" : undefined;
  const [, host, port] = /^([^@]+?)(?::(\d*))?$/.exec(authority) ?? [];
  if (host === undefined) return undefined;
  return { scheme: scheme?.toLowerCase(), host, port: port === "" ? undefined : port };
}

/** RFC 3987 §2.2, without what programs remove as blanks. */
const UCSCHAR =
  /(?!\s)[\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{1FFFD}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}\u{40000}-\u{4FFFD}\u{50000}-\u{5FFFD}\u{60000}-\u{6FFFD}\u{70000}-\u{7FFFD}\u{80000}-\u{8FFFD}\u{90000}-\u{9FFFD}\u{A0000}-\u{AFFFD}\u{B0000}-\u{BFFFD}\u{C0000}-\u{CFFFD}\u{D0000}-\u{DFFFD}\u{E1000}-\u{EFFFD}]/gu;
