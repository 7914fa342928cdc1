// What belongs to one machine stays out of the repository: where its packages come from, and where its files lie.

import { textFiles } from "../text-files.mjs";

const rules = [
  { files: /^pnpm-lock\.yaml$/u, forbidden: /https?:\/\/|tarball:/u, what: "a host in the lockfile" },
  {
    files: /^/u,
    forbidden: /\/\/(?:registry\.|[\w.-]*(?:npmjs|yarnpkg|jfrog|artifactory)\.)/u,
    what: "a package registry",
  },
  {
    // The data are URIs of other people, and some look like paths.
    files: /^(?!packages\/vectors\/data\/)/u,
    // At the start of a word: in `file:///home/x` or `http://a/tmp/x` it is an example.
    forbidden: /(?<![\w/.:~*}\])>-])\/(?:home|root|Users|work|tmp|mnt|opt|srv|private)\/[\w.-]|\b[A-Z]:\\Users\\/u,
    what: "an absolute path of a machine",
  },
];

const found = textFiles()
  .filter(({ path }) => path !== "tools/checks/hosts-and-paths.mjs")
  .flatMap(({ path, text }) =>
    rules
      .filter(({ files }) => files.test(path))
      .flatMap(({ forbidden, what }) =>
        text
          .split("\n")
          .flatMap((line, index) => (forbidden.test(line) ? [`${path}:${index + 1}: ${what}: ${line.trim()}`] : [])),
      ),
  );

if (found.length > 0) {
  console.error(found.join("\n"));
  process.exitCode = 1;
}
