/** The components of a reference (RFC 3986 §3), as JSON and as text. */
import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";
import { type Answer, type Make, type Shown, answerTo, textByText } from "./answer/answer.ts";
import type { Style } from "./answer/style.ts";
import { type Show, masked } from "./text/passwords.ts";
import { jsonOfSegments, jsonOfUri, segmentPieces } from "./answer/json.ts";
import { quotedIfEmpty } from "./text/visible.ts";

type Reference = UriReference | IriReference;

/**
 * The components of a reference. Lines: each one that is present, `""` for an empty one, which no URI contains. Record:
 * `input` and the getters of a reference by name, `null` where a component is absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function components(reference: Reference, { show = masked }: Shown = {}): Answer {
  const make: Make = (_, shown) => ({
    lines: (style) => componentLines(reference, shown, style),
    record: () => componentsRecord(reference),
    pieces: () => componentsPieces(reference),
  });
  return answerTo([String(reference)], show, make, textByText);
}

/** As one text, a long record would take several times its memory. */
function* componentsPieces(reference: Reference): Generator<string> {
  const { path } = reference;
  yield membersBeforePath(reference);
  yield `,"path":"${path}","segments":`;
  if (path === "") yield "[]";
  else yield* segmentPieces(path);
  yield membersAfterPath(reference);
}

function componentsRecord(reference: Reference): string {
  const { path } = reference;
  const ofPath = `,"path":"${path}","segments":${jsonOfSegments(path)}`;
  return membersBeforePath(reference) + ofPath + membersAfterPath(reference);
}

function membersBeforePath(reference: Reference): string {
  const { scheme, authority, userinfo, host, hostKind, port } = reference;
  const whole = `{"input":"${String(reference)}","scheme":${jsonOfUri(scheme)},"authority":${jsonOfUri(authority)}`;
  return `${whole},"userinfo":${jsonOfUri(userinfo)},"host":${jsonOfUri(host)},"hostKind":${jsonOfUri(hostKind)},"port":${jsonOfUri(port)}`;
}

function membersAfterPath({ query, fragment }: Reference): string {
  return `,"query":${jsonOfUri(query)},"fragment":${jsonOfUri(fragment)}}`;
}

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const NAME_WIDTH = "authority".length;

function componentLines(reference: Reference, show: Show, { colors: { dim } }: Style): string[] {
  const lines: string[] = [];
  for (const name of NAMES) {
    const value = reference[name];
    if (value === undefined) continue;
    // After an empty authority, the "/" before it makes the path look like another authority.
    const isLikeAuthority = name === "path" && reference.authority === "";
    const shown = isLikeAuthority ? show(`/${value}`, name).slice(1) : show(value, name);
    const kind = name === "host" ? `  ${dim(`(${reference.hostKind})`)}` : "";
    lines.push(`${dim(name.padEnd(NAME_WIDTH))}  ${quotedIfEmpty(shown)}${kind}`);
  }
  return lines;
}
