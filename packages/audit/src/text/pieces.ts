/** RFC 3986 §3.2.1, §3.3, §3.4: the pieces of a part, as written. */
import type { Part, Parts } from "./part.ts";

/** The userinfo up to its password, which is never reported (RFC 3986 §7.5). */
export function userName({ userinfo }: Parts): Part | undefined {
  return userinfo && { ...userinfo, text: userinfo.text.split(":", 1)[0] ?? "" };
}

/** The user name that is the secret, since the password says so: GitHub takes a token and `x-oauth-basic`. */
export function tokenBeforeBasic({ userinfo }: Parts): Part | undefined {
  const colon = userinfo?.text.indexOf(":") ?? -1;
  if (userinfo === undefined || colon < 1) return undefined;
  const { text } = userinfo;
  return text.slice(colon + 1).toLowerCase() === "x-oauth-basic"
    ? { ...userinfo, text: text.slice(0, colon) }
    : undefined;
}

/** A piece of a part between delimiters. */
export interface Piece {
  readonly text: string;
  /** Where it begins in the part. */
  readonly start: number;
}

/** The segments of a path (RFC 3986 §3.3). */
export function* segmentsOf({ text }: Part): Generator<Piece> {
  for (let start = text.startsWith("/") ? 1 : 0; start <= text.length;) {
    const slash = text.indexOf("/", start);
    const end = slash === -1 ? text.length : slash;
    yield { text: text.slice(start, end), start };
    start = end + 1;
  }
}

/** A pair, as written. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly start: number;
}

/** The pairs with a value, as written, between `&` or `;`. In a path, those that follow a ";". */
export function* parametersOf(part: Part | undefined): Generator<Parameter> {
  if (part === undefined) return;
  const isPath = part.component === "path";
  for (const { 0: text, index } of part.text.matchAll(isPath ? /[^/;]+/g : /[^&;?]+/g)) {
    const equals = text.indexOf("=");
    if (equals < 1 || (isPath && part.text.charAt(index - 1) !== ";")) continue;
    yield { name: text.slice(0, equals), value: text.slice(equals + 1), start: index };
  }
}
