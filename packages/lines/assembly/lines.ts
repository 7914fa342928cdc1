/**
 * RFC 3986 §2 to §4.1, §6.2.2 and §6.2.3, in AssemblyScript: which lines of a buffer are certainly valid, or in normal
 * form. Reads 16 octets at a time by SIMD instructions. Lines with a userinfo, an IP literal or a triplet in the host
 * are left to the JavaScript way, as are all lines with a fault: src/check-lines.ts, src/normalize-lines.ts.
 */

/** The character classes, which src/character-classes.ts writes in this order: 16 octets each. */
const SCHEME: usize = 0;
const REG_NAME: usize = 16;
const DIGIT: usize = 32;
const QUERY: usize = 48;
/** In normal form, letters are lowercase. */
const NORMAL_SCHEME: usize = 64;
const NORMAL_REG_NAME: usize = 80;
/** First letters of schemes. */
const UNRULED: usize = 96;
const SHORT_PORT: usize = 112;

const LF: u8 = 0x0a;
const CR: u8 = 0x0d;
const HASH: u8 = 0x23;
const PERCENT: u8 = 0x25;
const DOT: u8 = 0x2e;
const SLASH: u8 = 0x2f;
const ZERO: u8 = 0x30;
const COLON: u8 = 0x3a;
const QUESTION_MARK: u8 = 0x3f;
const TWO_SLASHES: u16 = 0x2f2f;

/** What a line parser returns for a line that is left to the JavaScript way. */
const UNKNOWN: usize = 0;

let count: i32 = 0;

/** The number of lines before the offset that the last call returned. */
export function lineCount(): i32 {
  return count;
}

/**
 * Returns the offset of the first line that may not be a URI-reference, or `to`. Each line from `from` to `to` ends
 * with the separator.
 */
export function endOfReferences(from: usize, to: usize, separator: u8): usize {
  count = 0;
  for (let line = from; line < to; count++) {
    const end = validLine(line, separator, false);
    if (end === UNKNOWN) return line;
    line = end + 1;
  }
  return to;
}

/** Returns the offset of the first line that may not be a URI, or `to`. */
export function endOfUris(from: usize, to: usize, separator: u8): usize {
  count = 0;
  for (let line = from; line < to; count++) {
    const end = validLine(line, separator, true);
    if (end === UNKNOWN) return line;
    line = end + 1;
  }
  return to;
}

/** Returns the offset of the first line that may not be a URI in normal form, or `to`. */
export function endOfNormal(from: usize, to: usize, separator: u8): usize {
  count = 0;
  for (let line = from; line < to; count++) {
    const end = normalLine(line, separator);
    if (end === UNKNOWN) return line;
    line = end + 1;
  }
  return to;
}

/** URI-reference = URI / relative-ref. Returns the offset of the separator. */
function validLine(line: usize, separator: u8, isUri: bool): usize {
  let at = runEnd(line, SCHEME);
  if (load<u8>(at) === COLON) {
    if (!isAlpha(load<u8>(line))) return UNKNOWN;
    at++;
  } else if (isUri) {
    return UNKNOWN;
  } else if (at > line || load<u8>(line) !== SLASH) {
    // segment-nz-nc: a first segment without a ":".
    at = runEnd(at, REG_NAME);
    return isAfterName(load<u8>(at), separator) ? tailEnd(at, separator) : UNKNOWN;
  }
  if (load<u16>(at) === TWO_SLASHES) {
    at = runEnd(at + 2, REG_NAME);
    if (load<u8>(at) === COLON) at = runEnd(at + 1, DIGIT);
    if (!isAfterName(load<u8>(at), separator)) return UNKNOWN;
  }
  return tailEnd(at, separator);
}

/** Whether a name, a port or a first segment may end before an octet. */
function isAfterName(octet: u8, separator: u8): bool {
  return octet === SLASH || octet === QUESTION_MARK || octet === HASH || octet === separator || octet === CR;
}

/** path [ "?" query ] [ "#" fragment ] */
function tailEnd(start: usize, separator: u8): usize {
  let isFragment = false;
  let at = runEnd(start, QUERY);
  let octet = load<u8>(at);
  while (octet === PERCENT || (octet === HASH && !isFragment)) {
    if (octet === HASH) isFragment = true;
    else if (isHexdig(load<u8>(at + 1)) && isHexdig(load<u8>(at + 2))) at += 2;
    else return UNKNOWN;
    at = runEnd(at + 1, QUERY);
    octet = load<u8>(at);
  }
  if (octet === separator) return at;
  // A CR belongs to the line end, but only before an LF.
  return octet === CR && separator === LF && load<u8>(at + 1) === LF ? at + 1 : UNKNOWN;
}

/**
 * scheme "://" reg-name [ ":" port ] "/" …, in which no rung changes anything: without a port that may be the default
 * one, and without "/.", which may begin a dot-segment. The classes have no uppercase letters in a scheme and a
 * reg-name.
 */
function normalLine(line: usize, separator: u8): usize {
  const schemeEnd = runEnd(line, NORMAL_SCHEME);
  if (load<u8>(schemeEnd) !== COLON || load<u16>(schemeEnd + 1) !== TWO_SLASHES) return UNKNOWN;
  const first = load<u8>(line);
  if (!isIn(first, UNRULED)) return UNKNOWN;
  const hostEnd = runEnd(schemeEnd + 3, NORMAL_REG_NAME);
  let at = hostEnd;
  if (load<u8>(at) === COLON) {
    at = runEnd(at + 1, DIGIT);
    // Too short, it may be a default port. So may one that begins with zeros.
    if (!isIn(first, SHORT_PORT) || at - hostEnd <= 4 || load<u8>(hostEnd + 1) === ZERO) return UNKNOWN;
  }
  return load<u8>(at) === SLASH ? normalTailEnd(at, separator) : UNKNOWN;
}

function normalTailEnd(start: usize, separator: u8): usize {
  let isFragment = false;
  let at = dotlessRunEnd(start);
  let octet = load<u8>(at);
  while (octet === PERCENT || (octet === HASH && !isFragment)) {
    if (octet === HASH) isFragment = true;
    else if (isNormalTriplet(load<u8>(at + 1), load<u8>(at + 2))) at += 2;
    else return UNKNOWN;
    at = dotlessRunEnd(at + 1);
    octet = load<u8>(at);
  }
  return octet === separator ? at : UNKNOWN;
}

/** Returns the end of a run of octets of a class. A separator is in no class. */
function runEnd(start: usize, characters: usize): usize {
  let at = start;
  let others = othersIn(v128.load(at), characters);
  while (others === 0) {
    at += 16;
    others = othersIn(v128.load(at), characters);
  }
  return at + ctz(others);
}

/** The same for a query, which also ends at "/.". */
function dotlessRunEnd(start: usize): usize {
  let at = start;
  let ends = othersIn(v128.load(at), QUERY) | slashesWithDot(at);
  while (ends === 0) {
    at += 16;
    ends = othersIn(v128.load(at), QUERY) | slashesWithDot(at);
  }
  return at + ctz(ends);
}

/** A bit for each "/" among 16 octets that is followed by a ".". */
function slashesWithDot(at: usize): i32 {
  const isSlash = i8x16.eq(v128.load(at), i8x16.splat(SLASH));
  const isBeforeDot = i8x16.eq(v128.load(at, 1), i8x16.splat(DOT));
  return i8x16.bitmask(v128.and(isSlash, isBeforeDot));
}

/**
 * A bit for each of 16 octets that is not in a class. Octet `n` of a class: bit `h` is set if 0x`hn` is in the class.
 * Non-ASCII octets, of which the first digit is 8 or more, are in none.
 */
function othersIn(octets: v128, characters: usize): i32 {
  const firstDigits = i8x16.swizzle(
    i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0),
    i8x16.shr_u(octets, 4),
  );
  const allowed = i8x16.swizzle(v128.load(characters), v128.and(octets, i8x16.splat(15)));
  return i8x16.bitmask(i8x16.eq(v128.and(firstDigits, allowed), i8x16.splat(0)));
}

function isIn(octet: u8, characters: usize): bool {
  // Of 32 bits, so that a non-ASCII octet finds none.
  const firstDigits: u32 = load<u8>(characters + (octet & 15));
  return ((firstDigits >> (octet >> 4)) & 1) !== 0;
}

function isAlpha(octet: u8): bool {
  return isBetween(octet | 0x20, 0x61, 0x7a);
}

function isDigit(octet: u8): bool {
  return isBetween(octet, 0x30, 0x39);
}

function isHexdig(octet: u8): bool {
  return isDigit(octet) || isBetween(octet | 0x20, 0x61, 0x66);
}

/** Whether the digits of a triplet are in uppercase, and of an octet that is not unreserved. */
function isNormalTriplet(first: u8, second: u8): bool {
  return isUpperHexdig(first) && isUpperHexdig(second) && !isUnreserved((valueOf(first) << 4) | valueOf(second));
}

function isUpperHexdig(octet: u8): bool {
  return isDigit(octet) || isBetween(octet, 0x41, 0x46);
}

function valueOf(hexdig: u8): u8 {
  return isDigit(hexdig) ? hexdig - 0x30 : hexdig - 0x37;
}

/** unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" */
function isUnreserved(octet: u8): bool {
  return isAlpha(octet) || isDigit(octet) || octet === 0x2d || octet === 0x2e || octet === 0x5f || octet === 0x7e;
}

function isBetween(octet: u8, first: u8, last: u8): bool {
  return octet >= first && octet <= last;
}
