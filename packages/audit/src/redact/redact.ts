/** RFC 3986 §7.5: any text without its secrets. */
import { MASK } from "@std66/core/diagnostics";
import { argumentError, ownOptions, requireString } from "@std66/core/internal";
import { keyPlaces } from "../secrets/key-forms.ts";
import { credentials } from "./headers.ts";
import { members } from "./members.ts";
import { type IsSecretName, comparable, secretNames } from "./names.ts";
import { parameters } from "./parameters.ts";
import { inRunningText, inValues, userInformation } from "./user-information.ts";
import { type View, htmlDecoded, jsonDecoded, original, percentDecoded } from "../text/view.ts";
import type { Stretch } from "../text/part.ts";
import { replaceStretches } from "../text/replace-stretches.ts";

export interface RedactOptions {
  /** More names of secrets, besides `token`, `password` and the like. Case, `-` and `_` make no difference. */
  readonly names?: Iterable<string> | undefined;
}

/**
 * Returns a text with `***` in place of its secrets (RFC 3986 §7.5): passwords and tokens in the userinfo of URIs,
 * values of parameters and of members of JSON with names such as `token`, credentials after `Authorization:`, and words
 * in the form of a known key, escaped ones too. Nothing else changes, and the result again changes nothing. For any
 * text, such as a line of a log. Rather masks too much: what is between the `:` of a possible userinfo and the last `@`
 * of a word is taken for a password. The text may have several lines; each is taken by itself.
 *
 * @throws {TypeError} if `text` is not a string, or if an option is unknown or of a wrong type
 * @throws {RangeError} if a name has no letter and no digit, white space, or a NUL
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 * @example
 * ```ts
 * import { redact } from "@std66/audit";
 * redact("GET https://me:a/b@h.example/?token=6f1c1dd4 200"); // => "GET https://me:***@h.example/?token=*** 200"
 * redact("?url=https%3A%2F%2Fu%3Ap%40h%2F&pin=1234", { names: ["pin"] }); // => "?url=https%3A%2F%2Fu%3A***%40h%2F&pin=***"
 * redact("12:30 mail from me@h.example"); // => "12:30 mail from me@h.example"
 * ```
 */
export function redact(text: string, options?: RedactOptions): string {
  requireString("redact: text", text);
  // `map` passes the index as the second argument: `lines.map(redact)`.
  const names = typeof options === "number" ? undefined : namesOf(options);
  return redacted(text, names === undefined ? USUAL : secretNames(names));
}

const USUAL: IsSecretName = /* @__PURE__ */ secretNames(new Set());

function namesOf(options: RedactOptions | undefined): ReadonlySet<string> | undefined {
  if (options === undefined) return undefined;
  const { names } = ownOptions("redact: options", options, ["names"]);
  if (names === undefined) return undefined;
  if (typeof names !== "object" || names === null || !(Symbol.iterator in names))
    throw argumentError("redact: options.names", "a list of strings", names);
  return new Set(
    Array.from(names as Iterable<unknown>, (name, index) => {
      const argument = `redact: options.names[${index}]`;
      if (typeof name !== "string") throw argumentError(argument, "a string", name);
      if (name.includes("\0")) throw new RangeError(`${argument} must be a name without NUL`);
      const key = comparable(name);
      if (/\s/.test(name)) throw new RangeError(`${argument} must be a name without white space`);
      if (key === "") throw new RangeError(`${argument} must be a name with a letter or a digit`);
      return key;
    }),
  );
}

/** What no line without secrets can do without: a text that has none of these has none. */
const SIGNS = /[@=]|%(?:25)?(?:40|3D|22)|["'][ \t]*:|:[ \t]{0,9}\\{0,15}["']|&(?:#|\w+;)|bearer|authorization|curl/i;

function redacted(text: string, isSecretName: IsSecretName): string {
  const hasKeys = keyPlaces(text).next().done !== true;
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf("\n", from);
    const end = newline === -1 ? text.length : newline;
    // A CR before the LF belongs to the line end.
    const to = end > from && newline !== -1 && text.charAt(end - 1) === "\r" ? end - 1 : end;
    const line = text.slice(from, to);
    pieces.push(
      hasKeys || SIGNS.test(line) ? redactedLine(line, isSecretName, hasKeys) : line,
      text.slice(to, end + 1),
    );
    from = end + 1;
  }
  return pieces.join("");
}

/** A mask may reveal a secret that another one concealed: masks until nothing changes. */
function redactedLine(given: string, isSecretName: IsSecretName, hasKeys: boolean): string {
  for (let line = given; ;) {
    const next = replaceStretches(line, secretsIn(line, isSecretName, hasKeys), MASK);
    if (next === line) return line;
    line = next;
  }
}

/** The secrets of a line, in order. A name within a password is a part of it. */
function secretsIn(line: string, isSecretName: IsSecretName, hasKeys: boolean): readonly Stretch[] {
  const views = viewsOf(line);
  const found: Stretch[] = [];
  for (const [depth, view] of views.entries()) {
    if (!view.text.includes("@")) continue;
    for (const stretch of userInformation(view, depth > 0)) found.push(view.originOf(stretch));
    if (depth > 0) for (const stretch of inValues(view)) found.push(view.originOf(stretch));
  }
  if (line.includes("@")) for (const stretch of inRunningText(line)) found.push(stretch);
  const passwords = merged(found);
  const others: Stretch[] = [];
  for (const view of views) {
    if (!view.text.includes("=")) continue;
    for (const stretch of parameters(view, isSecretName)) others.push(view.originOf(stretch));
  }
  // As arguments of one `push`, they would need a stack as long as the line.
  if (MEMBER.test(line)) for (const stretch of members(line, isSecretName)) others.push(stretch);
  if (CREDENTIALS.test(line)) for (const stretch of credentials(line)) others.push(stretch);
  if (hasKeys) for (const { start, end } of keyPlaces(line)) others.push([start, end]);
  if (others.length === 0) return passwords;
  if (passwords.length === 0) return merged(others);
  return merged([...passwords, ...others.filter(([start]) => !isWithin(passwords, start))]);
}

/** What members of objects and credentials cannot do without. */
const MEMBER = /["'][ \t]{0,99}(?::|=>)|(?::|=>)[ \t]{0,9}\\{0,15}["']|&quot;|&#34;|&#x22;|%(?:25)?22/i;
const CREDENTIALS = /bearer|authorization|curl/i;

/** Escapes of delimiters before which names, user names and passwords stand. */
const ENCODED = /%(?:25)?(?:3D|2F|5C)/i;

/** The line as a person reads it, then as the recipient of a value in it, and as the recipient of a value in that. */
function viewsOf(line: string): View[] {
  const whole = original(line);
  const html = htmlDecoded(whole) ?? whole;
  const views = [jsonDecoded(html) ?? html];
  if (!ENCODED.test(line)) return views;
  for (let depth = 0; depth < 2; depth++) {
    const decoded = percentDecoded(views[depth] as View);
    if (decoded === undefined) break;
    views.push(decoded);
  }
  return views;
}

/** In order, those that overlap or touch as one. */
function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  if (stretches.length < 2) return stretches;
  const all: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last === undefined || stretch[0] > last[1]) all.push(stretch);
    else if (stretch[1] > last[1]) all[all.length - 1] = [last[0], stretch[1]];
  }
  return all;
}

/** Whether an offset is in one of these stretches, which are in order. */
function isWithin(stretches: readonly Stretch[], offset: number): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle] as Stretch)[1] <= offset) low = middle + 1;
    else high = middle;
  }
  return low < stretches.length && (stretches[low] as Stretch)[0] <= offset;
}
