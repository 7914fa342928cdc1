/** RFC 3986 Appendix C: finds URIs in a text, one after the other. */
import { authorityRestEnd } from "./authority-rest.ts";
import { type Candidate, type CandidateResult, type FoundUri, readCandidate } from "./candidate.ts";
import { Finder } from "./finder.ts";
import { findBracketed } from "./find-bracketed.ts";
import type { ExtractedUri, LeftOut } from "./extracted-uri.ts";
import { afterCharacter, afterIn, isWholeIn, unreadEnd } from "./following.ts";
import { formOf } from "./known-schemes.ts";
import { LineCounter, type Position } from "./line-counter.ts";
import type { OmittedIri, Settings } from "./options.ts";
import { LOOKAHEAD } from "./run-end.ts";
import { MAX_LINE, runStart, schemeStart } from "./scheme-start.ts";
import { nextWww } from "./www.ts";

/** Whether something is not given, or only in part: a URI that ends before a character that no URI has there. */
function isReported({ found, isOmitted }: CandidateResult): boolean {
  return isOmitted || (found?.goesOn === true && found.leftOut.some(({ reason }) => reason === "not-allowed"));
}

/** A web URI in a string of JSON whose slashes are escaped, which only `--as json` and `json-lines` read. */
const ESCAPED = /^(?:https?|wss?|ftp):(?:\\{1,3}\/){2}[\p{L}\p{N}[]/iu;

/**
 * Reads a text in one piece or several. Stops only at each ":", and looks before and after it. Takes linear time: what
 * was read without finding a URI is not read again.
 */
export class Scanner {
  readonly #settings: Settings;
  readonly #lines: LineCounter | undefined;
  /** Whether the places of what is not given are asked for, and IRIs are not given. */
  readonly #isTold: boolean;
  readonly #colons = new Finder((text, from) => text.indexOf(":", from));
  readonly #brackets = new Finder((text, from) => text.indexOf("<", from));
  readonly #wwws = new Finder(nextWww);
  #text = "";
  #isLast = false;
  /** The offset in the whole text at which `#text` begins. */
  #base = 0;
  /** Where to look for the next ":". */
  #next = 0;
  /** The last text of several lines after a "<" that is no URI: where it starts and breaks off in the whole text. */
  #broken: readonly [start: number, brokenAt: number] = [-1, -1];

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#lines = settings.positions ? new LineCounter() : undefined;
    this.#isTold = !settings.iris && (settings.omitted ?? settings.reported) !== undefined;
  }

  /** The length of the text that is kept because a URI may begin in it. */
  get pending(): number {
    return this.#text.length;
  }

  /** Adds a piece of the text. */
  add(piece: string, isLast: boolean): void {
    this.#change(this.#text + piece);
    this.#isLast = isLast;
  }

  /** Returns the next URI; `undefined` if there is none, or if the next piece is needed. */
  next(): ExtractedUri | undefined {
    for (;;) {
      const { length } = this.#text;
      const colon = this.#colons.find(this.#text, this.#next);
      const www = this.#settings.www === undefined ? length : this.#wwws.find(this.#text, this.#next);
      if (www >= colon && colon === length) {
        this.#keepTail();
        return undefined;
      }
      const found = www < colon ? this.#read({ start: www, afterScheme: www }) : this.#readAt(colon);
      if (found === "more") return undefined;
      if (found !== undefined && this.#isWanted(found.reference.scheme)) return this.#extracted(found);
    }
  }

  /** Reads what is around a ":". */
  #readAt(colon: number): FoundUri | "more" | undefined {
    const text = this.#text;
    const bracket = this.#bracketBefore(colon);
    let iri: ReturnType<typeof findBracketed>;
    if (bracket !== -1) {
      const found = findBracketed(text, bracket, this.#settings);
      if (found === "more") {
        if (!this.#isLast) return this.#keep(bracket);
      } else if (found !== undefined && "after" in found) {
        this.#next = found.after;
        return found;
      } else {
        if (found !== undefined) this.#broken = [this.#base + found.start, this.#base + found.brokenAt];
        iri = this.#isTold ? findBracketed(text, bracket, { ...this.#settings, iris: true }) : undefined;
        if (iri === "more" && !this.#isLast) return this.#keep(bracket);
      }
    }
    const start = schemeStart(text, colon);
    const afterScheme = colon + 1;
    const needed = text[afterScheme] === "\\" ? LOOKAHEAD : "//".length;
    if (!this.#isLast && afterScheme + needed > text.length) return this.#keep(start);
    const iriEnd = iri !== undefined && iri !== "more" && "after" in iri && iri.start === start ? iri.end : undefined;
    if (this.#isPossible(start, afterScheme)) return this.#read({ start, afterScheme, iriEnd });
    const isIri = iriEnd !== undefined;
    if (isIri || ESCAPED.test(text.slice(start, afterScheme + LOOKAHEAD))) {
      const stop = isIri ? start + text.slice(start, iriEnd).search(/[^\0-\x7f]/) : afterScheme;
      const end = afterCharacter(text, stop);
      if (!this.#isLast && !isWholeIn(text, end)) return this.#keep(isIri ? bracket : start);
      this.#tell({ start, afterScheme }, { found: undefined, stop, isOmitted: true, isIri }, end);
    }
    this.#next = afterScheme;
    return undefined;
  }

  /** Whether a scheme from `start` on is wanted. */
  #isPossible(start: number, afterScheme: number): boolean {
    const scheme = this.#text.slice(start, afterScheme - 1);
    const { schemes } = this.#settings;
    if (schemes !== undefined) return schemes.has(scheme.toLowerCase());
    // No registered scheme has one letter: "C://" is a drive.
    return scheme.length > 1 && (this.#text.startsWith("//", afterScheme) || formOf(scheme) !== undefined);
  }

  #isWanted(scheme: string): boolean {
    return this.#settings.without?.has(scheme.toLowerCase()) !== true;
  }

  #read(candidate: Candidate): FoundUri | "more" | undefined {
    const text = this.#text;
    const { start, afterScheme } = candidate;
    const [brokenStart, brokenAt] = this.#broken;
    const isBroken = this.#base + start === brokenStart;
    const placed = isBroken ? { ...candidate, brokenAt: brokenAt - this.#base } : candidate;
    const read = readCandidate(text, placed, this.#settings);
    const { found, isCut, runEnd, stop, lookedAt } = read;
    const rest = isCut ? authorityRestEnd(text, stop) : undefined;
    const last = Math.max(lookedAt, rest ?? 0);
    // No pattern goes beyond white space or a closing quote: a line's URIs are given before the next line comes.
    const isQuoted = found?.delimiter.endsWith("-quotes") === true;
    const isKnown =
      last + LOOKAHEAD <= text.length || (last <= text.length && (isQuoted || /\s/.test(text.slice(last - 1))));
    const isTold = isReported(read) && (this.#settings.omitted ?? this.#settings.reported) !== undefined;
    const next = afterCharacter(text, stop);
    const end = found === undefined && !isBroken ? unreadEnd(text, stop) : next;
    const isWhole = !isTold || isWholeIn(text, /[\n\r]/.test(text.charAt(end)) ? end : next);
    if (!this.#isLast && !(isKnown && isWhole)) return this.#keep(start);
    if (isTold) this.#tell(candidate, read, end);
    if (rest !== undefined) {
      // A part of the rest of a host is not another URI.
      this.#next = Math.max(runEnd, rest);
      return undefined;
    }
    // What only looks like a scheme may stand before a URI: "data:http://example.com/".
    const hasSlashes = start === afterScheme || text.startsWith("//", afterScheme);
    const inner = found === undefined && !hasSlashes ? text.slice(afterScheme, runEnd).indexOf("://") : -1;
    this.#next = inner === -1 ? runEnd : afterScheme + inner;
    return found;
  }

  /** Reports what is not given, or only in part, up to `end`. */
  #tell(
    { start, afterScheme }: Candidate,
    { found, stop, isIri, isOmitted }: Pick<CandidateResult, "found" | "stop" | "isIri" | "isOmitted">,
    end: number,
  ): void {
    const { omitted, reported } = this.#settings;
    if ((omitted ?? reported) === undefined) return;
    const text = this.#text;
    const scheme = start === afterScheme ? this.#settings.www : text.slice(start, afterScheme - 1);
    if (!this.#isWanted(scheme as string)) return;
    const place: OmittedIri = {
      start: this.#base + start,
      end: this.#base + stop,
      text: text.slice(start, end),
      uri: found?.reference,
      ...(isOmitted && found === undefined && !isIri && { reason: "host" }),
    };
    const placed = this.#placed(place, start);
    if (isOmitted) omitted?.(placed);
    reported?.({ ...placed, isCutShort: !isOmitted, after: afterIn(text, end) });
  }

  /** The last "<" before a ":", if there is none other ":" in between; otherwise -1. */
  #bracketBefore(colon: number): number {
    let last = -1;
    for (let i = this.#brackets.find(this.#text, this.#next); i < colon; i = this.#brackets.find(this.#text, i + 1)) {
      last = i;
    }
    return last;
  }

  /** Keeps what may be the start of a URI at the end of a piece: the start of a scheme, after a "<" perhaps. */
  #keepTail(): void {
    if (this.#isLast) return;
    const text = this.#text;
    const bracket = this.#bracketBefore(text.length);
    const isOpen = bracket !== -1 && findBracketed(text, bracket, this.#settings) === "more";
    this.#next = isOpen ? bracket : runStart(text, text.length);
    this.#keep(this.#next);
  }

  /** Forgets the text before `start`, but for what may be looked at before a URI. */
  #keep(start: number): "more" {
    const from = Math.max(0, runStart(this.#text, start) - MAX_LINE - 1);
    this.#lines?.forget(this.#text, from);
    this.#base += from;
    this.#next = Math.max(0, this.#next - from);
    this.#change(this.#text.slice(from));
    return "more";
  }

  #change(text: string): void {
    this.#text = text;
    for (const finder of [this.#colons, this.#brackets, this.#wwws]) finder.reset();
  }

  /** A URI with its offsets in the whole text. */
  #extracted({ start, end, reference, withoutHyphen, delimiter, leftOut }: FoundUri): ExtractedUri {
    const base = this.#base;
    const uri: ExtractedUri = {
      text: this.#text.slice(start, end),
      start: base + start,
      end: base + end,
      reference,
      withoutHyphen,
      delimiter,
      leftOut: leftOut.map((left): LeftOut => ({ ...left, start: base + left.start, end: base + left.end })),
    };
    return this.#placed(uri, start);
  }

  /** With the line and the column of an offset in the text that is kept, if these are asked for. */
  #placed<Place extends object>(place: Place, start: number): Place & Partial<Position> {
    return this.#lines === undefined ? place : Object.assign(place, this.#lines.positionOf(this.#text, start));
  }
}
