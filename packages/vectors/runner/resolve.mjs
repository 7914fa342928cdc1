// Reference resolution by the pseudocode of §5.2, which says whether a reference leads to a target.

/** @typedef {[string, string, string, string, string, string]} Six */

/** Appendix B: each part with its delimiters. */
const PARTS = /^((?:[^:/?#]+:)?)((?:\/\/[^/?#]*)?)([^?#]*)((?:\?[^#]*)?)((?:#[^]*)?)$/u;

/** @param {string} text @returns each component with its delimiters, and `""` if it is absent */
export function parts(text) {
  // Every text matches, and every group with it.
  const [, scheme, authority, path, query, fragment] = /** @type {Six} */ (/** @type {unknown} */ (PARTS.exec(text)));
  return { scheme, authority, path, query, fragment };
}

/** §5.2.2, strict, and §5.3. @param {string} base @param {string} reference @returns {string} */
export function resolved(base, reference) {
  const [from, to] = [parts(base), parts(reference)];
  if (to.scheme !== "") return recomposed({ ...to, path: withoutDots(to.path) });
  const { scheme } = from;
  if (to.authority !== "") return recomposed({ ...to, scheme, path: withoutDots(to.path) });
  const { authority } = from;
  if (to.path !== "") return recomposed({ ...to, scheme, authority, path: withoutDots(merged(from, to.path)) });
  return recomposed({ ...from, query: to.query === "" ? from.query : to.query, fragment: to.fragment });
}

/** @param {ReturnType<typeof parts>} components with a path that is not read as an authority (G1 in the README) */
function recomposed({ scheme, authority, path, query, fragment }) {
  return scheme + authority + (authority === "" && path.startsWith("//") ? "/." : "") + path + query + fragment;
}

/** §5.2.3, and a path from the root. @param {{ authority: string, path: string }} base @param {string} path */
function merged({ authority, path: from }, path) {
  if (path.startsWith("/")) return path;
  return authority !== "" && from === "" ? `/${path}` : from.slice(0, from.lastIndexOf("/") + 1) + path;
}

/** §5.2.4, one segment after the other, each with the slash before it. @param {string} path */
function withoutDots(path) {
  const segments =
    path
      .replace(/^(?:\.\.?\/)+/u, "")
      .replace(/^\.\.?$/u, "")
      .match(/\/[^/]*|^[^/]+/gu) ?? [];
  /** @type {string[]} */
  const output = [];
  segments.forEach((segment, i) => {
    const isDots = segment === "/." || segment === "/..";
    if (segment === "/..") output.pop();
    if (!isDots) output.push(segment);
    else if (i === segments.length - 1) output.push("/");
  });
  return output.join("");
}
