// A page with the rows, as `run proof browsers` opens it, in programs that act as browsers.

import { describe, expect, test } from "vitest";
import type { Browser } from "../browser-list.mjs";
import { browse } from "../browse.mjs";

const SCRIPT = "const std66Rows = () => 'rows';\n";

/** Runs a program in place of a browser. The page is its argument. */
function browserOf(program: string): Browser {
  const args = (_: string, url: string): string[] => ["--input-type=module", "--eval", program, url];
  return { name: "Fake", install: [], needsDisplay: false, find: () => process.execPath, args };
}

describe("a browser", () => {
  test("returns what the page posts, under a policy without inline scripts and eval", async () => {
    const program = `const url = process.argv[1];
      const page = await fetch(url);
      const name = /src="(.+?)"/u.exec(await page.text())[1];
      const rows = await (await fetch(url + name)).text();
      const isPost = rows.endsWith('fetch("result", { method: "POST", body: std66Rows() });');
      const body = isPost + " " + page.headers.get("content-security-policy");
      await fetch(url + "result", { method: "POST", body });
      setTimeout(() => {}, 60_000);`;
    const posted = await browse(browserOf(program), process.execPath, SCRIPT, process.env);
    expect(posted).toBe("true default-src 'none'; script-src 'self'; connect-src 'self'");
  });

  test("that ends before it answers has a fault", async () => {
    const answer = browse(browserOf("process.exit(3)"), process.execPath, SCRIPT, process.env);
    await expect(answer).rejects.toThrow("ended with status 3 before it answered");
  });

  test("that crashes has a fault", async () => {
    const answer = browse(browserOf("process.kill(process.pid, 'SIGKILL')"), process.execPath, SCRIPT, process.env);
    await expect(answer).rejects.toThrow("ended with SIGKILL before it answered");
  });

  test("that cannot be started has a fault", async () => {
    const answer = browse(browserOf(""), `${process.execPath}-none`, SCRIPT, process.env);
    await expect(answer).rejects.toThrow("ENOENT");
  });
});
