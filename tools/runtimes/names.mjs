// The arguments of `run runtimes` and `run browsers`.

/**
 * @template {{ name: string }} Named
 * @param {string} command
 * @param {readonly Named[]} all
 * @returns {{ wanted: readonly Named[], isWritten: boolean }} those that the arguments name, or all
 */
export function chosen(command, all) {
  const words = process.argv.slice(2).filter((word) => word !== "--write");
  const wordOf = (/** @type {Named} */ { name }) => name.toLowerCase().replace(" ", "-");
  const isNamed = (/** @type {Named} */ one) => words.some((word) => `${wordOf(one)}-`.startsWith(`${word}-`));
  const unknown = words.filter((word) => !all.some((one) => `${wordOf(one)}-`.startsWith(`${word}-`)));
  if (unknown.length > 0) {
    console.error(`usage: pnpm run ${command} [--write] [NAME…]: ${all.map((one) => wordOf(one)).join(", ")}`);
    process.exit(2);
  }
  return {
    wanted: words.length === 0 ? all : all.filter((one) => isNamed(one)),
    isWritten: process.argv.includes("--write"),
  };
}
