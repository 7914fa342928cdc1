/** RFC 3986 Appendix C: a URI at a known place of a text, delimited by quotes, white space or punctuation. */
import { type Uri, tryParse } from "@std66/core";
import { type Rest, authorityGoesOn, textFollows } from "./authority-rest.ts";
import { isSpace } from "./characters.ts";
import type { Delimiter, LeftOut } from "./extracted-uri.ts";
import { formOf } from "./known-schemes.ts";
import type { Settings } from "./options.ts";
import { authorityEnd, literalLookedAt, runEnd } from "./run-end.ts";
import { LOOKBEHIND } from "./scheme-start.ts";
import { leftOutAfter, punctuationStart } from "./trailing.ts";

/** A place where a URI may begin. */
export interface Candidate {
  readonly start: number;
  /** The offset after the ":" of its scheme; `start` if it has none. */
  readonly afterScheme: number;
  /** Between angle brackets with line breaks: where it stops being a URI. */
  readonly brokenAt?: number;
  /** Between angle brackets that have no URI: where an IRI ends. */
  readonly iriEnd?: number | undefined;
}

/** What was found at a candidate. */
export interface FoundUri {
  readonly start: number;
  readonly end: number;
  readonly reference: Uri;
  readonly withoutHyphen: Uri | undefined;
  readonly delimiter: Delimiter;
  readonly leftOut: readonly LeftOut[];
  /** Whether more text follows, after a character that no URI has there. */
  readonly goesOn: boolean;
}

/** The result of reading a candidate. */
export interface CandidateResult {
  readonly found: FoundUri | undefined;
  /** Whether nothing is found since the URI would have only a part of a host. */
  readonly isCut: boolean;
  /** The offset at which its characters end. */
  readonly runEnd: number;
  /** The offset at which what is found, or would be, ends; with its trailing punctuation. */
  readonly stop: number;
  /** The offset up to which the text was looked at. */
  readonly lookedAt: number;
  /** Whether something is left out: a URI with such a host or an invalid one, or the rest of an IRI. */
  readonly isOmitted: boolean;
  /** Whether `iris` would find more. */
  readonly isIri: boolean;
}

/** Reads a candidate up to the first character that cannot be part of it. */
export function readCandidate(text: string, candidate: Candidate, settings: Settings): CandidateResult {
  const { start, afterScheme } = candidate;
  const authority = authorityOf(text, candidate);
  const quote = text.charCodeAt(start - 1);
  const isQuoted = quote === DOUBLE_QUOTE || quote === APOSTROPHE;
  const quoteEnd = isQuoted ? runEnd(text, [afterScheme, authority], settings.iris, quote) : start;
  if (isQuoted && text.charCodeAt(quoteEnd) === quote) {
    const reference = referenceOf(text, candidate, quoteEnd, settings);
    const delimiter: Delimiter = quote === DOUBLE_QUOTE ? "double-quotes" : "single-quotes";
    const end = quoteEnd;
    if (reference !== undefined) {
      const found = { start, end, reference, withoutHyphen: undefined, delimiter, leftOut: [], goesOn: false };
      return { found, isCut: false, runEnd: end, stop: end, lookedAt: end, isOmitted: false, isIri: false };
    }
  }
  const end = runEnd(text, [afterScheme, authority], settings.iris);
  const stop = hostCut(text, candidate, end);
  // What ends the run after the end of the host may still belong to the authority: "http://example.com${path}".
  const atStop = authorityAt(text, authority, stop, start);
  const atEnd = stop === end ? atStop : authorityAt(text, authority, end, start);
  const isCut = atStop.goesOn || atEnd.goesOn || isBroken(text, candidate, authority, end);
  const after = isCut ? NO_REST : restAfter(text, candidate, stop);
  const found = isCut ? undefined : foundBefore(text, candidate, settings, { stop, goesOn: after.goesOn });
  const isPart = found === undefined ? isCut || hasName(text, candidate, end) : text[stop] === "\uFFFD";
  const { iriEnd } = candidate;
  const iri =
    iriEnd === undefined
      ? iriAt(text, candidate, Math.max(stop, quoteEnd), settings)
      : { found: { end: iriEnd }, lookedAt: 0 };
  const isIri = (iri.found?.end ?? 0) > (found?.end ?? 0);
  const literal = literalLookedAt(text, end, authority);
  const lookedAt = Math.max(end, quoteEnd, literal, iri.lookedAt, atStop.lookedAt, atEnd.lookedAt, after.lookedAt);
  return { found, isCut, runEnd: end, stop, lookedAt, isOmitted: isPart || isIri, isIri };
}

/** What follows a URI that ends at `stop`. Between angle brackets, it may be in the next line. */
function restAfter(text: string, { start, brokenAt = -1 }: Candidate, stop: number): Rest {
  const isInNextLine = stop < brokenAt && isSpace(text, stop);
  return textFollows(text, isInNextLine ? brokenAt : stop, start);
}

/** The URI at the start of a run of characters, without the punctuation at its end. */
function foundBefore(
  text: string,
  candidate: Candidate,
  settings: Settings,
  { stop, goesOn }: { readonly stop: number; readonly goesOn: boolean },
): FoundUri | undefined {
  const { start } = candidate;
  const end = punctuationStart(text, stop, text.charAt(start - 1));
  const reference = referenceOf(text, candidate, end, settings);
  if (reference === undefined) return undefined;
  const delimiter = text[start - 1] === "<" && text[end] === ">" ? "angle-brackets" : "whitespace";
  const leftOut = leftOutAfter(text, end, stop, goesOn);
  return { start, end, reference, withoutHyphen: undefined, delimiter, leftOut, goesOn };
}

/**
 * Whether there is an authority that is meant as one, such as those of "http://[::1" and "https:///a.example": not that
 * of "http://".
 */
function hasName(text: string, candidate: Candidate, end: number): boolean {
  const authority = authorityOf(text, candidate);
  if (authority === -1) return false;
  if (end === authority) return /^(?:\[[\p{L}\p{N}:]|\{+[% ]{0,2}[\p{L}_$]|%[\p{L}{(])/u.test(text.slice(end, end + 5));
  const written = text.slice(authority, end);
  if (/^(?:\[\]|[^/?#]*[\p{L}\p{N}])/u.test(written)) return true;
  // Browsers read a host after any number of slashes.
  return /^\/+[\p{L}\p{N}]/u.test(written) && /^https?:/i.test(text.slice(candidate.start, authority));
}

/** How much of an IRI is read beyond where a URI ends, to tell whether it is one. */
const MAX_IRI = 256;

/** What `iris` would find of a URI that ends at `stop`, if anything may be reported. */
function iriAt(
  text: string,
  { start, afterScheme, brokenAt }: Candidate,
  stop: number,
  settings: Settings,
): Pick<CandidateResult, "lookedAt"> & { readonly found?: { readonly end: number } | undefined } {
  const { iris, omitted, reported } = settings;
  if (iris || (omitted ?? reported) === undefined || text.charAt(stop) <= "\x7f") return NO_REST;
  const from = Math.max(0, start - LOOKBEHIND);
  const near = text.slice(from, stop + MAX_IRI);
  const candidate = { start: start - from, afterScheme: afterScheme - from };
  const placed = brokenAt === undefined ? candidate : { ...candidate, brokenAt: brokenAt - from };
  const { found, lookedAt } = readCandidate(near, placed, { ...settings, iris: true });
  return { found: found && { end: from + found.end }, lookedAt: from + lookedAt };
}

const DOUBLE_QUOTE = 0x22;
const APOSTROPHE = 0x27;

/** The offset of the authority, or -1 without one (RFC 3986 §3.2). */
function authorityOf(text: string, { start, afterScheme }: Candidate): number {
  if (start === afterScheme) return start;
  return text.startsWith("//", afterScheme) ? afterScheme + 2 : -1;
}

/** Reads a URI that ends at `end`; `undefined` if it is not a URI, or one that no text means. */
function referenceOf(
  text: string,
  candidate: Candidate,
  end: number,
  { schemes, www, iris }: Settings,
): Uri | undefined {
  const { start, afterScheme } = candidate;
  if (start === afterScheme) return uriOf(`${www}://${text.slice(start, end)}`, iris);
  if (schemes === undefined && !text.startsWith("//", afterScheme)) {
    // The scanner asks only for schemes that have a form.
    const form = formOf(text.slice(start, afterScheme - 1)) as RegExp;
    if (!form.test(text.slice(afterScheme, end))) return undefined;
  }
  const uri = uriOf(text.slice(start, end), iris);
  // "http://" alone names a scheme, and "http:///a" no host; "file:///a" is complete (RFC 8089 §2).
  const isEmpty = uri?.host === "" && (uri.path === "" || uri.authority !== "" || isWeb(text, candidate));
  return isEmpty ? undefined : uri;
}

/** Parses a text; `undefined` if it is no URI. `iris`: percent-encodes characters beyond ASCII (RFC 3987 §3.1). */
export function uriOf(text: string, iris: boolean): Uri | undefined {
  const reference = tryParse(iris ? text.replace(/[^\0-\x7f\uD800-\uDFFF]/gu, encodeURIComponent) : text);
  return reference?.isUri() === true ? reference : undefined;
}

function isWeb(text: string, { start, afterScheme }: Candidate): boolean {
  return start === afterScheme || /^(?:https?|ftp):/i.test(text.slice(start, afterScheme));
}

/** Characters that a reg-name and an IPvFuture may have (RFC 3986 §3.2.2), but no host name of the web. */
const NO_WEB_HOST = /[!$&'()*+,;=]/;

/** The end of the run, or of a host that ends before it: "http://example.com's", "http://a.com,b". */
function hostCut(text: string, candidate: Candidate, end: number): number {
  const authority = authorityOf(text, candidate);
  if (authority === -1 || !isWeb(text, candidate)) return end;
  const written = text.slice(authority, authorityEnd(text, authority, end));
  const from = Math.max(written.lastIndexOf("@"), written.lastIndexOf("]")) + 1;
  const wrong = written.slice(from).search(NO_WEB_HOST);
  return wrong === -1 ? end : authority + from + wrong;
}

/** Whether the authority goes on in the next line of a text between angle brackets. */
function isBroken(text: string, { brokenAt = -1 }: Candidate, authority: number, end: number): boolean {
  return end < brokenAt && isSpace(text, end) && authority !== -1 && authorityEnd(text, authority, end) === end;
}

/** Whether the authority goes on after `end`. A missing or empty one, before ASCII, leaves no host to cut. */
function authorityAt(text: string, authority: number, end: number, start: number): Rest {
  const isEmpty = end === authority && text.charAt(end) <= "\x7f";
  if (authority === -1 || isEmpty || authorityEnd(text, authority, end) < end) return NO_REST;
  return isTemplate(text, end) ? { goesOn: true, lookedAt: end } : authorityGoesOn(text, end, start);
}

const NO_REST: Rest = { goesOn: false, lookedAt: 0 };

/** Whether a place for a part of the host follows, as in "http://example.<host>/". */
function isTemplate(text: string, end: number): boolean {
  return /[-.@:]/.test(text.charAt(end - 1)) && (text[end] === "<" || text[end] === "[");
}
