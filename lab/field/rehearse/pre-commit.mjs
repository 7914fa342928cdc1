// What docs/ci.md says of pre-commit, in a repository of git, by pre-commit from PyPI.

import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { write } from "../../proof/loaders/consumer.mjs";

/** @typedef {import("./steps.mjs").Step} Step @typedef {import("./clients.mjs").Users} Users */

/** Each commit: its files, and what the refusal says. */
const COMMITS = [
  { what: "accepts", files: { "links.txt": "https://good.example/a\n", "page.md": "[a](b.md)\n" }, said: [] },
  {
    what: "refuses",
    files: { "links.txt": "https://good.example/a\nhttp://a/%zz\n", "page.md": "[a](b.md)\n\n[c](http://[::1)\n" },
    said: ["links of documents", "page.md:3:16", "URIs of links.txt", "links.txt:2:10"],
  },
];

/** @param {Users} users @returns {Step[]} */
export function preCommitSteps(users) {
  const project = users.project();
  const bin = join(project, "../venv/bin");
  const sh = (/** @type {string} */ line) => users.run(["sh", "-c", line], project, pathWith(bin));
  return [
    {
      by: "pre-commit",
      what: "docs/ci.md: its settings install the command",
      async attempt() {
        await sh("python3 -m venv ../venv && pip install --quiet pre-commit");
        await sh("git init --quiet . && git config user.name user && git config user.email user@example.com");
        write(project, { ".pre-commit-config.yaml": settings() });
        await sh("git add .pre-commit-config.yaml && pre-commit install --install-hooks");
        return (await sh("pre-commit --version")).trim();
      },
    },
    ...COMMITS.map(({ what, files, said }) => ({
      by: "pre-commit",
      what: `\`git commit\` ${what} ${what === "accepts" ? "links that are right" : "a wrong link, and says where it is"}`,
      async attempt() {
        write(project, files);
        const printed = await sh("git add . && git commit --quiet --message links 2>&1").then(
          (text) => ({ isCommitted: true, text }),
          (/** @type {unknown} */ error) => ({ isCommitted: false, text: String(error) }),
        );
        const isRight =
          printed.isCommitted === (said.length === 0) && said.every((part) => printed.text.includes(part));
        if (!isRight) throw new Error(printed.text);
      },
    })),
  ];
}

/** @returns {string} the block of docs/ci.md */
function settings() {
  const [, yaml = ""] = /^```yml\n(repos:\n[^]*?)^```$/mu.exec(readFileSync(join(root, "docs/ci.md"), "utf8")) ?? [];
  if (!yaml.includes("language: node")) throw new Error("docs/ci.md has no such block");
  return yaml;
}

/** @param {string} bin @returns {Record<string, string>} */
function pathWith(bin) {
  return { PATH: [bin, process.env["PATH"]].join(delimiter) };
}
