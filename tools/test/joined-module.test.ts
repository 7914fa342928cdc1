// What the build makes of a module that esbuild has joined.

import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { asCommonJs, asDeclared, withoutBareImports } from "../joined-module.mjs";

const require = createRequire(import.meta.url);

describe("declarations", () => {
  test.each([
    ["a constant", "var a = 1;\n", "const a = 1;\n"],
    ["a variable that is assigned", "var a = 1;\na = 2;\n", "let a = 1;\na = 2;\n"],
    [
      "one that a function assigns",
      "var a = 0;\nfunction f() {\n  a += 1;\n}\n",
      "let a = 0;\nfunction f() {\n  a += 1;\n}\n",
    ],
    ["one that is counted up", "var a = 0;\nconst f = () => a++;\n", "let a = 0;\nconst f = () => a++;\n"],
    ["one that a pattern assigns", "var a = 0;\n[, { b: a }] = c();\n", "let a = 0;\n[, { b: a }] = c();\n"],
    ["one that a loop assigns", "var a = 0;\nfor (a of b) ;\n", "let a = 0;\nfor (a of b) ;\n"],
    [
      "a constant whose member is assigned",
      "var a = [0];\na[0] = 1;\na[0]++;\n",
      "const a = [0];\na[0] = 1;\na[0]++;\n",
    ],
    ["one without a value", "var a;\n", "let a;\n"],
    ["a variable of a function, which stays", "function f() {\n  var a = 1;\n}\n", "function f() {\n  var a = 1;\n}\n"],
    ["two of them", "var a = 1;\nvar b = () => a;\n", "const a = 1;\nconst b = () => a;\n"],
    [
      "a class that names itself",
      "var A = class _A {\n  static of = () => new _A();\n  static is = (value) => value instanceof _A;\n};\n",
      "const A = class A {\n  static of = () => new A();\n  static is = (value) => value instanceof A;\n};\n",
    ],
    ["a class without a name", "var A = class extends Error {\n};\n", "const A = class extends Error {\n};\n"],
  ])("%s", (_, text, expected) => {
    expect(asDeclared("a.js", text)).toBe(expected);
  });
});

test("imports of no name go, and no others", () => {
  const text =
    'import "./shared-A.js";\nimport {\n  a\n} from "./shared-B.js";\nimport "./shared-C.js";\nf(`import "x";`);\n';
  expect(withoutBareImports(text)).toBe('import {\n  a\n} from "./shared-B.js";\nf(`import "x";`);\n');
});

describe("CommonJS", () => {
  test("has the names of the module as properties that can be overwritten", () => {
    const text =
      'import { sep, join as put } from "node:path";\nconst a = put("x", "y");\nexport {\n  a as b,\n  sep\n};\n';
    const exported = evaluated(text);
    expect(exported).toEqual({ b: `x${exported["sep"] as string}y`, sep: exported["sep"] });
    expect(exported["__esModule"]).toBe(true);
    exported["b"] = "mocked";
    expect(exported["b"]).toBe("mocked");
  });

  test("is strict, as a module is", () => {
    expect(
      evaluated("const f = function () {\n  return this;\n};\nconst a = f();\nexport { a };\n")["a"],
    ).toBeUndefined();
  });

  test("requires late what is imported late", async () => {
    const { load } = evaluated('const load = () => import("node:path");\nexport { load };\n') as {
      load: () => Promise<unknown>;
    };
    expect(await load()).toBe(require("node:path"));
  });

  test.each([
    ["a default import", 'import a from "a";\n'],
    ["a namespace", 'import * as a from "a";\n'],
    ["a default export", "export default 1;\n"],
    ["an export of all names", 'export * from "a";\n'],
    ["an export from another module", 'export { a } from "a";\n'],
    ["an exported declaration", "export const a = 1;\n"],
    ["an exported variable that is assigned", "let a = 1;\na = 2;\nexport { a };\n"],
  ])("%s, which no joined module has, is refused", (_, text) => {
    expect(() => asCommonJs("a.js", text)).toThrow(/^a\.js: .*not supported$/u);
  });
});

/** What a program gets that requires the module. */
function evaluated(text: string): Record<string, unknown> {
  const module = { exports: {} };
  const run = runInThisContext(`(function (module, exports, require) {${asCommonJs("a.js", text)}\n})`) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}
