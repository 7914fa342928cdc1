/** The components of a reference (RFC 3986 §3), as JSON and as text. */
import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";
import { type Answer, type Make, type Shown, type ShownStyle, answerTo, textByText } from "./answer/answer.ts";
import { quotedIfEmpty } from "./text/visible.ts";

type Reference = UriReference | IriReference;

/**
 * The components of a reference. Lines: each one that is present, `""` for an empty one, which no URI contains. Record:
 * `input` and the getters of a reference by name, `null` where a component is absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function components(reference: Reference, { show }: Shown = {}): Answer {
  const make: Make = () => ({
    lines: (style) => componentLines(reference, style),
    record() {
      const ofPath = `,"path":"${reference.path}","segments":${jsonOfSegments(reference.path)}`;
      return membersBeforePath(reference) + ofPath + membersAfterPath(reference);
    },
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

function membersBeforePath(reference: Reference): string {
  const { scheme, authority, userinfo, host, hostKind, port } = reference;
  const whole = `{"input":"${String(reference)}","scheme":${jsonOfUri(scheme)},"authority":${jsonOfUri(authority)}`;
  return `${whole},"userinfo":${jsonOfUri(userinfo)},"host":${jsonOfUri(host)},"hostKind":${jsonOfUri(hostKind)},"port":${jsonOfUri(port)}`;
}

function membersAfterPath({ query, fragment }: Reference): string {
  return `,"query":${jsonOfUri(query)},"fragment":${jsonOfUri(fragment)}}`;
}

/** The JSON text of a valid URI or component, which needs no escapes (RFC 3986 §2); `null` if it is absent. */
function jsonOfUri(component: string | undefined): string {
  return component === undefined ? "null" : `"${component}"`;
}

/**
 * The JSON array of the segments of a path, built without an array. The fastest replacement leaves a rope of pieces,
 * which takes gigabytes for 64 MB of "/". A long path is therefore processed in parts, in a way that leaves no rope.
 */
export function jsonOfSegments(path: string): string {
  if (path.length > PART) return [...segmentPieces(path)].join("");
  if (path === "") return "[]";
  return `["${path.slice(startOf(path)).replaceAll("/", BETWEEN)}"]`;
}

/** The JSON array of the segments of a path in pieces. `path` is not empty. */
function* segmentPieces(path: string): Generator<string> {
  yield '["';
  for (let from = startOf(path); from < path.length; from += PART) {
    yield path
      .slice(from, from + PART)
      .split("/")
      .join(BETWEEN);
  }
  yield '"]';
}

function startOf(path: string): number {
  return path.startsWith("/") ? 1 : 0;
}

const BETWEEN = '","';
const PART = 4096;

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const NAME_WIDTH = "authority".length;

function componentLines(reference: Reference, { colors: { dim }, show }: ShownStyle): string[] {
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
