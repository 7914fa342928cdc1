/** RFC 3986 §3.2.1 and §7.5: a password is not shown, nor its length. */
import { requireString } from "../argument/argument-error.ts";
import { SCHEME } from "../scan/rules.ts";
import { AUTHORITY_PARTS, type ComponentName } from "../scan/components.ts";

/** The properties of a fault that decide what may be shown. Those of a `UriSyntaxError` are. */
export interface Faulty {
  readonly input: string;
  /** In UTF-16 code units, as the length. */
  readonly offset: number;
  readonly length: number;
  readonly component: ComponentName | undefined;
}

/** Whether a fault is in a possible password, after it, or neither. */
export type Place = "in password" | "after password" | undefined;

/** A faulty text with its password masked, and the position of the fault in the masked text. */
export interface MaskedFault {
  readonly text: string;
  /** In the masked text, in UTF-16 code units, as the length. */
  readonly offset: number;
  readonly length: number;
  readonly place: Place;
}

/**
 * Masks a possible password in a faulty text that was meant as one reference, white space included (RFC 3986 §3.2.1,
 * §7.5). It begins after the first ":" of the authority and ends at the last "@" of the text, since an unencoded "/",
 * "?" or "#" (`http://user:pa/ss@host/`) ends the authority before the password ends. All of a text without a
 * component, such as data to encode or decode, may be a password. In running text, `maskPasswords` finds each.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 * @example
 * ```ts
 * import { maskFault } from "@std66/core/diagnostics";
 * const { text, offset } = maskFault({ input: "http://me:a/b@h/ c", offset: 16, length: 1, component: "path" });
 * text; // => "http://me:***@h/ c"
 * offset; // => 16
 * ```
 */
export function maskFault(fault: Faulty, mask: string = MASK): MaskedFault {
  const { input, offset, length } = fault;
  const password = possiblePassword(fault);
  if (password === undefined) return { text: input, offset, length, place: undefined };
  const { start, end } = password;
  const text = input.slice(0, start) + mask + input.slice(end);
  const place = placeOf(fault, password);
  if (place === undefined) return { text, offset, length, place };
  return place === "in password"
    ? { text, offset: start, length: mask.length, place }
    : { text, offset: offset - end + start + mask.length, length, place };
}

/** Where a possible password is, in UTF-16 code units, and the component in which it begins. */
interface PossiblePassword {
  readonly start: number;
  /** The last "@", or the end of a userinfo, or of data. */
  readonly end: number;
  /** `undefined` for data, which is no part of a URI. */
  readonly component: ComponentName | undefined;
}

/** Returns the possible password in a faulty text. */
export function possiblePassword({ input, offset, component }: Faulty): PossiblePassword | undefined {
  // An authority in a reference follows "//". Otherwise the input is the component alone.
  const isPart =
    (component === "authority" || AUTHORITY_PARTS.includes(component as ComponentName)) &&
    !input.slice(0, offset).includes("//");
  const isData = component === undefined;
  const found = (isData ? /^/ : isPart ? /^[^:]*:/ : TO_PASSWORD).exec(input);
  if (found === null) return undefined;
  const start = found.index + found[0].length;
  const end = isData || (isPart && component === "userinfo") ? input.length : input.lastIndexOf("@");
  if (start > end) return undefined;
  return { start, end, component: isData || isPart ? component : componentAfter(input.slice(0, start)) };
}

/** A fault at the "@" after a password means that it is the second one, and the first is part of the password. */
export function placeOf({ offset }: Pick<Faulty, "offset">, { start, end }: PossiblePassword): Place {
  if (offset < start) return undefined;
  return offset <= end ? "in password" : "after password";
}

/** Returns the component that goes on after the beginning of a reference. */
function componentAfter(before: string): ComponentName {
  if (before.includes("#")) return "fragment";
  if (before.includes("?")) return "query";
  return /^(?:[^/:]*:)?\/\/[^/]*$/.test(before) ? "userinfo" : "path";
}

/**
 * How an authority begins: with "//", or with backslashes. An IP literal is not a user name. A regexp's source, to look
 * back with.
 */
export const AUTHORITY_START = "(?:(?!//\\[[^\\]/?#@]*\\][:/?#])//|/\\\\|\\\\[/\\\\])";

/**
 * What precedes an authority that is not one of a reference: other text of a segment (`a//b:c`), unless that is all and
 * may be a scheme without its ":", or begins with a stray "%"; a function of XPointer (`#xpath(//a:b[@c])`); the empty
 * host of a `file` URI.
 */
const NO_AUTHORITY = "(?:(?<![-.%@\\w])|(?<=^(?:[A-Za-z+]{3,}|%\\w*)))(?<!(?!url)[A-Za-z]{3}\\(|^[Ff][Ii][Ll][Ee]:/)";

/**
 * Matches the first ":" of an authority. Its "//" may lack one "/" or both. The search looks back from each ":", up to
 * the one before, and for brackets only after "//", so that it takes linear time without a repeated group, and no
 * stack.
 */
const TO_PASSWORD: RegExp = /* @__PURE__ */ new RegExp(
  `:(?<=(?:${NO_AUTHORITY}${AUTHORITY_START}[^/?#:]*|^${SCHEME}:[/\\\\]?[^/?#:\\s]*):)`,
);

/**
 * What stands for a password: always three asterisks, so that it does not reveal the length (RFC 3986 §3.2.1).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 */
export const MASK = "***";

/**
 * Matches each password in a URI-reference, also of URIs in its path or query, and the text before it, which is group
 * 1.
 */
export const IN_REFERENCE: RegExp = /(\/\/[^/?#:]*:)[^/?#]*(?=@)/g;

/** `maskReference` without the check of its argument, which `parse` must not load. */
export function withoutPasswords(reference: string): string {
  return reference.replace(IN_REFERENCE, `$1${MASK}`);
}

/**
 * Masks the password of a valid URI- or IRI-reference, and of URIs in its path or query (RFC 3986 §3.2.1). Less code
 * than `maskPasswords`, which takes any text.
 *
 * @throws {TypeError} if `reference` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 * @example
 * ```ts
 * import { maskReference } from "@std66/core/diagnostics";
 * maskReference("ftp://me:secret@h/?from=http://you:secret@h/"); // => "ftp://me:***@h/?from=http://you:***@h/"
 * ```
 */
export function maskReference(reference: string): string {
  requireString("maskReference: reference", reference);
  return withoutPasswords(reference);
}
