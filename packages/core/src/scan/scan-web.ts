/**
 * RFC 3986 §3 for most texts of the web: `http` or `https`, a registered name, a port and a path, which one regexp
 * reads at once. That takes less time than `scanInto` (decision 2), which decides all other texts.
 *
 *     https://example.com:8042/over/there?name=ferret
 *          ^ schemeEnd   ^ hostEnd       ^ pathEnd
 *                             ^ authorityEnd
 */
import { COLON, HASH, IS_DIGIT, IS_PATH, PERCENT, QUESTION_MARK, isAt, isIn } from "./characters.ts";
import { PATH, REGEXP_TO, REG_NAME } from "./rules.ts";
import { delimitedEnd, runSource } from "./runs.ts";
import type { ScannedText } from "./scanned-text.ts";

/** scheme "://" reg-name [ ":" port ] path-abempty, where the `reg-name` has no triplets, and is not empty. */
const WEB: RegExp = /* @__PURE__ */ new RegExp(
  `https?://[${REG_NAME}]+(?::\\d*)?(?:/${/* @__PURE__ */ runSource(PATH)})?`,
  "y",
);

/**
 * Scans most web URIs with one regexp. Returns the record of a text, `undefined` if it is not a URI, and `null` if the
 * regexp cannot tell: another scheme, no host, an IP literal, userinfo, a triplet in the host, no digit in the port, a
 * malformed triplet in the path, or a text that could overflow the stack of a regexp.
 */
export function tryScanWeb(text: string): ScannedText | undefined | null {
  const { length } = text;
  WEB.lastIndex = 0;
  if (length > REGEXP_TO || !WEB.test(text)) return null;
  const pathEnd = WEB.lastIndex;
  let queryEnd = -1;
  if (pathEnd < length) {
    const next = text.charCodeAt(pathEnd);
    if (isIn(next, IS_PATH) || next === PERCENT) return null;
    const end = delimitedEnd(text, pathEnd, QUESTION_MARK);
    if (delimitedEnd(text, end, HASH) < length) return undefined;
    if (end > pathEnd) queryEnd = end;
  }
  const schemeEnd = text.charCodeAt(4) === COLON ? 4 : 5;
  const slash = text.indexOf("/", schemeEnd + 3);
  const authorityEnd = slash === -1 || slash > pathEnd ? pathEnd : slash;
  let port = authorityEnd;
  while (isAt(text, port - 1, IS_DIGIT)) port--;
  const hostEnd = text.charCodeAt(port - 1) === COLON ? port - 1 : authorityEnd;
  return { text, schemeEnd, userinfoEnd: -1, hostEnd, authorityEnd, pathEnd, queryEnd };
}
