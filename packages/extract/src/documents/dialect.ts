/** RFC 3986 Appendix C: kinds of Markdown and HTML in which code stands beside links. */

/** A Markdown or an HTML of its own. */
export type Dialect = "astro" | "mdx" | "svelte" | "vue";

/** By the extension of the name. */
export const DIALECT_OF: ReadonlyMap<string, Dialect> = /* @__PURE__ */ new Map([
  [".astro", "astro"],
  [".mdx", "mdx"],
  [".svelte", "svelte"],
  [".vue", "vue"],
]);
