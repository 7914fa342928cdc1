// RFC 3986 Appendix B and §3.2: splits an IRI-reference into components, without the parser under test.

import { rule } from "./grammar.ts";

/** The forms of a host in the order of the rule; the first match applies (RFC 3986 §3.2.2). */
const HOST_KINDS = [
  ["ipv6", rule('"[" IPv6address "]"')],
  ["ipvfuture", rule('"[" IPvFuture "]"')],
  ["ipv4", rule("IPv4address")],
  ["reg-name", rule("ireg-name")],
] as const;

/** The regexp of RFC 3986 Appendix B, verbatim. It splits every text, well-formed or not. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#([^]*))?/;

export function componentsOf(text: string) {
  const found = APPENDIX_B.exec(text) as RegExpExecArray;
  const parts = { scheme: found[2], authority: found[4], path: found[5], query: found[7], fragment: found[9] };
  return { ...parts, ...(parts.authority === undefined ? NO_AUTHORITY : dividedAuthority(parts.authority)) };
}

const NO_AUTHORITY = { userinfo: undefined, host: undefined, port: undefined, hostKind: undefined };

/** iauthority = [ iuserinfo "@" ] ihost [ ":" port ], which a well-formed text matches in one way only. */
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
      rule("iuserinfo").accepts(userinfo) && rule("ihost").accepts(host) && rule("port").accepts(port),
  );
  const [only, another] = allowed;
  if (only === undefined || another !== undefined) throw new Error(`${text} can be divided in ${allowed.length} ways`);
  return { ...only, hostKind: HOST_KINDS.find(([, kind]) => kind.accepts(only.host))?.[0] };
}

function indexesOf(character: string, text: string): readonly number[] {
  return Array.from(text.matchAll(new RegExp(character, "g")), ({ index }) => index);
}
