// The tasks in plain Node, for lines on standard input: node readline.mjs check | parse | normalize | unique | set |
// unset | params | extract | resolve BASE | relativize BASE

import { createInterface } from "node:readline";

const [task = "", base = ""] = process.argv.slice(2);
const seen = new Set();
let accepted = 0;
let answers = "";

/** What is printed for a line. @type {Readonly<Record<string, (line: string) => string>>} */
const tasks = {
  check(line) {
    if (URL.canParse(line)) accepted++;
    return "";
  },
  parse: (line) => `${JSON.stringify(componentsOf(new URL(line)))}\n`,
  normalize: (line) => `${new URL(line).href}\n`,
  unique(line) {
    const { href } = new URL(line);
    if (seen.has(href)) return "";
    seen.add(href);
    return `${line}\n`;
  },
  set(line) {
    const url = new URL(line);
    url.searchParams.append("via", "news");
    return `${url.href}\n`;
  },
  unset(line) {
    const url = new URL(line);
    const names = Array.from(url.searchParams.keys()).filter((name) => name.startsWith("utm_"));
    for (const name of names) url.searchParams.delete(name);
    return `${url.href}\n`;
  },
  params: (line) => `${JSON.stringify({ input: line, query: [...new URL(line).searchParams] })}\n`,
  resolve: (line) => `${new URL(line, base).href}\n`,
  ...(task === "relativize" && (await relativizing())),
  ...(task === "extract" && (await extracting())),
};

const answerTo = tasks[task];
if (answerTo === undefined) throw new Error(`no task ${task}`);
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  answers += answerTo(line);
  if (answers.length > 65_536) flush();
}
if (task === "check") answers = `${accepted}\n`;
flush();

function flush() {
  process.stdout.write(answers);
  answers = "";
}

/** @param {URL} url */
function componentsOf({ protocol, username, password, hostname, port, pathname, search, hash }) {
  return { protocol, username, password, hostname, port, pathname, search, hash };
}

async function relativizing() {
  const { toRelativeUri } = await import("@hyperjump/uri");
  return { relativize: (/** @type {string} */ line) => `${toRelativeUri(base, line)}\n` };
}

async function extracting() {
  const { LinkifyIt } = await import("linkify-it");
  const linkify = new LinkifyIt();
  return {
    extract: (/** @type {string} */ line) => (linkify.match(line) ?? []).map(({ raw }) => `${raw}\n`).join(""),
  };
}
