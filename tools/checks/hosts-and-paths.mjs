// node tools/checks/hosts-and-paths.mjs: keeps what is specific to one machine out of the repository: package
// registries and absolute paths.

import { ownArguments, report } from "../arguments.mjs";
import { textFiles } from "../text-files.mjs";

ownArguments(import.meta.url);

const rules = [
  { files: /(?:^|\/)pnpm-lock\.yaml$/u, forbidden: /https?:\/\/|tarball:/u, what: "a host in the lockfile" },
  {
    files: /^/u,
    forbidden: /\/\/(?:registry\.|[\w.-]*(?:npmjs|yarnpkg|jfrog|artifactory)\.)/u,
    what: "a package registry",
  },
  {
    // The vectors contain URIs from other sources, and some look like paths.
    files: /^(?!packages\/vectors\/data\/)/u,
    // Only at the start of a word: within `file:///home/x` or `http://a/tmp/x` it is an example.
    forbidden: /(?<![\w/.:~*}\])>-])\/(?:home|root|Users|work|tmp|mnt|opt|srv|private)\/[\w.-]|\b[A-Z]:\\Users\\/u,
    what: "an absolute path on one machine",
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

report(found);
