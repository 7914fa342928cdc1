// node parse.mjs PARSER EXPORT OPTIONS FILE…: copied beside the installed parsers, and run there. Prints a line of JSON
// for each file: the subject of each number in it, the count of quads, the time, and the error of the parser, if any.

import { createReadStream } from "node:fs";

const [, , parser = "", name = "", options = "{}", ...files] = process.argv;
const module = await import(parser);
const Parser = module[name] ?? module.default[name];
for (const file of files) console.log(JSON.stringify(await parsed(file)));

/** @param {string} file */
async function parsed(file) {
  /** @type {Record<string, string>} */
  const subjects = {};
  let quads = 0;
  const start = performance.now();
  const ended = () => ({ subjects, quads, ms: Math.round(performance.now() - start) });
  try {
    for await (const { subject, predicate, object } of createReadStream(file, "utf8").pipe(
      new Parser(JSON.parse(options)),
    )) {
      quads += 1;
      if (predicate.value.endsWith("/number")) subjects[object.value] = subject.value;
    }
  } catch (error) {
    return { ...ended(), error: error instanceof Error ? error.message : String(error) };
  }
  return ended();
}
