// References as documents have them, by a seeded generator: relative and absolute, most with characters beyond ASCII.

const NAMES = [
  "東京",
  "中国",
  "rosé",
  "Dürst",
  "Ελλάδα",
  "قاهرة",
  "naïve",
  "a",
  "b-c",
  "x_y",
  "v1.2",
  "%E6%97%A5",
  "~user",
  "𠀋",
  "item",
];

/** References of documents that relative-to-absolute-iri resolves wrongly. */
export const hardReferences = [
  ".well-known/void",
  ".hidden",
  "..?page=2",
  "search?time=12:30",
  "note#a:b",
  "mailto:a@b.example?subject=a/../b",
];

/** @param {number} count @returns {string[]} */
export function referencesOf(count) {
  let state = 66;
  const below = (/** @type {number} */ limit) => {
    // The multiplier and increment of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = (/** @type {readonly string[]} */ list) => list[below(list.length)] ?? "";
  const path = () => Array.from({ length: 1 + below(4) }, () => one(NAMES)).join("/");
  const forms = [
    () => path(),
    () => `../${path()}`,
    () => `../../${path()}/`,
    () => `./${path()}/../${one(NAMES)}`,
    () => `/${path()}`,
    () => `/${path()}?${one(NAMES)}=${below(1000)}`,
    () => `?${one(NAMES)}=${one(NAMES)}&n=${below(1000)}`,
    () => `#${one(NAMES)}${below(1000)}`,
    () => `//例え${below(50)}.example/${path()}`,
    () => `http://例え.example/${path()}#${one(NAMES)}`,
    () => `urn:example:${one(NAMES)}:${below(1000)}`,
    () => `${path()}.${one(NAMES)}`,
  ];
  return Array.from({ length: count }, () => forms[below(forms.length)]?.() ?? "");
}
