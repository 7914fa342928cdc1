/** RFC 3986 §3: a reference in pieces, from the first character to the last: what each is, its rule and its section. */
import { type ComponentName, type HostKind, UriReference, parse } from "@std66/core";
import { type IriReference, parseIri } from "@std66/iri";
import type { Show } from "../text/passwords.ts";

/** What a piece is. A query with neither "=" nor "&" is one piece; in another, each pair is one. */
export type PieceName = Exclude<ComponentName, "authority" | "path"> | "segment" | "parameter" | "pair" | "delimiter";

/** A piece of a reference. All pieces together are the whole text. */
export interface ComponentPiece {
  /** The rule of the grammar, as the RFC prints it. */
  readonly rule: string;
  readonly section: string;
  readonly name: PieceName;
  /** The component that has it or, for a delimiter, that it begins; a ":" after a scheme belongs to the scheme. */
  readonly component: ComponentName;
  readonly hostKind: HostKind | undefined;
  readonly text: string;
  /** In the text that is shown, in UTF-16 code units. An empty component has a piece without characters. */
  readonly start: number;
  readonly end: number;
}

/**
 * The pieces of a reference, in the order of the text: scheme, userinfo, host, port, the segments of the path with
 * their parameters, the pairs of the query, the fragment, and the delimiters between them. They are those of the text
 * as `show` shows it.
 *
 * @throws {UriSyntaxError} if `show` returns what is not a reference; `masked` and `asWritten` do not
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * import { asWritten } from "@std66/report";
 * import { componentPieces } from "@std66/report/drawing";
 * const [scheme, colon] = componentPieces(parse("mailto:a@b.example"), asWritten);
 * scheme?.rule; // => 'scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )'
 * colon?.name; // => "delimiter"
 * ```
 */
export function* componentPieces(reference: UriReference | IriReference, show: Show): Generator<ComponentPiece> {
  const shown = shownReference(reference, show);
  const isIri = !(shown instanceof UriReference);
  let start = 0;
  const piece = (name: PieceName, text: string, component: ComponentName, ruled: Ruled): ComponentPiece => {
    const hostKind = name === "host" ? shown.hostKind : undefined;
    const made = { name, component, hostKind, text, start, end: start + text.length, ...ruleOf(ruled, isIri) };
    start = made.end;
    return made;
  };

  const { scheme, userinfo, host, hostKind, port, path, query, fragment } = shown;
  if (scheme !== undefined) {
    yield piece("scheme", scheme, "scheme", "scheme");
    yield piece("delimiter", ":", "scheme", "around scheme");
  }
  if (host !== undefined && hostKind !== undefined) {
    yield piece("delimiter", "//", "authority", "around authority");
    if (userinfo !== undefined) {
      yield piece("userinfo", userinfo, "userinfo", "userinfo");
      yield piece("delimiter", "@", "authority", "in authority");
    }
    yield piece("host", host, "host", hostKind);
    if (port !== undefined) {
      yield piece("delimiter", ":", "authority", "in authority");
      yield piece("port", port, "port", "port");
    }
  }
  for (const [delimiter, text] of parts(path, "/;")) {
    if (delimiter === "/") yield piece("delimiter", "/", "path", "in path");
    if (delimiter === ";") yield piece("delimiter", ";", "path", "sub-delims");
    const name = delimiter === ";" ? "parameter" : "segment";
    // A path that begins with "/" has no segment before it.
    if (text !== "" || delimiter !== "") yield piece(name, text, "path", "segment");
  }
  if (query !== undefined) {
    yield piece("delimiter", "?", "query", "around scheme");
    const name = /[=&]/.test(query) ? "pair" : "query";
    for (const [delimiter, text] of parts(query, "&")) {
      if (delimiter !== "") yield piece("delimiter", "&", "query", "sub-delims");
      yield piece(name, text, "query", "query");
    }
  }
  if (fragment !== undefined) {
    yield piece("delimiter", "#", "fragment", "around scheme");
    yield piece("fragment", fragment, "fragment", "fragment");
  }
}

function shownReference(reference: UriReference | IriReference, show: Show): UriReference | IriReference {
  const text = String(reference);
  const isUri = reference instanceof UriReference;
  // By its name, so that it is not masked as a text that is not a reference.
  const shown = show(text, isUri ? undefined : "iri");
  if (shown === text) return reference;
  return isUri ? parse(shown) : parseIri(shown);
}

/** What is between the delimiters of a text, each part with the delimiter before it. */
function* parts(text: string, delimiters: string): Generator<readonly [delimiter: string, part: string]> {
  let delimiter = "";
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    if (!delimiters.includes(text[index] as string)) continue;
    yield [delimiter, text.slice(from, index)];
    delimiter = text[index] as string;
    from = index + 1;
  }
  yield [delimiter, text.slice(from)];
}

/** What has a rule of its own. A host has one for each kind. */
type Ruled = keyof typeof URI_RULES;

const URI_RULES = {
  scheme: ['scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )', "3.1"],
  userinfo: ['userinfo = *( unreserved / pct-encoded / sub-delims / ":" )', "3.2.1"],
  ipv4: ['IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet', "3.2.2"],
  ipv6: ['IP-literal = "[" ( IPv6address / IPvFuture ) "]"', "3.2.2"],
  ipvfuture: ['IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )', "3.2.2"],
  "reg-name": ["reg-name = *( unreserved / pct-encoded / sub-delims )", "3.2.2"],
  port: ["port = *DIGIT", "3.2.3"],
  segment: ["segment = *pchar", "3.3"],
  query: ['query = *( pchar / "/" / "?" )', "3.4"],
  fragment: ['fragment = *( pchar / "/" / "?" )', "3.5"],
  "around scheme": ['URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]', "3"],
  "around authority": ['hier-part = "//" authority path-abempty', "3"],
  "in authority": ['authority = [ userinfo "@" ] host [ ":" port ]', "3.2"],
  "in path": ['path-abempty = *( "/" segment )', "3.3"],
  "sub-delims": ['sub-delims = "!" / "$" / "&" / "\'" / "(" / ")" / "*" / "+" / "," / ";" / "="', "2.2"],
} as const;

/** Where the rules for IRIs differ. */
const IRI_RULES: Readonly<Partial<Record<Ruled, string>>> = {
  userinfo: 'iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )',
  "reg-name": "ireg-name = *( iunreserved / pct-encoded / sub-delims )",
  segment: "isegment = *ipchar",
  query: 'iquery = *( ipchar / iprivate / "/" / "?" )',
  fragment: 'ifragment = *( ipchar / "/" / "?" )',
  "around scheme": 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
  "around authority": 'ihier-part = "//" iauthority ipath-abempty',
  "in authority": 'iauthority = [ iuserinfo "@" ] ihost [ ":" port ]',
  "in path": 'ipath-abempty = *( "/" isegment )',
};

function ruleOf(ruled: Ruled, isIri: boolean): Pick<ComponentPiece, "rule" | "section"> {
  const ofIri = isIri ? IRI_RULES[ruled] : undefined;
  if (ofIri !== undefined) return { rule: ofIri, section: "RFC 3987 §2.2" };
  const [rule, section] = URI_RULES[ruled];
  return { rule, section: `RFC 3986 §${section}` };
}
