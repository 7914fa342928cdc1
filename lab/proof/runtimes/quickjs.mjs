// node lab/proof/runtimes/quickjs.mjs FILE: runs a script in QuickJS, with a function `print` and nothing else from
// Node.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// Found in the packages of this folder, which a clone has only after `run proof runtimes`.
const { getQuickJS } = createRequire(import.meta.url)("quickjs-emscripten");
const context = (await getQuickJS()).newContext();
const print = context.newFunction("print", (/** @type {unknown} */ text) => console.log(context.dump(text)));
context.setProp(context.global, "print", print);
const { error } = context.evalCode(readFileSync(process.argv[2] ?? "", "utf8"));
if (error !== undefined) {
  console.error(context.dump(error));
  process.exitCode = 1;
}
