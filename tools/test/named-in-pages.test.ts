// The pages that an owner reads first name functions, constants and files. Each has to be in the sources under that
// name.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

/** Without the tests, but with what tests share, which a recipe may name. */
const sources = textFiles(/^(?!docs\/).+(?<!\.test)\.(?:tsx?|mjs|cjs|json|ya?ml)$/u);
const words = new Set(sources.flatMap(({ text }) => text.match(/[\w$]+/gu) ?? []));
const paths = textFiles().map(({ path }) => `/${path}`);

const pages = textFiles(/^(?:CONTRIBUTING|docs\/(?:life-of-a-uri|architecture|contributing\/[^/]+))\.md$/u);

/** The spans of code of a page that are a name of the sources, or a file. */
function namesOf(text: string): { readonly names: readonly string[]; readonly files: readonly string[] } {
  const spans = [...text.replaceAll(/^( *)```[^]*?^\1```/gmu, "").matchAll(/`([^`\n]+)`/gu)].map(
    ([, span = ""]) => span,
  );
  return {
    // camelCase, PascalCase, CAPITALS, with or without an argument list.
    names: spans.flatMap((span) => /^([A-Za-z$][\w$]*)(?:\(.*\))?$/u.exec(span)?.[1] ?? []).filter(isName),
    files: spans.filter((span) => /^[\w@./-]+\.(?:tsx?|mjs|json)$/u.test(span)),
  };
}

const isName = (name: string): boolean => /[a-z][A-Z]|^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z][a-z]+[A-Z]/u.test(name);

test.for(pages.map(({ path, text }) => [path, text] as const))("%s names what the sources have", ([, text]) => {
  const { names, files } = namesOf(text);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
  expect(files.filter((file) => !paths.some((path) => path.endsWith(`/${file}`)))).toEqual([]);
});

test("a name and a file that are gone would be found, in prose and with an argument", () => {
  expect(
    namesOf("`queryEndAt` and `goneName(a, b)` of `gone/file.ts`, `URI`, `--json`\n```ts\nlet inCode;\n```\n"),
  ).toEqual({
    names: ["queryEndAt", "goneName"],
    files: ["gone/file.ts"],
  });
  expect(words.has("goneNameOfNothing")).toBe(false);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.flatMap(({ text }) => namesOf(text).names).length).toBeGreaterThan(20);
});

/** The scripts that a text tells the reader to run, such as `check` of `npx --yes pnpm@12.21.0 run check`. */
function scriptsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:\bpnpm(?:@[\d.]+)? |`)run ([a-z][a-z-]*(?::[a-z]+)?)(?: ([a-z][a-z-]*))?/gu)].map(
    ([, script = "", run]) => (/^(?:proof|field)$/u.test(script) && run !== undefined ? `${script} ${run}` : script),
  );
}

test("each script that a page or a comment tells the reader to run is one of the repository", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly scripts: object };
  const runs = ["proof", "field"].flatMap((room) =>
    [...readFileSync(join(root, `lab/${room}/runs.mjs`), "utf8").matchAll(/\bname: "([a-z-]+)/gu)].map(
      ([, name]) => `${room} ${name}`,
    ),
  );
  const known = new Set([...Object.keys(scripts), ...runs]);
  const files = textFiles(/^(?!tools\/test\/).+(?<!CHANGELOG)\.(?:md|mjs|ts|json|ya?ml)$/u);
  const named = files.flatMap(({ path, text }) => scriptsOf(text).map((script) => ({ path, script })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ script }) => !known.has(script))).toEqual([]);
  expect(scriptsOf("`run check:gone`, `npx --yes pnpm@12.21.0 run proof gone` and pnpm run gone")).toEqual([
    "check:gone",
    "proof gone",
    "gone",
  ]);
});
