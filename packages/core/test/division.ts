// RFC 3986 Appendix B and §3.2: splits a text into components, without the parser under test.

import { rule } from "./appendix-a.ts";

/** The forms of a host in the order of the rule; the first match applies (RFC 3986 §3.2.2). */
const HOST_KINDS = [
  ["ipv6", rule('"[" IPv6address "]"')],
  ["ipvfuture", rule('"[" IPvFuture "]"')],
  ["ipv4", rule("IPv4address")],
  ["reg-name", rule("reg-name")],
] as const;

/** The regexp of RFC 3986 Appendix B, verbatim. It splits every text, well-formed or not. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#([^]*))?/;

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

export function partsOf(text: string): Parts {
  const found = APPENDIX_B.exec(text) as RegExpExecArray;
  return { scheme: found[2], authority: found[4], path: found[5] as string, query: found[7], fragment: found[9] };
}

/** The components of a well-formed text. The authority is split in the only way that the rules allow. */
export function componentsOf(text: string) {
  const parts = partsOf(text);
  return { ...parts, ...(parts.authority === undefined ? NO_AUTHORITY : dividedAuthority(parts.authority)) };
}

const NO_AUTHORITY = { userinfo: undefined, host: undefined, port: undefined, hostKind: undefined };

/** authority = [ userinfo "@" ] host [ ":" port ] */
function dividedAuthority(text: string) {
  const divisions = [-1, ...indexesOf("@", text)].flatMap((at) =>
    [...indexesOf(":", text).filter((colon) => colon > at), text.length].map((colon) => ({
      userinfo: at < 0 ? undefined : text.slice(0, at),
      host: text.slice(at + 1, colon),
      port: colon === text.length ? undefined : text.slice(colon + 1),
    })),
  );
  const allowed = divisions.filter(
    ({ userinfo = "", host, port = "" }) =>
      rule("userinfo").accepts(userinfo) && rule("host").accepts(host) && rule("port").accepts(port),
  );
  const [only, another] = allowed;
  if (only === undefined || another !== undefined) throw new Error(`${text} can be divided in ${allowed.length} ways`);
  return { ...only, hostKind: HOST_KINDS.find(([, kind]) => kind.accepts(only.host))?.[0] };
}

function indexesOf(character: string, text: string): readonly number[] {
  return Array.from(text.matchAll(new RegExp(character, "g")), ({ index }) => index);
}
