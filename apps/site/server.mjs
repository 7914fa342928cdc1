// Serves the files of a folder to this machine, and nothing else.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/**
 * @param {string} folder
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder, port) {
  const server = createServer(({ url = "/" }, response) => {
    const found = fileFor(folder, url);
    const file = found ?? notFoundFor(folder, url);
    if (file === undefined) return response.writeHead(404, { "content-type": "text/plain" }).end("not found\n");
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? "application/octet-stream";
    response.writeHead(found === undefined ? 404 : 200, { "content-type": type, "cache-control": "no-cache" });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", () => resolve(undefined));
  });
  const bound = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { address: `http://localhost:${bound.port}/`, close: () => void server.close() };
}

/** @param {string} folder @param {string} url @returns {string | undefined} the nearest `404.html` above, as common hosts show */
function notFoundFor(folder, url) {
  const [path = "/"] = url.split(/[?#]/u, 1);
  // A path that is very long is not looked for in each of its folders.
  const names = path.split("/").slice(1, 12);
  for (let count = names.length - 1; count >= 0; count -= 1) {
    const file = fileFor(folder, ["", ...names.slice(0, count), "404.html"].join("/"));
    if (file !== undefined) return file;
  }
  return undefined;
}

/**
 * @param {string} folder
 * @param {string} url
 * @returns {string | undefined} the file, if there is one inside of the folder
 */
function fileFor(folder, url) {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(url.split(/[?#]/u, 1)[0] ?? "/")));
  } catch {
    return undefined;
  }
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  // As common hosts do: a folder has an index, and the name of a page needs no ending.
  return [path, join(path, "index.html"), `${path}.html`].find((file) => existsSync(file) && statSync(file).isFile());
}
