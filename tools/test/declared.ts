// What a sample declares, for tests that try it on more texts than its page shows.

import { transformSync } from "esbuild";

const IMPORTS = /^import\s[^;]*?from\s+"[^"]+";$/gmu;

/**
 * Runs a sample, and returns the value of one of its names.
 *
 * @param code without the imports, whose names `imports` has
 */
export function declaredIn(code: string, name: string, imports: Readonly<Record<string, unknown>>): unknown {
  const script = transformSync(code.replaceAll(IMPORTS, ""), { loader: "ts" }).code;
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of a page of this repository
  return new Function(...Object.keys(imports), `${script}\nreturn ${name};`)(...Object.values(imports)) as unknown;
}
