/** RFC 3986 §3.2.1 and §7.5: a password in a faulty text is not shown, nor its length. */
import { MASK } from "./mask-reference.ts";
import { SCHEME } from "../scan/rules.ts";
import type { ComponentName } from "../scan/components.ts";

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
  const { start, end, place } = password;
  const text = input.slice(0, start) + mask + input.slice(end);
  if (place === "in password") return { text, offset: start, length: mask.length, place };
  return { text, offset: place ? offset - end + start + mask.length : offset, length, place };
}

/** Where a possible password is, in UTF-16 code units, the component in which it begins, and where the fault is. */
export interface PossiblePassword {
  readonly start: number;
  /** The last "@", or the end of a userinfo, or of data. */
  readonly end: number;
  /** `undefined` for data, which is no part of a URI. */
  readonly component: Exclude<ComponentName, "authority"> | undefined;
  readonly place: Place;
}

/** The authority and its parts (RFC 3986 §3.2). */
const AUTHORITY: readonly (ComponentName | undefined)[] = ["authority", "userinfo", "host", "port"];

/** Returns the possible password in a faulty text. */
export function possiblePassword({ input, offset, component }: Faulty): PossiblePassword | undefined {
  const isData = component === undefined;
  // An authority in a reference follows "//". Otherwise the input is the component alone.
  const isPart = AUTHORITY.includes(component) && !input.slice(0, offset).includes("//");
  const start = isData ? 0 : (isPart ? input.indexOf(":") : input.search(TO_PASSWORD)) + 1;
  if (start === 0 && !isData) return undefined;
  const end = isData || (isPart && component === "userinfo") ? input.length : input.lastIndexOf("@");
  if (start > end) return undefined;
  const part = component === "authority" ? "userinfo" : component;
  return {
    start,
    end,
    component: isPart || isData ? part : componentAfter(input.slice(0, start)),
    // A fault at the "@" after a password means that it is the second one, and the first is part of the password.
    place: offset < start ? undefined : offset <= end ? "in password" : "after password",
  };
}

/** Returns the component that goes on after the beginning of a reference. */
function componentAfter(before: string): "userinfo" | "path" | "query" | "fragment" {
  if (before.includes("#")) return "fragment";
  if (before.includes("?")) return "query";
  return /^(?:[^/:]*:)?\/\/[^/]*$/.test(before) ? "userinfo" : "path";
}

/**
 * How an authority begins: with "//", or with backslashes. An IP literal is not a user name. A regexp's source, to look
 * back with.
 */
export const AUTHORITY_START = "(?!//\\[[^\\]/?#@]*\\][:/?#])[/\\\\]{2}";

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
