// What `changeset version` writes into a CHANGELOG: the text of each changeset, and which published packages a bundle
// has taken in. No hashes of commits, and no private packages: users can look up neither.

import { publishedPackages } from "../workspace.mjs";

/** @param {{ summary: string }} changeset */
export async function getReleaseLine({ summary }) {
  return `- ${summary.trim().replaceAll(/\n(?!\n)/gu, "\n  ")}`;
}

/**
 * @param {unknown} _
 * @param {readonly { name: string, newVersion: string, packageJson: { dependencies?: Record<string, string> } }[]} updated
 */
export async function getDependencyReleaseLine(_, updated) {
  const published = new Set(publishedPackages().map(({ manifest }) => manifest.name));
  const included = updated.flatMap(({ name, newVersion, packageJson: { dependencies = {} } }) => {
    if (published.has(name)) return [`\`${name}\` ${newVersion}`];
    return Object.keys(dependencies)
      .filter((other) => published.has(other))
      .map((other) => `the current \`${other}\``);
  });
  return included.length === 0 ? "" : `- Updated dependencies: ${[...new Set(included)].join(", ")}.`;
}
