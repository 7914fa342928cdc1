// The text of a report, from that of API Extractor: without what says nothing, and, for a subpath, without what the
// index has too.

/** On a line of its own, says what every other line is. */
const EMPTY_REMARK = /^ *\/\/ (?:@public|@internal)?(?: ?\(undocumented\))?\n/gmu;
/** The heading and a sentence about the program, the same in each report. */
const HEAD = /^## API Report File for "([^"]*)"\n\n>[^\n]*\n/u;
/** What is not exported is reported without `export`. */
const NOT_EXPORTED =
  /^ *\/\/ Warning: \(ae-forgotten-export\).*\n(?: *\/\/\n)?|^\/\/ (?:Warnings were|\(No @package|dist\/).*\n(?:\n(?=\/\/ dist))?/gmu;
const CODE = /(?<=```ts\n)[^]*(?=```)/u;

/**
 * @param {string} report
 * @param {string} [index] the report of the package's index, if this is another entry
 */
export function reportText(report, index) {
  const text = said(report);
  if (index === undefined) return text;
  const known = new Set(blocksOf(said(index)).map(withoutExport));
  const blocks = blocksOf(text);
  const isKnown = (/** @type {string} */ block) => known.has(withoutExport(block));
  const names = blocks.filter((block) => isKnown(block) && block.startsWith("export ")).map(nameOf);
  const own = blocks.filter((block) => !isKnown(block));
  const same = names.length === 0 ? [] : [`// as in index.api.md\nexport { ${names.join(", ")} };`];
  return text.replace(CODE, () => `\n${[...same, ...own].join("\n\n")}\n\n`);
}

/** @param {string} report */
function said(report) {
  return report.replace(HEAD, '# API of "$1"\n').replaceAll(EMPTY_REMARK, "").replaceAll(NOT_EXPORTED, "");
}

/** @param {string} report @returns {string[]} the declarations, imports and remarks */
export function blocksOf(report) {
  const [code = ""] = CODE.exec(report) ?? [];
  return code.trim().split(/\n{2,}/u);
}

/** What the index exports, an entry may only mention, and the reverse. @param {string} block */
function withoutExport(block) {
  return block.replace(/^export (?:declare )?/u, "");
}

/** @param {string} block */
export function nameOf(block) {
  return /\b(?:class|const|enum|function|interface|let|namespace|type) ([\w$]+)/u.exec(block)?.[1] ?? block;
}
