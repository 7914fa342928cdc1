// A server for a page that runs the script and posts what it returns.

import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** Neither `eval` nor inline scripts, as careful sites have it. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const PAGE = '<!doctype html><title>std66</title><script src="rows.js"></script>';

/**
 * @param {string} script which sets `std66Rows`
 * @returns {Promise<{ url: string, posted: Promise<string>, close: () => void }>}
 */
export async function servePage(script) {
  const rows = `${script}fetch("result", { method: "POST", body: std66Rows() });`;
  const server = createServer((request, response) => {
    response.setHeader("Content-Security-Policy", POLICY);
    if (request.url === "/") response.setHeader("Content-Type", "text/html").end(PAGE);
    else if (request.url === "/rows.js") response.setHeader("Content-Type", "text/javascript").end(rows);
    else if (request.method === "POST") {
      server.emit("posted", text(request));
      response.end();
    } else response.writeHead(404).end();
  });
  const posted = once(server, "posted").then(([result]) => result);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    posted,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
