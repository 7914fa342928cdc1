// The libraries in realms that are not as usual: with frozen intrinsics, with a polluted `Object.prototype`, without
// `URL`.

import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { beforeAll, expect, it } from "vitest";

let script = "";
let expected: string[] = [];

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("realms/exercise.mjs", import.meta.url))],
    bundle: true,
    format: "iife",
    globalName: "program",
    platform: "neutral",
    target: "es2022",
    write: false,
  });
  script = outputFiles[0]!.text;
  expected = exercised("");
});

/** What all calls return in a new realm, after `preparation` has changed it. */
function exercised(preparation: string, realm: Record<string, unknown> = {}): string[] {
  const context = createContext(realm);
  const lines = runInContext(`${preparation};\n${script};\nprogram.exercise().join("\\n")`, context) as string;
  return lines.split("\n");
}

it("the libraries work in a realm that has only the language", () => {
  expect(expected.length).toBeGreaterThan(1000);
  expect(expected).toContain("parse : ");
  expect(expected).toContain(
    "parse %: UriSyntaxError `%` is not followed by two hexadecimal digits (offset 0, RFC 3986 §2.1)",
  );
  expect(expected).toContain("resolve ../x;y?z: [http://u@a:80/x;y?z, http://u@a:80/x;y?z]");
});

it("without `URL` in the realm, the dialect whatwg says that there is none", () => {
  const ofWhatwg = expected.filter((line) => line.startsWith("whatwg."));
  expect(new Set(ofWhatwg.map((line) => line.slice(line.indexOf(": ") + 2)))).toEqual(
    new Set([
      "false",
      "LegacySyntaxError this runtime has no `URL`",
      "kind=error reason=another-standard message=this runtime has no `URL`",
      "outcome=kind=error reason=another-standard message=this runtime has no `URL` steps=[]",
    ]),
  );
  expect(exercised("", { URL })).toContain("whatwg.parse %: LegacySyntaxError the runtime's `URL` cannot parse it");
});

it("no source has a static block, which React Native's bundler does not parse", () => {
  expect(script).toMatch(/^ *static /mu);
  expect(script).not.toMatch(/\bstatic\s*\{/u);
});

it("the libraries load and work with frozen intrinsics", () => {
  const freezeAll = `
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const value = globalThis[name];
      if (typeof value !== "function" && typeof value !== "object" || value === globalThis) continue;
      Object.freeze(value);
      if (value.prototype) Object.freeze(value.prototype);
    }`;
  expect(exercised(freezeAll)).toEqual(expected);
});

/** The language itself reads these of an object: in a property descriptor, of an iterator, in JSON. */
const READ_BY_THE_LANGUAGE = ["get", "set", "value", "writable", "enumerable", "configurable", "return", "toJSON"];
/** Globals, in a realm that has none. */
const GLOBALS = ["Buffer", "URL", "TextEncoder", "TextDecoder"];

it("a polluted Object.prototype reaches no option, no component and no rule", () => {
  const names = [...new Set(["0", "1", ...(script.match(/[a-z_$][\w$]*/giu) ?? [])])].filter(
    (name) => !READ_BY_THE_LANGUAGE.includes(name) && !GLOBALS.includes(name) && !(name in Object.prototype),
  );
  expect(names).toEqual(expect.arrayContaining(["strict", "dialects", "rungs", "ignoreFragment", "scheme", "host"]));
  const read: string[] = [];
  // Accessors on the prototype would also stop assignments, but for their setter.
  const pollute = `
    for (const name of ${JSON.stringify(names)}) {
      Object.defineProperty(Object.prototype, name, {
        get() { read(name); },
        set(value) {
          Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
        },
      });
    }`;
  expect(exercised(pollute, { read: (name: string) => read.push(name) })).toEqual(expected);
  expect([...new Set(read)]).toEqual([]);
});
