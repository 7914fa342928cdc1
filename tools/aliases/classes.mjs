// Why an alias gives another result than the original: each class with the section or the advisory that asks for it.

/**
 * @typedef {import("./calls.mjs").Call & { library: string, theirs: string, ours: string }} Difference
 * @typedef {{ what: string, why: string, matches: (difference: Difference) => boolean }} Class
 */

const DOTS = /(?:^|[:/])\.\.?(?:[/?#]|$)/u;

/** @param {string} text */
function pathOf(text) {
  return /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)/u.exec(text)?.[1] ?? "";
}

/** In the order in which they are tried. @type {readonly Class[]} */
export const CLASSES = [
];
