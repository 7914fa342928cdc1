/** RFC 3986 §2 and Appendix A: a run of characters of one class, read with a loop or a regexp. */
import { ALLOWS_TRIPLETS, IS_PATH, IS_QUERY, PERCENT, isIn, isTripletAt } from "./characters.ts";
import { HEXDIG, LONG, PATH, QUERY, REGEXP_FROM, REGEXP_TO } from "./rules.ts";

/** Returns the end of a run of characters of a class, and of triplets if its rule allows them. */
export function runEnd(text: string, start: number, length: number, bits: number): number {
  let i = start;
  while (i < length) {
    const code = text.charCodeAt(i);
    if (isIn(code, bits)) i++;
    else if (code === PERCENT && (bits & ALLOWS_TRIPLETS) !== 0 && isTripletAt(text, i)) i += 3;
    else break;
  }
  return i;
}

/**
 * Returns the end of a run in a path, query or fragment, which can be long. A regexp reads characters faster than the
 * loop, but takes time to start (decision 2). So the loop reads short runs. It also reads texts of more than 65,536
 * characters, since a repeated group of a regexp takes a stack frame for each repetition.
 */
export function longRunEnd(text: string, start: number, bits: typeof IS_PATH | typeof IS_QUERY): number {
  const { length } = text;
  const rest = length - start;
  let i = start;
  if (rest >= REGEXP_FROM && length <= REGEXP_TO) {
    const isPlain = rest >= LONG && OTHERS.every((other) => text.indexOf(other, start) === -1);
    const rule = isPlain ? VISIBLE : bits === IS_PATH ? PATH_RUN : QUERY_RUN;
    rule.lastIndex = start;
    rule.test(text);
    i = rule.lastIndex;
  }
  // A regexp stops before the last of four characters, or before all of the triplets that precede a malformed one.
  return runEnd(text, i, length, bits);
}

/**
 * The visible characters of ASCII that no path has. To search for each of them in a long text, and to read one range if
 * there are none, takes half the time of reading a class (decision 2).
 */
const OTHERS: readonly string[] = /* @__PURE__ */ '%?#"<>[\\]^`{|}'.split("");
const VISIBLE: RegExp = /(?:[!-~][!-~][!-~][!-~])*/y;

/**
 * The source of a regexp for a run of the characters of a class, and of triplets, which may be empty. It reads four
 * characters at a time, or two if the run is usually short, and half as many after triplets: that is as fast, and V8
 * has less to compile (decisions 2 and 28). `(?!%)` ends a sequence of triplets: it lets no text match in two ways, so
 * that a longer regexp that contains this one fails in linear time, and no triplet is read twice.
 */
export function runSource(characters: string, isShort = false): string {
  const one = `[${characters}]`;
  const byTwo = `(?:${one}${one})*${one}?`;
  const [first, next] = isShort ? [byTwo, `${one}*`] : [`(?:${one}${one}${one}${one})*(?:${one}${one})?${one}?`, byTwo];
  return `${first}(?:(?:%[${HEXDIG}]{2})+(?!%)${next})*`;
}

const PATH_RUN: RegExp = /* @__PURE__ */ new RegExp(/* @__PURE__ */ runSource(PATH), "y");
const QUERY_RUN: RegExp = /* @__PURE__ */ new RegExp(/* @__PURE__ */ runSource(QUERY), "y");

/** Returns the end of the query or fragment whose "?" or "#" is at `start`; `start` if there is none. */
export function delimitedEnd(text: string, start: number, delimiter: number): number {
  return start < text.length && text.charCodeAt(start) === delimiter ? longRunEnd(text, start + 1, IS_QUERY) : start;
}
