// The tasks in plain Node, for lines on standard input: node readline.mjs check | parse | normalize | resolve BASE

import { createInterface } from "node:readline";

const [task, base] = process.argv.slice(2);
let accepted = 0;
let answers = "";

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (task === "check") {
    if (URL.canParse(line)) accepted++;
  } else {
    const url = new URL(line, base);
    answers += task === "parse" ? `${JSON.stringify(componentsOf(url))}\n` : `${url.href}\n`;
    if (answers.length > 65_536) flush();
  }
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
