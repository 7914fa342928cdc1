/** RFC 3986 §7.3: what HTML makes of a text with character references, if that has another scheme or host. */
import { REFERENCE, decodeReferences } from "../text/character-references.ts";
import { encodedScheme, goesElsewhere } from "../text/encoded-scheme.ts";
import { SPECIAL } from "../text/repair.ts";
import { Subject } from "./subject.ts";
import { mayHaveReference } from "./unusual.ts";

export interface ReadByHtml {
  /** Where the beginning ends in the text as given. */
  readonly end: number;
  /** The decoded text up to its scheme, or to its host. */
  readonly beginning: string;
}

/** Reads the decoded text as a browser does. `undefined` if it has the scheme and the host of the text itself. */
export function readByHtml(text: string): ReadByHtml | undefined {
  if (!mayHaveReference(text)) return undefined;
  const decoded = decodeReferences(text);
  const [given, read] = [text, decoded].map((whole) => new Subject("audit: uri", whole)) as [Subject, Subject];
  const length = schemeLength(given, read) ?? hostLength(given, read);
  return length === undefined ? undefined : { end: originOf(text, length), beginning: decoded.slice(0, length) };
}

/** The length of a new scheme with its colon. It may be percent-encoded in turn. */
function schemeLength(given: Subject, read: Subject): number | undefined {
  const { scheme } = read.parts;
  if (scheme === undefined) {
    const encoded = encodedScheme(read.text);
    const isNew = encoded !== undefined && encodedScheme(given.text) === undefined;
    return isNew ? read.at(undefined, 0, encoded.length, "").end : undefined;
  }
  const isNew = read.scheme !== given.scheme;
  const name = scheme.text.toLowerCase();
  if (!isNew || !(SPECIAL.includes(name) || goesElsewhere(name, read.text.slice(name.length + 1)))) return undefined;
  return read.at(scheme, 0, scheme.text.length + 1, "").end;
}

/** The length up to a new host. No name has what looks like a reference, known here or not. */
function hostLength(given: Subject, read: Subject): number | undefined {
  const { host, port } = read.parts;
  if (host === undefined || host.text === "") return undefined;
  const isSame = given.parts.host?.text === host.text && given.parts.port?.text === port?.text;
  return isSame && !/&[a-z][a-z\d]*;/i.test(host.text) ? undefined : read.at(host, 0, host.text.length, "").end;
}

/** Where the character before an offset of the decoded text ends in the text as given. */
function originOf(text: string, offset: number): number {
  let origin = offset;
  for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
    const start = index - (origin - offset);
    if (start >= offset) break;
    origin += reference.length - decodeReferences(reference).length;
  }
  return origin;
}
