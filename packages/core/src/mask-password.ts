/** RFC 3986 §3.2.1 and §7.5: a password is not shown, nor its length. */
import { AUTHORITY_PARTS, type ComponentName } from "./components.ts";

/** The properties of a fault that decide what may be shown. */
export interface Faulty {
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: ComponentName | undefined;
}

/** Whether a fault is in a possible password, after it, or neither. */
export type Place = "in password" | "after password" | undefined;

/** A faulty text with its password masked, and the position of the fault in the masked text. */
interface MaskedFault {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly place: Place;
}

/**
 * Masks a possible password. It begins after the first ":" of the authority and ends at the last "@" of the text, since an
 * unencoded "/", "?" or "#" (`http://user:pa/ss@host/`) ends the authority before the password ends. All of the data to encode
 * or decode may be a password.
 */
export function maskFault({ input, offset, length, component }: Faulty): MaskedFault {
  if (component === undefined) return { text: MASK, offset: 0, length: MASK.length, place: "in password" };
  // An authority in a reference follows "//". Otherwise the input is the component alone.
  const isPart =
    (component === "authority" || AUTHORITY_PARTS.includes(component)) && !input.slice(0, offset).includes("//");
  const found = (isPart ? /^[^:]*:/ : TO_PASSWORD).exec(input);
  const start = found === null ? Infinity : found.index + found[0].length;
  const end = isPart && component === "userinfo" ? input.length : input.lastIndexOf("@");
  const text = start > end ? input : input.slice(0, start) + MASK + input.slice(end);
  if (start > end || offset < start) return { text, offset, length, place: undefined };
  // A fault at this "@" means that it is the second one, and the first is part of the password.
  return offset <= end
    ? { text, offset: start, length: MASK.length, place: "in password" }
    : { text, offset: offset - end + start + MASK.length, length, place: "after password" };
}

/**
 * Matches up to the first ":" of an authority. Its "//" may lack one "/" or both, or be written with backslashes. An IP
 * literal is not a user name. A double backslash ends a user name, as a "/" does, so that the search takes linear time.
 */
const TO_PASSWORD =
  /(?:\/\/(?!\[[^\]/?#@]*\][:/?#])[^/?#:]*|(?:\/\\|\\[/\\])(?:[^/?#:\\]|\\(?!\\))*|^[a-z][-+.a-z\d]*:[/\\]?[^/?#:\s]*):/i;

/** Always three asterisks, so that the mask does not reveal the length of the password. */
export const MASK = "***";

/** Matches each password in a URI-reference, also of URIs in its path or query. Group 1 is the text before it. */
export const PASSWORDS: RegExp = /(\/\/[^/?#:]*:)[^/?#]*(?=@)/g;

/** Masks every password in the text of a URI-reference. */
export function maskPasswords(text: string): string {
  return text.replace(PASSWORDS, `$1${MASK}`);
}
