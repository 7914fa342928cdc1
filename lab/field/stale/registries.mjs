// The newest version of a package, by the client of its registry, with the settings of this machine.

import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { run } from "@std66/tools/run.mjs";
import { compared } from "./versions.mjs";

/** @typedef {import("./places.mjs").Place} Place @typedef {import("./places.mjs").Registry} Registry */

// Outside of all projects, whose settings and lockfiles would answer.
const NOWHERE = tmpdir();
const POM = fileURLToPath(new URL("../implementations/java/pom.xml", import.meta.url));
const MAVEN_PLUGIN = "org.codehaus.mojo:versions-maven-plugin:2.18.0:display-dependency-updates";

/** @type {Readonly<Record<Registry, (name: string) => Promise<string | undefined>>>} */
const CLIENTS = {
  npm: async (name) => {
    const versions = JSON.parse(await run("npm", ["view", name, "version", "--json"], NOWHERE));
    return [versions].flat().toSorted(compared).at(-1);
  },
  PyPI: async (name) => {
    const said = await run("python3", ["-m", "pip", "index", "versions", name], NOWHERE);
    return /^\S+ \((\S+)\)$/mu.exec(said)?.[1];
  },
  "crates.io": async (name) => {
    const said = await run("cargo", ["info", "--color", "never", name], NOWHERE);
    return /^version: .*\(latest ([^ )]+)/mu.exec(said)?.[1] ?? /^version: (\S+)/mu.exec(said)?.[1];
  },
  Maven: async (name) => {
    const said = await run("mvn", ["-B", "-f", POM, MAVEN_PLUGIN, "-Dverbose=true"], NOWHERE);
    const [, , newest] =
      said
        .split(/\s+/u)
        .join(" ")
        .match(new RegExp(`${name} \\.+ (\\S+ -> )?(\\S+)`, "u")) ?? [];
    return newest;
  },
  Go: async (name) => (await run("go", ["list", "-m", "-f", "{{.Version}}", `${name}@latest`], NOWHERE)).trim(),
  Debian: async (name) => {
    const said = await run("apt-cache", ["policy", name], NOWHERE);
    return /^ +Candidate: (?!\(none\))(\S+)$/mu.exec(said)?.[1];
  },
};

/** @type {Map<string, Promise<string>>} */
const asked = new Map();

/**
 * @param {Place} place
 * @returns {Promise<string>} the newest version; rejects with what the client says
 */
export function newestOf({ registry, name }) {
  const key = `${registry} ${name}`;
  const answer =
    asked.get(key) ??
    CLIENTS[registry](name).then((version) => {
      if (version === undefined) throw new Error(`${registry} here has no ${name}`);
      return version;
    });
  asked.set(key, answer);
  return answer;
}
