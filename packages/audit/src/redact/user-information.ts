/** RFC 3986 §3.2.1, §7.5: the secrets in the userinfo of URIs that stand anywhere in a text. */
import { findPasswords } from "@std66/core/diagnostics";
import { allMatches } from "../text/all-matches.ts";
import type { Stretch } from "../text/part.ts";
import { isToken } from "../secrets/user-tokens.ts";
import type { View } from "../text/view.ts";
import { isWhiteSpace } from "./white-space.ts";

const QUOTE = 0x22;
const AMPERSAND = 0x26;
const GRAVE = 0x60;

/**
 * Matches the ":" that may begin a password: the first one after "//", which may be written with backslashes, or after
 * the colon of a web scheme. Group 1 is a quote before the scheme, 2 what stands before the user name, 3 and 4 the user
 * name. The search looks back from each ":", up to the one before, so that it takes linear time.
 */
const PASSWORD_COLON =
  /:(?<=(?:(?:(')[a-z][\w+.-]{0,30}:)?(\/\/|\/\\|\\[/\\])([^/?#:]*)|(?<![\w+.-])(?:https?|wss?|ftp):[/\\]?([^/?#:]*)):)/gi;

/** A user name without a password, in the characters of a token. */
const USER_ALONE = /(?<=(\/\/|\/\\|\\[/\\]))[\w~+=-]{20,255}(?=@)/g;

/** A userinfo without a scheme, such as that of a proxy. */
const WITHOUT_SCHEME = /(?:^|[=(<['])([\w.%+-]{1,100}:)(?![@/\\])/;

/** A mail address or a time is no userinfo. */
const NO_USERINFO = /^(?:mailto|sips?|xmpp|\d+):/i;

/** What follows a userinfo without a scheme: a host with a port, or the network and the address of a driver of Go. */
const HOST_WITH_PORT = /^@(?:(?:[\w.-]+|\[[\d:a-f.]+\]):[1-9]\d{1,4}(?![\w.:])|(?:tcp|unix)\()/i;

/** Passwords after which the user name is the secret, at the end of the userinfo. */
const NO_PASSWORD = /^(?:x-oauth-basic|api_token)(?=@)/i;

/** An IP literal is no user name, and what follows it is a port. */
const IP_LITERAL = /^\[[^\]/?#@]*\](?=[:/?#])/;

/**
 * Finds passwords, from the ":" of a possible userinfo to the last "@" before white space, a quote or the end, since a
 * password may have an unencoded "/", "?", "#" or "@". Also finds user names that are tokens. `isValue`: only URIs
 * whose slashes are encoded.
 */
export function* userInformation(view: View, isValue: boolean): Generator<Stretch> {
  const { text } = view;
  for (let at = text.indexOf("@"), from = 0; at !== -1; at = text.indexOf("@", from)) {
    let start = at;
    while (start > from && !isOutside(view, start - 1, isValue)) start--;
    let end = at + 1;
    while (end < text.length && !isOutside(view, end, isValue)) end++;
    yield* inWord(view, start, end, isValue);
    from = end;
  }
}

/**
 * Whether a character is white space or a quote, which no URI has. A single quote may be a part of a password. An
 * encoded value ends at white space and an "&" that are not encoded.
 */
function isOutside({ text, isEncoded }: View, offset: number, isValue: boolean): boolean {
  const code = text.charCodeAt(offset);
  if (code === AMPERSAND) return isValue && !isEncoded(offset);
  return code === QUOTE || code === GRAVE || (isWhiteSpace(code) && !(isValue && isEncoded(offset)));
}

function* inWord(view: View, wordStart: number, wordEnd: number, isValue: boolean): Generator<Stretch> {
  const word = view.text.slice(wordStart, wordEnd);
  let isFound = false;
  const isWanted = (slashes: number): boolean =>
    !isValue || view.isEncoded(wordStart + slashes) || view.isEncoded(wordStart + slashes + 1);
  for (const { 0: user, 1: slashes = "", index } of allMatches(word, USER_ALONE)) {
    if (isToken(user) && isWanted(index - slashes.length)) yield [wordStart + index, wordStart + index + user.length];
  }
  for (const { 1: quote, 2: slashes, 3: name, 4: nameOfWeb, index } of allMatches(word, PASSWORD_COLON)) {
    const user = name ?? nameOfWeb ?? "";
    const userStart = index - user.length;
    if (slashes === undefined ? isValue : !isWanted(userStart - slashes.length)) continue;
    if (user.startsWith("[") && IP_LITERAL.test(word.slice(userStart))) continue;
    const closing = quote === undefined ? -1 : word.indexOf("'", index);
    const start = index + 1;
    // The search goes back no further than to the colon.
    const end = start + word.slice(start, closing === -1 ? word.length : closing).lastIndexOf("@");
    if (end < start) {
      if (closing === -1) break;
      continue;
    }
    const password = word.slice(start, end + 1);
    const basic = NO_PASSWORD.exec(password)?.[0].length;
    if (user !== "" && (basic !== undefined || isToken(user))) yield [wordStart + userStart, wordStart + index];
    isFound = true;
    if (start < end && basic !== password.length - 1) yield [wordStart + start, wordStart + end];
    // Up to the last "@", all is the password.
    if (closing === -1) break;
  }
  const bare = isFound || isValue ? null : WITHOUT_SCHEME.exec(word);
  if (bare === null) return;
  const start = bare.index + bare[0].length;
  const end = word.lastIndexOf("@");
  const first = word.indexOf("@", start);
  // With one "@" it could be a mail address, and a list of them is separated.
  const isPassword =
    first < end
      ? !/[,;]/.test(word.slice(start, end))
      : !NO_USERINFO.test(bare[1] as string) && HOST_WITH_PORT.test(word.slice(end));
  if (first !== -1 && isPassword) yield [wordStart + start, wordStart + end];
}

/** Where a string or an attribute with an "@" has ended with a quote. What follows is the text around it. */
const STRING_END = /(?<=@[^\s"]*")(?=[,;>)\]}])/;

/** A port and a path before the next frame of a stack trace in JSON: `f@http://h:80/a.js:1:2\ng@http://h:80/b.js`. */
const FRAME = /^\d{1,5}[/?#]/;
const NEXT_FRAME = /@https?:\/\//iy;

/**
 * A URI at the start of a string has its own password: what is before that is no password of a "/\\" in a string of
 * JSON before it.
 */
const STRING_BEFORE = /"(?:[a-z][a-z\d+.-]{0,30})?:$/i;
const TO_OWN_PASSWORD = /^(?:"[a-z][a-z\d+.-]{0,30}:)?\/\/[^/?#:@]*:/i;

/**
 * Finds what `maskPasswords` masks, which reads a quote, and a "\\" before a letter, as a part of a password if an "@"
 * follows.
 */
export function* inRunningText(line: string): Generator<Stretch> {
  const pieces = line.split(STRING_END);
  // White space and not the end of a text, since a password may go on after it: `http://me:@http://h:"]@i/`.
  const spaced = pieces.join(" ");
  let added = 0;
  let pieceEnd = pieces[0]?.length ?? 0;
  /** Returns the offset without the spaces before it. Offsets are asked for in order. */
  const inLine = (offset: number): number => {
    for (; offset > pieceEnd; added++) pieceEnd += 1 + (pieces[added + 1] as string).length;
    return offset - added;
  };
  for (const { start, end } of findPasswords(spaced)) {
    const password = spaced.slice(start, end);
    NEXT_FRAME.lastIndex = end;
    if (password === "" || (FRAME.test(password) && NEXT_FRAME.test(spaced))) continue;
    const isOwn = STRING_BEFORE.test(spaced.slice(Math.max(0, start - 33), start));
    const own = isOwn ? (TO_OWN_PASSWORD.exec(password)?.[0].length ?? 0) : 0;
    if (NO_PASSWORD.exec(`${password}@`)?.[0].length !== password.length) yield [inLine(start + own), inLine(end)];
  }
}

/** What a value ends at, unless it is encoded. */
const DELIMITER = /[\s"`&]|$/g;
const ENCODED_QUOTE = /["`]/;

/**
 * Finds user information in the encoded values of a decoded view that have a quote: there, a quote may be a part of a
 * password.
 */
export function* inValues({ text, isEncoded }: View): Generator<Stretch> {
  if (!ENCODED_QUOTE.test(text)) return;
  let from = 0;
  for (const { index } of allMatches(text, DELIMITER)) {
    if (index < text.length && isEncoded(index)) continue;
    const value = text.slice(from, index);
    for (const [start, end] of value.includes("@") && ENCODED_QUOTE.test(value) ? inRunningText(value) : []) {
      // A URI that is not encoded has been found before.
      if (isEncoded(from + start - 1) && isEncoded(from + end)) yield [from + start, from + end];
    }
    from = index + 1;
  }
}
