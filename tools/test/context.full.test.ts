// Checks that the packages look only at the texts they are given, not at their environment (RFC 3986 §1.1, §1.2.2,
// §6.1).

import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

const COMMENTS = /^\s*(?:\/\*[^]*?\*\/|\/\/.*$)/gmu;
/** What oxlint.config.mjs rejects in sources: here in the npm packages that the command bundles. */
const NETWORK =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'](?:node:)?(?:dgram|dns|dns\/promises|http|http2|https|net|punycode|tls|undici)["']|(?<![\w$.])(?:fetch|importScripts|EventSource|WebSocket|XMLHttpRequest)\s*\(|\bsendBeacon\b|\bdomainTo(?:ASCII|Unicode)\b/gu;

test("R-007 R-068 R-120 the command's bundle contains nothing that accesses a network, looks up names or converts them by IDNA, except for `iri --domains`", () => {
  const folder = join(root, "apps/cli/dist");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const code = (file: string): string => readFileSync(join(folder, file), "utf8").replaceAll(COMMENTS, "");
  const found = files.flatMap((file) => (code(file).match(NETWORK) ?? []).map((what) => [file, what]));
  // The import in `apps/cli/src/system/domains.ts`, which only that option uses.
  expect(found).toEqual([
    ["program.js", "domainToASCII"],
    ["program.js", "domainToUnicode"],
  ]);
  expect(files).toContain("main.js");
});

/** Runs in its own process, and prints every answer of the packages about the rows of the vectors. */
const ANSWERS = `
  const [withoutContext, ...urls] = process.argv.slice(1);
  const { stdout } = process;
  if (withoutContext === "true") {
    const refuse = () => { throw new Error("looks at its context"); };
    for (const name of ["Date", "Intl", "performance", "crypto", "navigator", "fetch", "process"]) delete globalThis[name];
    for (const name of ["toLocaleLowerCase", "toLocaleUpperCase", "localeCompare"]) String.prototype[name] = refuse;
    Number.prototype.toLocaleString = refuse;
    Math.random = refuse;
  }
  const [core, resolve, normalize, parameters, audit, iri, vectors] = await Promise.all(urls.map((url) => import(url)));
  const of = (run) => { try { return run(); } catch (error) { return String(error); } };
  const parts = ["scheme", "userinfo", "host", "hostKind", "port", "path", "segments", "query", "fragment"];
  const about = (text) => [
    of(() => core.parse(text)),
    parts.map((part) => core.tryParse(text)?.[part]),
    core.diagnose(text)?.frame,
    of(() => core.percentEncode(text, "segment")),
    of(() => core.percentDecode(text)),
    of(() => normalize.normalize(text)),
    of(() => parameters.parseQuery(text)),
    of(() => [iri.normalizeIri(text), iri.toIri(text), iri.bidiFindings(text)]),
    of(() => audit.audit(text)),
  ];
  stdout.write(JSON.stringify([
    vectors.validity.map(({ text }) => about(text)),
    vectors.resolution.map(({ base, ref }) => [
      about(ref),
      of(() => resolve.resolve(base, ref)),
      of(() => resolve.relativize(base, resolve.resolve(base, ref))),
    ]),
    vectors.equivalence.map(({ a, b }) => [about(a), about(b), of(() => normalize.compare(a, b))]),
    ["HTTP://TITLE.I/", "FILE://LOCALHOST/I", "MAILTO:I@I.EXAMPLE", "urn:ISI:I"].map(about),
  ]));
`;

function answers(withoutContext: boolean, env: Record<string, string>, cwd: string): string {
  const urls = ["core", "resolve", "normalize", "parameters", "audit", "iri", "vectors"].map(
    (name) => pathToFileURL(join(root, "packages", name, "dist/index.js")).href,
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", ANSWERS, String(withoutContext), ...urls],
    { cwd, env, encoding: "utf8", maxBuffer: 100_000_000 },
  );
  expect(stderr).toBe("");
  return stdout;
}

test("R-002 the same texts give the same answers in any place, at any time and in any language", () => {
  const here = answers(false, { LC_ALL: "C", TZ: "UTC" }, root);
  expect(JSON.parse(here)).toHaveLength(4);
  expect(answers(false, { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" }, tmpdir())).toBe(here);
  expect(answers(true, {}, tmpdir())).toBe(here);
});
