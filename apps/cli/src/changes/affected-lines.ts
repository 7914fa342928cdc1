/** RFC 3986 §3: which lines a change leaves as they are, by what they lack. */
import type { UriChanges } from "./uri-changes.ts";

const SIGNS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["scheme", ":"],
  ["authority", "//"],
  ["userinfo", "@"],
  ["port", "//[^/?#\\n]*:[0-9]*(?:[/?#]|$)"],
  ["query", "\\?"],
  ["fragment", "#"],
]);
/** A name in a query that is written in another way than it is read. */
const ENCODED_NAME = "[?&;][^?&;=#%+\\n]*[%+]";

/**
 * Returns a regexp that finds, among many lines, all that the changes may alter, and some others; `undefined` if they
 * may alter any line. `uriChanger` returns each URI-reference without a match unchanged. Lines end with LF.
 */
export function affectedLines(changes: UriChanges): RegExp | undefined {
  const { components, segments, removedParameters, removed, replaced, appended, sorts } = changes;
  if (segments.length + replaced.length + appended.length > 0) return undefined;
  const signs = removed.map((pattern) => `[?&;]${escaped(pattern.replace(/\\?\*$/, ""))}`);
  if (removedParameters.length > 0) signs.push(";");
  if (removed.length > 0 || sorts) signs.push(ENCODED_NAME);
  if (sorts) signs.push("[&;]");
  for (const [name, text] of Object.entries(components)) {
    const sign = text === undefined ? SIGNS.get(name) : name === "scheme" ? `^(?!${escaped(text)}:)` : undefined;
    if (sign === undefined) return undefined;
    signs.push(sign);
  }
  // A CR is part of the line end.
  return new RegExp([...signs, "\\r"].join("|"), "gm");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
