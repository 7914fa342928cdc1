// A registry on loopback. It has what is published to it, and asks the registry of npm's settings for everything else.

import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "@std66/tools/run.mjs";

const LOOPBACK = "127.0.0.1";
const LOOKS = 100;
const BETWEEN_LOOKS = 200;

/**
 * @param {string} home where verdaccio is installed
 * @param {string} folder for its files
 * @returns {Promise<string>} its address; it ends with this program
 */
export async function startRegistry(home, folder) {
  const upstream = (await run("npm", ["config", "get", "registry"], home)).trim();
  mkdirSync(folder);
  const anyone = { access: "$all", publish: "$all" };
  // JSON is YAML.
  const config = {
    storage: join(folder, "storage"),
    uplinks: { upstream: { url: upstream } },
    packages: { "@std66/*": anyone, std66: anyone, "**": { access: "$all", proxy: "upstream" } },
    log: { type: "stdout", level: "error" },
  };
  const file = join(folder, "config.yaml");
  writeFileSync(file, JSON.stringify(config));
  const port = await freePort();
  const program = join(home, "node_modules/verdaccio/bin/verdaccio");
  const listen = ["--listen", `http://${LOOPBACK}:${port}`];
  const server = spawn(process.execPath, [program, "--config", file, ...listen], { cwd: folder, stdio: "ignore" });
  process.on("exit", () => server.kill());
  const address = `http://${LOOPBACK}:${port}/`;
  for (let look = 0; look < LOOKS; look += 1) {
    if (
      await fetch(`${address}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return address;
    await pause(BETWEEN_LOOKS);
  }
  throw new Error("the registry on loopback does not start");
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
