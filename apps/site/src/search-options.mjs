// How the index of the search is made, and how it is asked.

/** @type {import("minisearch").Options<{ id: string, page: string, title: string, text: string }>} */
export const SEARCH = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page"],
  searchOptions: {
    boost: { title: 4, page: 2 },
    // Not in short words, in which one letter makes another word.
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
    boostDocument: (id) => weightOf(String(id)),
    combineWith: "AND",
  },
};

/** What people look for first: how to do something, then what there is, then why it is so. */
const WEIGHTS = /** @type {const} */ ([
  [/^docs\/(?:recipes|threats|ci|scale|tour-of-the-command|migrate\/.*)\.html/u, 3],
  [/^(?:packages\/(?!vectors|grammar|oracle)|apps\/)[^/]+\/index\.html/u, 2],
  [/^adapters\/(?!model)[^/]+\/index\.html/u, 1.3],
  [
    /^(?:packages\/(?:grammar|oracle)|adapters\/model|lab|tools|docs\/(?:decisions|contributing|release|architecture|life))/u,
    0.3,
  ],
  [/\/reference\.html/u, 0.6],
]);

/** @param {string} id of a section, which begins with the address of its page */
function weightOf(id) {
  return WEIGHTS.find(([pattern]) => pattern.test(id))?.[1] ?? 1;
}

/** What people type, with the word of the standard beside it. */
const ALSO = new Map([
  ["url", "uri"],
  ["urls", "uris"],
  ["jsonld", "ld"],
]);

/**
 * @template Result
 * @param {{ search: (query: import("minisearch").Query, options?: import("minisearch").SearchOptions) => Result[] }} index
 * @param {string} text
 * @returns {Result[]} what has all the words, or what has any of them if nothing has all
 */
export function found(index, text) {
  /** @type {import("minisearch").Query[]} */
  const queries = text.split(/\s+/u).map((word) => {
    const also = ALSO.get(word.toLowerCase());
    return also === undefined ? word : { combineWith: "OR", queries: [word, also] };
  });
  const all = index.search({ combineWith: "AND", queries });
  return all.length > 0 ? all : index.search({ combineWith: "OR", queries });
}
