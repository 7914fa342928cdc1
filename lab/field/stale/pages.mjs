// The versions that the pages of docs/evidence name: in each table with a column `version`, in the list of the
// benchmarks, and in names of tools.

/** @typedef {{ page: string, peer: string, version: string }} Named */

const OURS = "this repository";

/**
 * @param {string} page
 * @param {string} text
 * @returns {Named[]} each once
 */
export function namedIn(page, text) {
  const named = [...ofTables(text), ...ofList(text), ...ofTools(text)];
  const once = new Map(named.map(([peer, version]) => [`${peer} ${version}`, { page, peer, version }]));
  return [...once.values()].filter(({ version }) => version !== OURS);
}

/** @param {string} text @returns {[peer: string, version: string][]} the column `version`, and the one before it */
function ofTables(text) {
  return text.split("\n\n").flatMap((block) => {
    const [head = [], , ...rows] = block.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    const at = head.indexOf("version");
    if (at < 1) return [];
    return rows.map((cells) => /** @type {[string, string]} */ ([bare(cells[at - 1]), bare(cells[at])]));
  });
}

/** @param {string} text @returns {[peer: string, version: string][]} of `- **Against** …, fast-uri 4.2.4, …` */
function ofList(text) {
  const [list = ""] = /^- \*\*Against\*\* .*/mu.exec(text) ?? [];
  return [...list.matchAll(/([@\w][\w/-]*) (\d+(?:\.\d+)+)/gu)].map(([, peer = "", version = ""]) => [peer, version]);
}

/** @param {string} text @returns {[peer: string, version: string][]} in the heads and cells of tables */
function ofTools(text) {
  const names = text.matchAll(
    /\| (?:[^|\n]* )?((?:C: )?(?:Python|uriparser|libcurl|Trivy|osv-scalibr)) (\d+(?:\.\d+)+)/gu,
  );
  return [...names].map(([, peer = "", version = ""]) => [peer.replace("C: ", ""), version]);
}

/** @param {string} [cell] */
function bare(cell = "") {
  return cell.replaceAll("`", "");
}
