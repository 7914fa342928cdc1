// The public surface as text in the repository, so that a change of it is seen in review. `vitest run -u` writes it anew.

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

const exportNames = {
  core: [
    "UriReference",
    "UriSyntaxError",
    "build",
    "diagnose",
    "isAbsoluteUri",
    "isRelativeReference",
    "isUri",
    "isUriReference",
    "parse",
    "percentDecode",
    "percentDecodeBytes",
    "percentEncode",
    "removeDotSegments",
    "tryParse",
    "uri",
  ],
  legacy: [
    "LegacySyntaxError",
    "compareResolution",
    "compareSyntax",
    "dialects",
    "reasons",
    "rfc1738",
    "rfc1808",
    "rfc2396",
    "rfc2396bis07",
    "rfc3986",
    "whatwg",
  ],
  normalize: ["compare", "equivalent", "normalize", "pendingRungs", "schemes"],
  resolve: [
    "BaseUriError",
    "establishBase",
    "isSameDocument",
    "relativize",
    "resolve",
    "resolverFor",
    "traceResolution",
  ],
};

test.for(Object.entries(exportNames))(
  "@std66/%s exports these names, with the types of its api.d.ts.txt",
  async ([name, names]) => {
    const api: object = await import(`@std66/${name}`);
    expect(Object.keys(api).toSorted()).toEqual(names);
    const folder = join(root, "packages", name);
    await expect(declarations(folder)).toMatchFileSnapshot(join(folder, "api.d.ts.txt"));
  },
);

/** Every declaration file that an entry of `exports` reaches, without its comments. */
function declarations(folder: string): string {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    exports: Record<string, string | { types: string }>;
  };
  const files = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? [] : [posix.normalize(entry.types)],
  );
  const sections = [];
  // The list grows while it is read.
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/gu)) {
      const target = posix.join(posix.dirname(file), specifier.replace(/\.[jt]s$/u, ".d.ts"));
      if (!files.includes(target) && existsSync(join(folder, target))) files.push(target);
    }
    const code = text.replaceAll(/\/\*\*[\s\S]*?\*\/\s*|^\/\/# sourceMappingURL.*\n?/gmu, "");
    sections.push(`// ${file}\n${code.trim()}\n`);
  }
  return sections.join("\n");
}
