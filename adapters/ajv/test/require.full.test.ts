// What only the built package shows: `require`, and code that Ajv generates.

import { createRequire } from "node:module";
import { Script } from "node:vm";
import Ajv, { _ } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { expect, it } from "vitest";
import type * as api from "../src/index.ts";
import { formats, normalizingUriResolver, strictUriResolver, uriResolver } from "../src/index.ts";

const load = createRequire(import.meta.url);
const built = load("../dist/cjs/index.js") as Record<string, unknown> & typeof api;
const options = { uriResolver, formats, strictTypes: false };

it("the formats are also there by their names", () => {
  for (const [name, format] of Object.entries(built.formats)) expect([name, built[name]]).toEqual([name, format]);
});

const requireHere = (name: string): unknown => (name === "@std66/ajv" ? built : load(name));

/** Runs generated CommonJS, in which `require` finds this package as built. */
function run(code: string): (data: unknown) => boolean {
  const module = { exports: {} };
  new Script(`(function (module, exports, require) {${code}\n})`).runInThisContext()(
    module,
    module.exports,
    requireHere,
  );
  return module.exports as (data: unknown) => boolean;
}

it.each([_`require("@std66/ajv").formats`, _`require("@std66/ajv")`])(
  "generated code finds the formats in %s",
  (code) => {
    const ajv = new Ajv.default({ ...options, code: { source: true, formats: code } });
    const properties = { a: { format: "uri" }, b: { format: "uri-reference" }, c: { format: "uri-template" } };
    const generated = standaloneCode.default(ajv, ajv.compile({ $id: "a.json", properties }));
    expect(generated).toContain("@std66/ajv");
    const validate = run(generated);
    expect(validate({ a: "a:b", b: "b", c: "{c}" })).toBe(true);
    for (const data of [{ a: "b" }, { b: "%" }, { c: "{" }]) expect(validate(data)).toBe(false);
  },
);

it("the code of a resolver is the resolver", () => {
  expect(run(`module.exports = ${uriResolver.code}`)).toBe(built.uriResolver);
  expect(run(`module.exports = ${strictUriResolver.code}`)).toBe(built.strictUriResolver);
  expect(run(`module.exports = ${normalizingUriResolver.code}`)).toBe(built.normalizingUriResolver);
});
