// node tools/checks/citations.mjs: checks that every section that a source or a page cites exists in that RFC:
// `RFC 2396 §5.2`, `RFC 3986, section 2.1`, `RFC 3986 5.4.1`, `§5.2 of RFC 2396`, `rfc3986#section-3.2.3`. A `§`
// without an RFC on its line refers to RFC 3986 or, in a file or folder named `rfc…`, to that RFC. If a link also gives
// a title, it must be the one in the RFC.

import { readFileSync } from "node:fs";
import { ownArguments, report } from "../arguments.mjs";
import { textFiles } from "../text-files.mjs";

ownArguments(import.meta.url);

const LANGUAGES = /(?:\.(?:ts|mjs|md|json|txt)|^docs\/(?:requirements|history\/\w+)\.tsv)$/u;
const SECTION = String.raw`(?:\d+|[A-G](?![\w]))(?:\.\d+)*`;
const CITATION = new RegExp(
  [
    String.raw`§(?<before>${SECTION}) of RFC (?<beforeRfc>\d{4})`,
    String.raw`\brfc(?<linkRfc>\d{4})(?:\.html)?#(?:section|appendix)-(?<link>${SECTION})`,
    String.raw`\bRFC[ -]?(?<rfc>\d{4})(?:,? (?:sections?|[Aa]ppendix|App\.) (?<word>${SECTION})| (?<bare>\d+(?:\.\d+)+))?`,
    String.raw`§ ?(?<section>${SECTION})(?:[–-](?<last>${SECTION}))?(?:, (?<title>[^}|]+)\})?`,
  ].join("|"),
  "gu",
);

/** @type {Record<string, Record<string, string>>} */
const titles = JSON.parse(readFileSync(new URL("rfc-sections.json", import.meta.url), "utf8"));
/** @type {string[]} */
const wrong = [];
let count = 0;

for (const { path, text } of textFiles(LANGUAGES)) {
  // These files contain examples of the notation, not citations.
  if (path.startsWith("tools/checks/")) continue;
  const home = /rfc(\d{4})/u.exec(path)?.[1] ?? "3986";
  for (const [index, line] of text.split("\n").entries()) {
    let current = home;
    const isLink = line.includes("{@link ");
    for (const { groups = {} } of line.matchAll(CITATION)) {
      current = groups["beforeRfc"] ?? groups["linkRfc"] ?? groups["rfc"] ?? current;
      for (const name of ["before", "link", "word", "bare", "section", "last"]) {
        const section = groups[name];
        if (section !== undefined)
          check(`${path}:${index + 1}`, current, section, isLink ? groups["title"] : undefined);
      }
    }
  }
}

report(wrong, `citations: ${count} found, all of existing sections`);

/**
 * @param {string} place
 * @param {string} rfc
 * @param {string} section
 * @param {string | undefined} stated the title given after the section
 */
function check(place, rfc, section, stated) {
  count += 1;
  const sections = titles[rfc];
  const title = sections?.[section];
  if (sections === undefined) wrong.push(`${place}: add the sections of RFC ${rfc} to tools/checks/rfc-sections.json`);
  else if (title === undefined) wrong.push(`${place}: RFC ${rfc} has no section ${section}`);
  else if (stated !== undefined && stated.trim().toLowerCase() !== title.toLowerCase()) {
    wrong.push(`${place}: RFC ${rfc} §${section} is called "${title}", not "${stated.trim()}"`);
  }
}
