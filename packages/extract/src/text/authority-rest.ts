/** RFC 3986 §3.2 and Appendix C: what follows the characters of a URI, and whether it may be a part of the URI. */
import type { LeftOut } from "./extracted-uri.ts";
import { isSpace } from "./characters.ts";
import { closingAt } from "./closing.ts";
import { entityEnd, matchEnd } from "./run-end.ts";
import { LOOKBEHIND, schemeStart } from "./scheme-start.ts";
import { sequenceEnd } from "./terminal.ts";

/** How many code units are looked at. No host is as long, and what cannot be decided within them counts as a part. */
const MAX_REST = 1000;

/** White space of Unicode, unlike `\s`, which has U+FEFF. */
const WHITE_SPACE = /\p{White_Space}/u;
/** Delimiters, and URI characters that no top-level domain has: after them, only "@" or "." makes another host. */
const SEPARATOR = /["<>[!$&'()*+,;=]/;
/** White space in a string of a program. */
const ESCAPE = /\\[nrt]/y;
/** The same, also in a string that stands in another one. */
const ESCAPED_SPACE = /\\{1,8}[nrt]/y;
/** The full stops of UTS #46. */
const DOT = /[.\u3002\uFF61]/;
/** The next item of a list without spaces. */
const NEXT_ITEM = /(?:https?|ftp):\/\//iy;
/** What an item may follow. */
const MARK = /[\p{P}\p{S}\p{Cc}]/u;
/** Text, or the "/" after an authority. A variation selector belongs to the symbol before it. */
const TEXT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}_@/\uFFFD]/u;
const WORD = /[A-Za-z0-9]/;
/** A `sub-delim` that ends no host in text: of a variable, or in place of a port, as in "http://localhost:*". */
const NO_END = /\$[\w{(]|(?<=:)[!$*+=](?=[\w/\s{(]|$)/y;
/** A label of several words after a URI, as AsciiDoc has it: "http://example.com/[a label]". */
const OPEN_LABEL = /\[[^\][\n]{1,500}/y;
const AFTER_LABEL = /\](?![\w/=[&%{?#-])/y;
/** What begins a place that a program fills, and a "%" alone. */
const TEMPLATE = /[{%]|<%|\[\]/y;
/** What stands before a URI between angle brackets (Appendix C). */
const PREFIXED = /<[ \t]*URL:[ \t]?$/i;
/** What is no delimiter, wherever in an authority it stands. */
const NO_DELIMITER = /[%^{]/;

/** Whether what follows a URI continues it. */
export interface Rest {
  readonly goesOn: boolean;
  /** The offset up to which the text was looked at. */
  readonly lookedAt: number;
}

/**
 * Whether an authority that ends at `from` may go on there: with a letter, a digit, "@" or "/" before white space, or
 * before the delimiter that closes what is opened before `start`. After a quote, an angle bracket or a `sub-delim`
 * (§2.2), only with "@", or a "." and a name. After "[", which may begin a note, also with what follows a host. A
 * control character is no end: `URL` encodes those before an "@".
 */
export function authorityGoesOn(text: string, from: number, start: number): Rest {
  if (isSpace(text, from)) return { goesOn: false, lookedAt: from + 1 };
  if (matchEnd(NO_END, text, from) !== -1 && !closingAt(text, from, start)) return { goesOn: true, lookedAt: from + 2 };
  const isNote = text[from] === "[";
  let isStrict = true;
  let isAfterMark = false;
  for (let i = from; i < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(i) as number);
    const next = i + character.length;
    if (WHITE_SPACE.test(character) || closingAt(text, i, start)) return { goesOn: false, lookedAt: next };
    if (character === "@" || next - from > MAX_REST) return { goesOn: true, lookedAt: next };
    const entity = entityEnd(text, i);
    const escape = Math.max(matchEnd(ESCAPE, text, i), sequenceEnd(text, i));
    if (entity !== -1 || SEPARATOR.test(character)) isStrict = false;
    else if (!isStrict) {
      if (/[/?#]/.test(character)) return { goesOn: isNote, lookedAt: next };
      if (isNote && character === ":") return { goesOn: true, lookedAt: next };
      isStrict = isDot(character);
    } else if (isAfterMark && matchEnd(NEXT_ITEM, text, i) !== -1) return { goesOn: false, lookedAt: next };
    else if (TEXT.test(character) || NO_DELIMITER.test(character)) return { goesOn: true, lookedAt: next };
    isAfterMark = escape !== -1 || MARK.test(character);
    i = Math.max(next, entity, escape);
  }
  return { goesOn: false, lookedAt: text.length };
}

/**
 * Whether text follows the character at `from` directly, or is that character. Between angle brackets, it does if it
 * stands anywhere before the closing one.
 */
export function textFollows(text: string, from: number, start: number): Rest {
  const inside = isBracketed(text, start) ? bracketGoesOn(text, from) : undefined;
  if (inside?.goesOn === true) return inside;
  const { goesOn, lookedAt } = textAfter(text, from, start);
  return { goesOn, lookedAt: inside === undefined ? lookedAt : Math.max(inside.lookedAt, lookedAt) };
}

/** The character that no URI has there before which a URI in text ends, if more text follows directly. */
export function cutAt(
  text: string,
  { start, leftOut = [] }: { readonly start: number; readonly leftOut?: readonly LeftOut[] | undefined },
): LeftOut | undefined {
  const wrong = leftOut.find(({ reason }) => reason === "not-allowed");
  // White space is not allowed only where text follows, in the next line perhaps.
  return wrong !== undefined && (isSpace(text, wrong.start) || textFollows(text, wrong.start, start).goesOn)
    ? wrong
    : undefined;
}

/** Whether text stands between `from` and the next ">", in the same line. */
function bracketGoesOn(text: string, from: number): Rest {
  const rest = text.slice(from, from + MAX_REST);
  const end = rest.search(/[<>\n\r]/);
  const goesOn = rest[end] === ">" && TEXT.test(rest.slice(0, end));
  return { goesOn, lookedAt: from + (end === -1 ? rest.length : end) + 1 };
}

/** Whether a "<", and perhaps the old prefix "URL:", stands before a URI. */
function isBracketed(text: string, start: number): boolean {
  const before = text.charAt(isSpace(text, start - 1) ? start - 2 : start - 1);
  return before === "<" || (before === ":" && PREFIXED.test(text.slice(Math.max(0, start - LOOKBEHIND), start)));
}

/** Whether a "[" before a URI is open. */
function isOpen(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOKBEHIND), start);
  return before.lastIndexOf("[") > before.lastIndexOf("]");
}

function textAfter(text: string, from: number, start: number): Rest {
  if (isSpace(text, from)) return { goesOn: false, lookedAt: from + 1 };
  const first = text[from];
  const label = Math.max(from, matchEnd(OPEN_LABEL, text, from));
  const afterLabel = label + (text[label] === "]" ? 2 : 1);
  if (text.slice(from, label).includes(" ") && matchEnd(AFTER_LABEL, text, label) !== -1)
    return { goesOn: false, lookedAt: afterLabel };
  if (matchEnd(TEMPLATE, text, from) !== -1) return { goesOn: true, lookedAt: from + 2 };
  if (first === '"' || first === "]") {
    const isClosing = first === "]" ? isOpen(text, start) : closingAt(text, from, start);
    return { goesOn: !isClosing && WORD.test(text.charAt(from + 1)), lookedAt: from + 2 };
  }
  if (first === "\\" && matchEnd(ESCAPED_SPACE, text, from) !== -1) return { goesOn: false, lookedAt: from + 1 };
  let isAfterMark = false;
  for (let i = from; i < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(i) as number);
    const lookedAt = i + character.length;
    const sequence = sequenceEnd(text, i);
    const isEnd = WHITE_SPACE.test(character) || /["<>]/.test(character) || entityEnd(text, i) !== -1;
    const isItem = isAfterMark && matchEnd(NEXT_ITEM, text, i) !== -1;
    const isKnown = isEnd || isItem || closingAt(text, i, start);
    if (isKnown || TEXT.test(character) || lookedAt - from > MAX_REST)
      return { goesOn: !isKnown, lookedAt: Math.max(lookedAt, afterLabel) };
    isAfterMark = sequence !== -1 || MARK.test(character);
    i = Math.max(lookedAt, sequence);
  }
  return { goesOn: false, lookedAt: text.length };
}

/** Also for what is compatible with a "." (UTS #46), such as "…". */
function isDot(character: string): boolean {
  return DOT.test(character) || (character > "\x7f" && character.normalize("NFKC").includes("."));
}

/** Returns the end of the rest of an authority from `from` on, or where another URI in it begins. */
export function authorityRestEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < MAX_REST && !/[/?#\p{White_Space}]/u.test(text.charAt(end))) end++;
  const hasUri = text[end - 1] === ":" && text.startsWith("//", end);
  return hasUri ? Math.max(from, schemeStart(text, end - 1)) : end;
}
