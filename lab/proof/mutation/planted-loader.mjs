// Loads one source with the fault that `planted.mjs` plants, in each program that a test starts.

import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

/** @type {Partial<import("./planted.mjs").Fault> & Record<"text" | "fault", string>} */
const { file, text, fault } = JSON.parse(process.env["PLANTED"] ?? "{}");

if (isMainThread && file !== undefined) register(import.meta.url);

/** @param {string} source @param {string} path @returns {string} */
export function planted(source, path) {
  return path.replaceAll("\\", "/").endsWith(`/${file}`) ? source.replace(text, () => fault) : source;
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(`/${file}`)) return loaded;
  const source = typeof loaded.source === "string" ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: planted(source, fileURLToPath(url)) };
}
