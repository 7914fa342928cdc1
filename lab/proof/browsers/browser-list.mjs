// The browsers of `run proof browsers`, as Debian has them.

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string[]} install Debian packages
 * @property {boolean} needsDisplay whether it has no headless mode
 * @property {() => string | undefined} find its program
 * @property {(profile: string, url: string) => string[]} args
 */

/** Without a window, and without requests of its own. */
const QUIET =
  "--headless --no-sandbox --disable-gpu --no-first-run --disable-quic --disable-sync " +
  "--disable-background-networking --disable-component-update";

/** @type {readonly Browser[]} */
export const browsers = [
  {
    name: "Chromium",
    install: ["chromium"],
    needsDisplay: false,
    find: () => onPath("chromium"),
    args: (profile, url) => [...QUIET.split(" "), `--user-data-dir=${profile}`, url],
  },
  {
    name: "Firefox",
    install: ["firefox-esr"],
    needsDisplay: false,
    find: () => onPath("firefox-esr") ?? onPath("firefox"),
    args: (profile, url) => ["--headless", "--no-remote", "--profile", profile, url],
  },
  {
    name: "WebKitGTK",
    install: ["webkit2gtk-driver", "xvfb"],
    needsDisplay: true,
    find: miniBrowser,
    args: (_, url) => [url],
  },
];

/** @param {string} program @returns {string | undefined} */
export function onPath(program) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** The small browser that comes with the library, outside PATH. @returns {string | undefined} */
function miniBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((name) => ["4.1", "4.0"].map((api) => join(libraries, name, `webkit2gtk-${api}`, "MiniBrowser")))
    .find((file) => existsSync(file));
}
