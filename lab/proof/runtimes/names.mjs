// The arguments of `run runtimes` and `run browsers`: names such as `bun`, `node-18`, or `node` for all of its lines.
// `--installed` leaves out what is not there.

/**
 * @template {{ name: string }} Named
 * @param {string} command
 * @param {readonly Named[]} all
 * @returns {{ wanted: readonly Named[], isWritten: boolean, mayBeMissing: boolean }} those that the arguments name, or all
 */
export function chosen(command, all) {
  const words = process.argv.slice(2).filter((word) => word !== "--write" && word !== "--installed");
  if (words.some((word) => !all.some(({ name }) => isMeant(name, word)))) {
    const names = all.map(({ name }) => wordOf(name)).join(", ");
    console.error(`usage: pnpm run ${command} [--write] [NAME…]: ${names}`);
    process.exit(2);
  }
  const wanted = all.filter(({ name }) => words.length === 0 || words.some((word) => isMeant(name, word)));
  return { wanted, isWritten: process.argv.includes("--write"), mayBeMissing: process.argv.includes("--installed") };
}

/** @param {string} name @param {string} word */
function isMeant(name, word) {
  return `${wordOf(name)}-`.startsWith(`${word}-`);
}

/** @param {string} name */
function wordOf(name) {
  return name.toLowerCase().replace(" ", "-");
}
