// How the index of the search is made, and therefore read.

/** @type {import("minisearch").Options<{ id: string, page: string, title: string, text: string }>} */
export const SEARCH = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page"],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
};
