/**
 * RFC 3986 §3.2.1, §7.5 and Appendix C: passwords in running text, whose references stand in quotes, in brackets, or
 * alone.
 */
import { requireString } from "../argument/argument-error.ts";
import { referenceFault } from "../faults/diagnose.ts";
import { AUTHORITY_START } from "../display/mask-password.ts";
import { IN_REFERENCE, MASK } from "../display/mask-reference.ts";
import { type PasswordPlace, hidden, united } from "./password-places.ts";
import { QUERY, SCHEME, SCHEME_REST } from "../scan/rules.ts";
import { scanText } from "../scan/scan-text.ts";
import { firstPassword, runsOf } from "./text-runs.ts";

/** A reference after another scheme: `jdbc:mysql://u:…`, `URL:http://u:…` (Appendix C). Group 1 is the prefix. */
const PREFIXED: RegExp = /* @__PURE__ */ new RegExp(`^(${SCHEME}:(?:${SCHEME}:)?)${SCHEME}:[/\\\\]{2}[^/?#:@]*:`);

/** A path that may be a network-path reference in apostrophes or parentheses, or after a name and "=". */
const ENCLOSED = /^[^/?#:]*['(=]\/\//;

/**
 * Matches the ":" before a possible password, as errors do. Group 1 is what is before it, from the scheme on. What
 * lacks both slashes begins where no scheme, path or authority goes on.
 */
const TO_PASSWORD: RegExp = /* @__PURE__ */ new RegExp(
  `:(?<=((?:(?:${SCHEME}:)?${AUTHORITY_START}|(?<![${SCHEME_REST}:/@%?#])${SCHEME}:[/\\\\]?)[^/?#:]*):)`,
);

/** What ends a reference, if no "@" follows: a delimiter of Appendix C, a bracket, or punctuation beyond ASCII. */
const CLOSING = /^(?:["<>[\]{}`\p{Cc}]|\\["\\nrtu]|[^\P{P}\0-\x7F])/u;

/** The end of a string in JSON, before the next one. It ends a reference even if an "@" follows. */
const NEXT_STRING = /^\\?"[\]})]*[,:][[{(]*\\?"/;

/** An empty port is rarer than a password that begins with a "/". */
const EMPTY_PORT = /^[^/]*\/\/[^/?#]*:(?:[/?#]|$)/;

/**
 * A reference without a userinfo, whose port is one as people write it, and what ends its attribute, its cell or its
 * brackets.
 */
const WITHOUT_USERINFO = /^[^/]*\/\/[^/?#:@]*(?::\d{2,5})?(?:[/?#]|$)/;
const END_OF_FIELD = /^(?:"[,>]|>[,;])/;

/**
 * Returns where `maskPasswords` finds passwords, in order (RFC 3986 §3.2.1). Offsets are in UTF-16 code units.
 *
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 * @example
 * ```ts
 * import { findPasswords } from "@std66/core/diagnostics";
 * findPasswords("ftp://me:secret@h/"); // => [{ start: 9, end: 15 }]
 * ```
 */
export function findPasswords(text: string): PasswordPlace[] {
  requireString("findPasswords: text", text);
  return placesIn(text);
}

/** How often places are sought in what is left. More are needed only for texts that are made for it. */
const MAX_PASSES = 8;

function placesIn(text: string): PasswordPlace[] {
  let { places, isOpen } = foundIn(text);
  if (!isOpen) return places;
  // What ended a password may itself be hidden now.
  for (let pass = 0, shown = hidden(text, places); pass < MAX_PASSES; pass++) {
    const more = foundIn(shown).places;
    const rest = hidden(shown, more);
    if (rest === shown) return places;
    places = united(places, more);
    shown = rest;
  }
  const start = Math.min(places[0]?.start ?? Infinity, firstPassword(text));
  return [{ start, end: text.lastIndexOf("@") }];
}

function foundIn(text: string): { places: PasswordPlace[]; isOpen: boolean } {
  const places: PasswordPlace[] = [];
  const { runs, isOpen } = runsOf(text);
  for (const [start, end] of runs) {
    const run = text.slice(start, end);
    const isWhole = scanText(run) !== undefined && !PREFIXED.test(run) && !ENCLOSED.test(run);
    (isWhole ? addOfReference : addOfRun)(places, run, start);
  }
  return { places, isOpen };
}

/**
 * Masks every password in any text: a log, JSON, Markdown (RFC 3986 §3.2.1, §7.5). A URI-reference in it loses the
 * password of its userinfo, and of URIs in its path or query. What is not one loses what an error masks: all between
 * the first ":" of the authority and the last "@" before white space, or before a delimiter that can only end it. White
 * space does not end what cannot begin with a port (`http://me:s3 cret@h/`) if an "@" follows on the line before
 * another "//", nor, between angle brackets, a line break.
 *
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 * @example
 * ```ts
 * import { maskPasswords } from "@std66/core/diagnostics";
 * maskPasswords("ftp://me:secret@h/?from=http://you:secret@h/"); // => "ftp://me:***@h/?from=http://you:***@h/"
 * maskPasswords("GET http://me:a/b@h/ for a@b.example"); // => "GET http://me:***@h/ for a@b.example"
 * maskPasswords("GET http://me:s3 cret@h/ for a@b.example"); // => "GET http://me:***@h/ for a@b.example"
 * maskPasswords("see http://h:8080/@me"); // => "see http://h:8080/@me"
 * ```
 */
export function maskPasswords(text: string, mask: string = MASK): string {
  requireString("maskPasswords: text", text);
  return hidden(text, placesIn(text), mask);
}

/** Adds the passwords of a valid reference, and of URIs in it. */
function addOfReference(places: PasswordPlace[], reference: string, offset: number): void {
  for (const { 0: found, 1: before = "", index } of reference.matchAll(IN_REFERENCE)) {
    places.push({ start: offset + index + before.length, end: offset + index + found.length });
  }
}

/** Adds the passwords of a run that is not a reference as a whole. Goes from one authority to the next. */
function addOfRun(places: PasswordPlace[], run: string, offset: number): void {
  const last = run.lastIndexOf("@");
  for (let from = 0; ;) {
    const found = TO_PASSWORD.exec(run.slice(from));
    const start = from + (found?.index ?? 0) + 1;
    if (found === null || start > last) return;
    const begin = start - 1 - (found[1] as string).length;
    const prefix = PREFIXED.exec(run.slice(begin))?.[1];
    if (prefix !== undefined) {
      from = begin + prefix.length;
      continue;
    }
    const end = referenceEnd(run, begin, start, last);
    // Where it cannot be decided what ends the reference, all may be its password.
    if (end === undefined) {
      places.push({ start: offset + start, end: offset + last });
      return;
    }
    addOfReference(places, run.slice(begin, end), offset + begin);
    from = end;
  }
}

/** An authority, or a path of Windows, that begins with a backslash. */
const BACKSLASH: RegExp = /* @__PURE__ */ new RegExp(`^(?:${SCHEME}:)?/?\\\\`);

/** A character that no component has. */
const DELIMITER: RegExp = /* @__PURE__ */ new RegExp(`^[^${QUERY}%]`);

const ENDS_WITH_SCHEME: RegExp = /* @__PURE__ */ new RegExp(`(?<![${SCHEME_REST}])${SCHEME}$`);

/** Whether another URI begins in the text, after a delimiter, and before any "@" and any possible password. */
function isNextUri(text: string): boolean {
  const colon = text.search(/[@:]/);
  const before = text.slice(0, colon);
  return (
    DELIMITER.test(text) && text.startsWith("://", colon) && ENDS_WITH_SCHEME.test(before) && !/[/\\]{2}/.test(before)
  );
}

/**
 * Returns the end of the reference at `begin`, whose first possible password is at `password`, if that can be decided.
 */
function referenceEnd(run: string, begin: number, password: number, last: number): number | undefined {
  const text = run.slice(begin);
  // In JSON, a path of Windows has two backslashes for one.
  if (BACKSLASH.test(text)) {
    const quote = text.slice(0, password - begin).indexOf('"');
    return quote !== -1 && NEXT_STRING.test(text.slice(quote)) ? begin + quote : undefined;
  }
  const fault = referenceFault(text);
  if (fault === undefined) return run.length;
  const reference = text.slice(0, fault.offset);
  if (EMPTY_PORT.test(reference) || scanText(reference) === undefined) return undefined;
  const end = begin + fault.offset;
  const after = run.slice(end);
  const isEnd =
    end > last
      ? CLOSING.test(after) || after[0] === run[begin - 1]
      : isNextUri(after) ||
        ((begin === 0 || run[begin - 1] === '"') && NEXT_STRING.test(after)) ||
        (WITHOUT_USERINFO.test(reference) && END_OF_FIELD.test(after));
  return isEnd ? end : undefined;
}
