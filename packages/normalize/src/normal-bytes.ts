/**
 * RFC 3986 §6.2.2 and §6.2.3 for most URIs: short ones without triplets in the authority. One pass over the bytes of a
 * text checks that it is well-formed, and writes the normal form over it. `normalFormFromScan` decides all others, in
 * more time: decision 22, docs/decisions/0022-normal-forms-from-bytes.md, has the figures.
 */
import { type ScannedText, hostStart, pathStart, scanAuthority } from "@std66/core/internal";
import { DEFAULT_PLAN } from "./options.ts";
import {
  COLON,
  DOT,
  ENDS_AUTHORITY,
  FRAGMENT,
  HASH,
  IS_DIGIT,
  IS_PLAIN,
  IS_REG_NAME,
  IS_SCHEME,
  PATH,
  PERCENT,
  QUERY,
  QUESTION_MARK,
  SLASH,
  composeKinds,
  composePairs,
} from "./octets.ts";
import { octetOf, tripletOf } from "./percent-encoding.ts";
import { rulesFor } from "./rules-for.ts";
import { CASE, PERCENT_ENCODING } from "./rungs.ts";
import { isDefaultPort } from "./scheme-based.ts";
import type { SchemeFacts } from "./scheme-rules.ts";

/** The parts of `TextEncoder` and `TextDecoder` in use. Not every engine has them. */
interface Encoder {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
}
interface Decoder {
  decode(bytes: Uint8Array): string;
}
declare const TextEncoder: (new () => Encoder) | undefined;
declare const TextDecoder: (new () => Decoder) | undefined;

/** A part of Node's `Buffer`, whose method reads ASCII in less time than a `TextDecoder` (decision 22). */
interface Slicer {
  latin1Slice(start: number, end: number): string;
}
interface Slicers {
  from?(memory: ArrayBufferLike): Partial<Slicer>;
}

const encoder: Encoder | undefined = typeof TextEncoder === "function" ? new TextEncoder() : undefined;
const decoder: Decoder | undefined = typeof TextDecoder === "function" ? new TextDecoder() : undefined;

/** The longest text. Regexps, which the general way uses, take less time for a character, but longer to start. */
const LONGEST = 1024;
const KINDS: Uint8Array = /* @__PURE__ */ composeKinds();
const PAIRS: Uint8Array = /* @__PURE__ */ composePairs(KINDS);
/**
 * The text, and room for a character of any length after it, or for a zero and what is read after a final "%". V8 knows
 * the address of a constant of this module (decision 22).
 */
const BYTES: Uint8Array = /* @__PURE__ */ new Uint8Array(LONGEST + 4);
/** The same bytes, by twos or fours from any offset on. */
const VIEW: DataView = /* @__PURE__ */ new DataView(BYTES.buffer);
/** The same bytes for that method. By way of `globalThis`: for the name alone, some bundlers add a `Buffer`. */
const SLICER: Partial<Slicer> | undefined = /* @__PURE__ */ (globalThis as { Buffer?: Slicers }).Buffer?.from?.(
  BYTES.buffer,
);

/** A normal form, and the rules of its scheme, if any is needed. */
export interface Normal {
  readonly uri: ScannedText;
  readonly rules: SchemeFacts | undefined;
}

/** The ends of the components, in what has been written. It becomes the record of the result. */
type Writing = { -readonly [Name in keyof ScannedText]: ScannedText[Name] };

/** Whether what has been written differs from the text. */
let isChanged = false;

/**
 * The fast way: the normal form of a text that has not been scanned, by the default rungs and without functions.
 * `undefined` for what it leaves to the scan.
 */
export function normalFormFromBytes(text: string): Normal | undefined {
  const { length } = text;
  if (encoder === undefined || decoder === undefined || length > LONGEST) return undefined;
  // Only ASCII has as many bytes in UTF-8 as code units.
  if (encoder.encodeInto(text, BYTES).written !== length) return undefined;
  BYTES[length] = 0;
  isChanged = false;
  const uri: Writing = {
    text,
    schemeEnd: -1,
    userinfoEnd: -1,
    hostEnd: -1,
    authorityEnd: -1,
    pathEnd: 0,
    queryEnd: -1,
  };
  const read = writeHead(uri);
  if (read === 0) return undefined;
  const rules = rulesFor(uri, DEFAULT_PLAN);
  if (rules?.host !== undefined) return undefined;
  if (isDefaultPort(uri, rules)) {
    uri.authorityEnd = uri.hostEnd;
    isChanged = true;
  }
  const lacksSlash = BYTES[read] !== SLASH && hostStart(uri) < uri.hostEnd && rules?.emptyPathIsSlash;
  // In any other place, what follows would have to move.
  if (lacksSlash && read < length) return undefined;
  const end = lacksSlash ? writeSlash(uri) : writeRest(uri, read);
  if (end === 0) return undefined;
  if (isChanged) uri.text = SLICER?.latin1Slice?.(0, end) ?? decoder.decode(BYTES.subarray(0, end));
  return { uri, rules };
}

/** Writes `scheme ":" [ "//" authority ]` and returns its end, or 0. */
function writeHead(uri: Writing): number {
  let i = 0;
  while ((kindAt(i) & IS_SCHEME) !== 0) i++;
  // Of the characters of a scheme, all but the letters come before ":".
  if (BYTES[i] !== COLON || (BYTES[0] as number) <= COLON) return 0;
  uri.schemeEnd = i++;
  if (BYTES[i] === SLASH && BYTES[i + 1] === SLASH) {
    i = runEnd(i + 2, IS_REG_NAME);
    uri.hostEnd = i;
    if (BYTES[i] === COLON) while ((kindAt(++i) & IS_DIGIT) !== 0);
    uri.authorityEnd = i;
    if ((kindAt(i) & ENDS_AUTHORITY) === 0) return writeOtherAuthority(uri);
  }
  writeInLowerCase(0, i);
  return i;
}

/** Writes the head of a URI whose authority has userinfo or an IP literal, and no triplets. Returns its end, or 0. */
function writeOtherAuthority(uri: Writing): number {
  const { text, schemeEnd } = uri;
  const end = scanAuthority(text, schemeEnd + 3, uri);
  const triplet = text.indexOf("%");
  if (end === -1 || (triplet !== -1 && triplet < end)) return 0;
  uri.authorityEnd = end;
  writeInLowerCase(0, schemeEnd);
  writeInLowerCase(hostStart(uri), uri.hostEnd);
  return end;
}

/** Four octets at a time. Of ASCII, no sum of two octets carries into the next one. */
function writeInLowerCase(start: number, end: number): void {
  for (let i = start; i < end; i += 4) {
    const four = VIEW.getInt32(i, true);
    // The high bit of an octet is set in one sum from "A" on, and in the other after "Z".
    let difference = (((four + 0x3f3f3f3f) ^ (four + 0x25252525)) & 0x80808080) >>> 2;
    if (end - i < 4) difference &= (1 << (8 * (end - i))) - 1;
    if (difference === 0) continue;
    isChanged = true;
    VIEW.setInt32(i, four | difference, true);
  }
}

/** Writes the path that an empty one is equivalent to, at the end of the text. */
function writeSlash(uri: Writing): number {
  isChanged = true;
  BYTES[uri.authorityEnd] = SLASH;
  return (uri.pathEnd = uri.authorityEnd + 1);
}

/** Writes `path [ "?" query ] [ "#" fragment ]`, which the text has at `start`. Returns the end of all, or 0. */
function writeRest(uri: Writing, start: number): number {
  const from = pathStart(uri);
  let component = PATH;
  let i = start;
  let at = from;
  let seen = 0;
  for (;;) {
    // Bytes that stay where they are need no writing.
    if (at === i) at = i = runEnd(i, IS_PLAIN);
    else {
      for (let four = VIEW.getInt32(i, true); (pairs(four) & IS_PLAIN) !== 0; four = VIEW.getInt32((i += 4), true)) {
        VIEW.setInt32(at, four, true);
        at += 4;
      }
    }
    let octet = BYTES[i] as number;
    for (; ((KINDS[octet] as number) & IS_PLAIN) !== 0; octet = BYTES[++i] as number) BYTES[at++] = octet;
    if (octet === PERCENT) {
      let four = VIEW.getInt32(i, true);
      do {
        const triplet = tripletOf((four >> 8) & 0x7f, (four >> 16) & 0x7f);
        if (triplet === 0) return 0;
        seen |= triplet;
        if ((triplet & PERCENT_ENCODING) === 0) {
          // Of the digits, only letters have the higher one of these two bits.
          const upper = four & ~((four & 0x40_4000) >> 1);
          // To read four bytes that have just been written in part is slow.
          if (at !== i) VIEW.setInt32(at, upper, true);
          else if (upper !== four) VIEW.setInt16(at + 1, upper >> 8, true);
          at += 3;
        } else if (octetOf(triplet) === DOT && isSegmentStart(at, from)) {
          // To be read once more.
          BYTES[(i += 2)] = DOT;
          break;
        } else {
          BYTES[at++] = octetOf(triplet);
        }
        four = VIEW.getInt32((i += 3), true);
      } while ((four & 0xff) === PERCENT);
      continue;
    }
    if (octet === DOT) {
      const end = component === PATH && isSegmentStart(at, from) ? dotSegmentEnd((i = secondDotDecoded(i))) : -1;
      if (end !== -1) {
        if (uri.authorityEnd === -1) return 0;
        if (end === i + 2) at = withoutLastSegment(at, from);
        i = BYTES[end] === SLASH ? end + 1 : end;
        continue;
      }
    } else if (octet === QUESTION_MARK) {
      if (component === PATH) {
        uri.pathEnd = at;
        component = QUERY;
      }
    } else if (octet === HASH && component !== FRAGMENT) {
      if (component === PATH) uri.pathEnd = at;
      else uri.queryEnd = at;
      component = FRAGMENT;
    } else {
      break;
    }
    BYTES[at++] = octet;
    i++;
  }
  if (component === PATH) uri.pathEnd = at;
  else if (component === QUERY) uri.queryEnd = at;
  // All other changes make the text shorter.
  if (at !== i || (seen & CASE) !== 0) isChanged = true;
  return i === uri.text.length ? at : 0;
}

/** Returns the end of a run of octets of a kind. Looks four up at a time (decision 22). */
function runEnd(start: number, kind: typeof IS_PLAIN | typeof IS_REG_NAME): number {
  let i = start;
  let four = VIEW.getInt32(i, true);
  while ((pairs(four) & kind) !== 0) four = VIEW.getInt32((i += 4), true);
  if (((PAIRS[four & 0xffff] as number) & kind) !== 0) i += 2;
  return ((KINDS[BYTES[i] as number] as number) & kind) === 0 ? i : i + 1;
}

/** Returns the kinds that four octets share. */
function pairs(four: number): number {
  return (PAIRS[four & 0xffff] as number) & (PAIRS[four >>> 16] as number);
}

function kindAt(index: number): number {
  return KINDS[BYTES[index] as number] as number;
}

/** Whether a segment of the path that begins at `from` begins at `at`. */
function isSegmentStart(at: number, from: number): boolean {
  return at === from || BYTES[at - 1] === SLASH;
}

/** Decodes the triplet of a dot after the dot at `index`, over the triplet. Returns where the first dot is then. */
function secondDotDecoded(index: number): number {
  if (BYTES[index + 1] !== PERCENT) return index;
  const triplet = tripletOf(BYTES[index + 2] as number, BYTES[index + 3] as number);
  if (octetOf(triplet) !== DOT) return index;
  BYTES[index + 2] = BYTES[index + 3] = DOT;
  return index + 2;
}

/** Returns the end of the segment "." or ".." at an offset, or -1. */
function dotSegmentEnd(start: number): number {
  const end = BYTES[start + 1] === DOT ? start + 2 : start + 1;
  const next = BYTES[end];
  return next === SLASH || next === QUESTION_MARK || next === HASH || next === 0 ? end : -1;
}

/**
 * Takes back a segment of the path that begins at `from` (RFC 3986 §5.2.4, step 2C). Returns the end after the "/"
 * before that segment.
 */
function withoutLastSegment(end: number, from: number): number {
  let i = end - 1;
  while (i > from && BYTES[--i] !== SLASH);
  return i + 1;
}
