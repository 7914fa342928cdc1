/** RFC 3986 §3.2.1, §7.5: the stretches of a text that may be secrets, which messages must not show. */
import { MASK, maskFault } from "@std66/core/diagnostics";
import { type Parameter, parametersOf, tokenBeforeBasic } from "../text/pieces.ts";
import { ipv6Of } from "../host/ipv6.ts";
import { nestedPasswords } from "./nested-passwords.ts";
import { keyForm, keyPlaces, mayHaveKey } from "./key-forms.ts";
import { isSecretParameter, webhookOf } from "./secrets.ts";
import type { Part, Parts, Stretch } from "../text/part.ts";
import { tokenStretches } from "./user-tokens.ts";

/** Marks a code unit of a secret. */
export const SECRET = 1;

/** Marks the code units of the text as given to which an offset of the repaired text belongs. */
export function secretUnits(
  length: number,
  stretches: Iterable<Stretch>,
  originOf: (offset: number) => number,
): Uint8Array {
  const units = new Uint8Array(length);
  for (const [start, end] of stretches) {
    if (start < end) units.fill(SECRET, originOf(start), originOf(end - 1) + 1);
  }
  return units;
}

/** The stretches that are marked. */
export function stretchesIn(units: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = units.indexOf(SECRET); start !== -1;) {
    const next = units.indexOf(0, start);
    const end = next === -1 ? units.length : next;
    stretches.push([start, end]);
    start = units.indexOf(SECRET, end);
  }
  return stretches;
}

export function masked(text: string, units: Uint8Array): string {
  let visible = "";
  for (let start = 0; start < text.length;) {
    const secret = units.indexOf(SECRET, start);
    if (secret === -1) return visible + text.slice(start);
    visible += text.slice(start, secret) + MASK;
    const end = units.indexOf(0, secret);
    start = end === -1 ? text.length : end;
  }
  return visible;
}

/**
 * The possible password, the values of secret parameters, the user names that are tokens, and the keys in a text. They
 * may overlap.
 */
export function* secretStretches(text: string, parts: Parts, isReference: boolean): Generator<Stretch> {
  const { host, path, query, fragment } = parts;
  if (!isReference) yield* possiblePasswords(text, parts);
  else if (tokenBeforeBasic(parts) === undefined) yield* passwordOf(parts);
  if (host !== undefined && webhookOf(host.text, path.text) !== undefined)
    yield [path.start, path.start + path.text.length];
  for (const part of [path, query, fragment]) {
    if (part === undefined) continue;
    for (const { name, value, start } of secretParametersOf(part)) {
      const from = part.start + start + name.length + 1;
      yield [from, from + value.length];
    }
    for (const { stretch } of nestedPasswords(part)) yield [part.start + stretch[0], part.start + stretch[1]];
  }
  yield* tokensIn(text, parts);
}

/** The user names that are tokens, and the keys in a text. They may overlap. */
export function* tokensIn(text: string, parts: Parts): Generator<Stretch> {
  const token = tokenBeforeBasic(parts);
  if (token !== undefined) yield [token.start, token.start + token.text.length];
  if (!mayHaveKey(text)) return;
  yield* tokenStretches(text, parts);
  // In the whole text: a key may go on over the end of a component, such as that of a scheme.
  for (const { start, end } of keyPlaces(text)) yield [start, end];
}

function* passwordOf({ userinfo }: Parts): Generator<Stretch> {
  const colon = userinfo?.text.indexOf(":") ?? -1;
  if (userinfo !== undefined && colon !== -1) yield [userinfo.start + colon + 1, userinfo.start + userinfo.text.length];
}

/** In a text that is not a URI-reference, a "/", "?" or "#" may be a part of a password, which ends at the last "@". */
function* possiblePasswords(text: string, { authority, userinfo }: Parts): Generator<Stretch> {
  const end = text.lastIndexOf("@");
  // A fault at the last "@" is at the end of the possible password.
  const { place, offset } = maskFault({ input: text, offset: end, length: 1, component: "path" });
  if (place !== undefined) yield [offset, end];
  if (authority === undefined) return;
  // Brackets around anything else than an address may be a part of a userinfo.
  const address = userinfo === undefined ? ipLiteralIn(authority.text) : "";
  const colon = authority.text.indexOf(":", address.length);
  if (colon !== -1) yield [authority.start + colon + 1, end];
}

/** The IPv6 address in brackets, perhaps with a zone, at the beginning of an authority. */
function ipLiteralIn(authority: string): string {
  const [literal = "", address = ""] = /^\[([\da-f:.]+)(?:%[^:\]]*)?\]/i.exec(authority) ?? [];
  return ipv6Of(address) === undefined ? "" : literal;
}

export function* secretParametersOf(part: Part | undefined): Generator<Parameter> {
  for (const parameter of parametersOf(part)) {
    if (isSecretParameter(parameter.name, parameter.value)) yield parameter;
  }
}

/** A word that has the form of a key of a known service, and where it begins in the part. */
interface Key {
  readonly word: string;
  readonly start: number;
  readonly form: string;
}

export function* keysOf(part: Part | undefined): Generator<Key> {
  if (part === undefined) return;
  for (const { word, start } of keyPlaces(part.text)) {
    const form = keyForm(word);
    if (form !== undefined) yield { word, start, form };
  }
}
