// Hostile shapes of text, as data.

/**
 * The head, the unit to repeat, the tail, and a unit to repeat as often after the first.
 *
 * @type {readonly (readonly [head: string, unit: string, tail: string, second?: string])[]}
 */
const SHAPES = [
  // Dot-segments and slashes (RFC 3986 §5.2.4).
  ["", "../", ""],
  ["http://h", "/.", ""],
  ["s:/.", "/", "b"],
  ["s:", "a/../", "g"],
  // Triplets (§2.1, §6.2.2).
  ["", "%41", ""],
  ["http://h/", "%41", "%4"],
  ["//", "%41", "@h"],
  ["?", "%c3x%41", "#"],
  ["", ".%2E/%2e/", "%61"],
  ["", "%E3%82%A2", "%FF"],
  ["", "%4", ""],
  // Letters, and long schemes (§3.1).
  ["A", "A", ":b"],
  ["a", "a", "_:"],
  // ":" and "@" (§3.2).
  ["//", ":", "@h"],
  ["//u:", ":", "@h/ "],
  ["", "@", ""],
  ["//", "a:@", ""],
  ["", "//u:p@", " "],
  ["http://h:", "1", "x"],
  // Brackets (§3.2.2).
  ["", "[", ""],
  ["//[v1.", "a", ""],
  ["http://[", "1:", "1]/"],
  ["http://[1::", "1:", "1g]/"],
  ["//[", ":", "]"],
  // Names of hosts (RFC 1738 §5, RFC 2396 §3.2.2).
  ["http://", "a.", "b/"],
  ["http://", "a.", "_/"],
  ["http://", "1.", "1/"],
  ["http://a", "-", "b/"],
  ["http://", "a", "_/"],
  // Parameters (RFC 1738 §3, RFC 1808 §2.1, RFC 2396 §3.3).
  ["", ";", ""],
  ["http://h/", "a;b=c/", "%"],
  ["prospero://h/a", ";=", ";"],
  ["ftp://h/", "a", ";type="],
  ["gopher://h/1", "%09", ""],
  // Query and fragment (RFC 3986 §3.4, §3.5).
  ["", "?", ""],
  ["", "#", ""],
  ["http://h/?", "!*'()+$,", "#"],
  // Characters that no URI contains.
  ["", " ", ""],
  ["http://h/a", " ", "b"],
  ["", "é", ""],
  ["", "\uD83D", ""],
  // A noncharacter that stands for a password where texts are shown.
  ["//u:", "\uFDD0", "@h|"],
  // Schemes with rules for their ports and paths (§6.2.3).
  ["http://h:", "0", "80/"],
  ["mailto:a@B", ",a@B", ""],
  ["mailto:", "%40,", "A@B"],
  ["tel:1", "-", "2"],
  ["urn:EX", ":A", ""],
  // Segments, and as many ways up.
  ["", "a/", "", "../"],
];

/** The names of the shapes. */
export const shapes = SHAPES.map(([head, unit, tail, second]) =>
  JSON.stringify(`${head}(${unit})*${second === undefined ? "" : `(${second})*`}${tail}`),
);

/**
 * @param {number} shape an index
 * @param {number} size in characters
 */
export function textsOf(shape, size) {
  const [head, unit, tail, second = ""] = /** @type {typeof SHAPES[number]} */ (SHAPES[shape]);
  const times = Math.floor((size - head.length - tail.length) / (unit.length + second.length));
  const parts = [head, unit.repeat(times), second.repeat(times), tail];
  const front = /^[A-Za-z]+:/u.test(head) ? "" : head.startsWith("//") ? "http:" : "http://a/b/";
  const [text, base] = [join(parts), join([front, ...parts])];
  return {
    text,
    /** The same characters in another string, so that comparing pointers does not show that the two are equal. */
    copy: join(parts),
    /** A URI with the text in it. */
    base,
    /** The same URI, except for its last character. */
    nearBase: join([base.slice(0, -1), "z"]),
  };
}

/** Makes no rope: flattening one would take time within the measured call. @param {string[]} parts */
function join(parts) {
  return parts.join("");
}
