/** The site in Chromium: what people do with it, hostile texts, what it asks the network for, and what axe says. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import axe from "axe-core";
import fc from "fast-check";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../server.mjs";
import { writeSite } from "../site.mjs";
import { EXAMPLES } from "../src/play/examples.ts";
import { fragmentOf } from "../src/play/permalink.ts";
import { type Inputs, NO_INPUTS, VIEWS } from "../src/play/question.ts";
import { findChromium, launch } from "./browser.ts";

const close = (page: Page): Promise<void> => page.context().close();
const program = findChromium();
const isRequired = process.env["CI"] !== undefined;
if (program === undefined) console.log("site: no Chromium, so its pages were not tested: apt-get install chromium");

it("there is a browser where the result counts", () => {
  expect(program !== undefined || !isRequired).toBe(true);
});

/** What axe finds on a page, by all of its rules or by some. */
const findingsOn = async (page: Page, options: { readonly runOnly?: string[] } = {}): Promise<unknown> => {
  await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    type Violations = { violations: { id: string; nodes: { html: string }[] }[] };
    const { violations } = await (
      globalThis as unknown as { axe: { run: (options: object) => Promise<Violations> } }
    ).axe.run({ ...given, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 300))]);
  }, options);
};

/** What axe finds in each color scheme. A page is loaded once: only its colors depend on the scheme. */
const findingsInSchemes = async (page: Page): Promise<unknown> => {
  const inLight = await findingsOn(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [inLight, await findingsOn(page, { runOnly: ["color-contrast", "link-in-text-block"] })];
};

/** What hostile texts are made of. */
const PARTS = [
  "<script>hacked=1</script>",
  "<img src=x onerror=hacked=1>",
  "<a href=javascript:hacked=1>x</a>",
  "</pre>",
  "</svg>",
  "javascript:",
  "http://h/",
  "]]>",
  "{{a}}",
  "${a}",
  "%3Cscript%3E",
  "&lt;",
  "?a=",
  "#",
  '"',
  "'",
  "<",
  ">",
  "\0",
  "\uD800",
  "\u202E",
  "\u0001",
  "\u0008",
  "é",
  " ",
  "\n",
];

describe.runIf(program !== undefined)("in Chromium", () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serve>>;
  const at = (path: string): string => `${site.address}some/place/${path}`;
  let browser: Browser;
  /** What the pages asked for, and what they said, in all tests. */
  const requests: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "std66-site-"));
    // Below the root of the host, as on many hosts.
    await writeSite(join(folder, "some/place"), "/some/place/");
    site = await serve(folder, 0);
    browser = await launch(program as string);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => complaints.push(`${path}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(`${path}: ${error.message}`));
    await page.goto(at(path));
    return page;
  };
  const play = async (inputs: Partial<Inputs>, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await open(`play.html#${fragmentOf({ ...NO_INPUTS, ...inputs }) as string}`, options);
    await page.locator(".copies").waitFor();
    return page;
  };

  describe("the playground", () => {
    it.each([
      ["components", { text: "http://u@h:80/" }, "port = *DIGIT"],
      ["components", { text: "http://a b" }, "error["],
      ["resolution", { text: "../g", base: "http://a/b/c/d" }, "http://a/b/g"],
      ["resolution", { text: "../g", base: "b" }, "the base has no scheme"],
      ["ladder", { text: "HTTP://h", other: "http://h/" }, "equivalent: scheme"],
      ["ladder", { text: "%" }, "error[pct-encoded]"],
      ["standards", { text: "?y", base: "http://a/b/c/d;p?q" }, "query-only-keeps-path"],
      ["standards", { text: "%" }, "not valid"],
      ["audit", { text: "https://h\\@evil.example/" }, "danger[host-disputed]"],
      ["audit", { text: "\0" }, "not-a-uri-reference"],
      ["iri", { text: "http://é/" }, "http://%C3%A9/"],
      ["iri", { text: "http://h/ " }, "error["],
      ["encoding", { text: "a/b" }, "a%2Fb"],
      ["encoding", { text: "\uD800" }, "error: "],
      ["template", { text: "/{a}", values: "a=b/c" }, "/b%2Fc"],
      ["template", { text: "/{a}", other: "/b%2Fc" }, 'a  "b/c"'],
      ["template", { text: "/{a-b}" }, "error[varspec]"],
      ["extraction", { text: "<http://h/>" }, "Found: 1"],
      ["extraction", { text: "{", kind: "json" }, "Not JSON"],
    ] as const)("answers in the view of %s: %j", async (view, inputs, expected) => {
      const page = await play({ view, ...inputs });
      expect(await page.locator("#answer").textContent()).toContain(expected);
      await close(page);
    });

    it("shows the rule of a piece that is focused", async () => {
      const page = await play({ text: "http://h:80/" });
      await page.locator(".piece.port").focus();
      expect(await page.locator(".chosen").textContent()).toContain("port = *DIGIT (RFC 3986 §3.2.3)");
      await close(page);
    });

    it("keeps what is typed in the address, from which another page fills it in", async () => {
      const page = await play({ view: "ladder" });
      const [text, other] = ["http://h/\u202E\t%?a=b&c#d", "x:\\"];
      await page.getByLabel("URI or reference").fill(text);
      await page.getByLabel("Compared with").fill(other);
      await page.waitForFunction(() => location.hash.includes("other="));
      const copy = await open(`play.html${new URL(page.url()).hash}`);
      expect(await copy.getByLabel("URI or reference").inputValue()).toBe(text);
      expect(await copy.getByLabel("Compared with").inputValue()).toBe(other);
      expect(await copy.getByRole("tab", { selected: true }).textContent()).toBe("Normal form");
      await Promise.all([close(page), close(copy)]);
    });

    it("has a password neither in the address nor in an answer until it is asked for", async () => {
      const page = await play({});
      await page.getByLabel("URI or reference").fill("http://u:hunter2@h/");
      await page.waitForFunction(() => location.hash.includes("***"));
      expect(await page.content()).not.toContain("hunter2");
      await page.getByLabel("Show passwords").check();
      await page.waitForFunction(() => location.hash.includes("hunter2"));
      await page.waitForFunction(() => document.querySelector("#answer")?.textContent?.includes("hunter2"));
      await close(page);
    });

    it("reads a link of the live viewer of whatwg-url, and says what is wrong with a damaged one", async () => {
      const page = await open(`play.html#url=${btoa("a/b")}&base=${btoa("http://h/")}`);
      expect(await page.getByLabel("URI or reference").inputValue()).toBe("a/b");
      expect(await page.getByRole("textbox", { name: "Base" }).inputValue()).toBe("http://h/");
      const damaged = await open("play.html#text=%FF");
      expect(await damaged.getByRole("alert").textContent()).toContain("The link is damaged");
      expect(await damaged.getByLabel("URI or reference").inputValue()).toBe("%FF");
      await Promise.all([close(page), close(damaged)]);
    });

    it("goes through the views by arrow keys", async () => {
      const page = await play({ text: "s:a" });
      await page.getByRole("tab", { name: "Components" }).focus();
      for (const name of ["Resolution", "Normal form", "Standards"]) {
        await page.keyboard.press("ArrowRight");
        expect(await page.getByRole("tab", { selected: true }).textContent()).toBe(name);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
      await page.keyboard.press("End");
      expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Extraction");
      await close(page);
    });

    it("fills in each example", async () => {
      const page = await play({});
      for (const [index, { inputs }] of EXAMPLES.entries()) {
        await page.getByLabel("Examples").selectOption(String(index));
        const [box] = await page.locator(".inputs textarea").all();
        expect(await box?.inputValue()).toBe(inputs.text);
      }
      await close(page);
    });

    it.each(["components", "extraction", "audit"] as const)(
      "takes 5 MB in the view of %s, and stays responsive",
      async (view) => {
        const page = await play({ view, text: "s:a" });
        const slowest = await page.evaluate(async () => {
          const box = document.querySelector(".inputs textarea") as HTMLTextAreaElement;
          box.value = `http://h/${"a/".repeat(2.5e6)}`;
          const begin = performance.now();
          box.dispatchEvent(new Event("input", { bubbles: true }));
          const handled = performance.now() - begin;
          let waited = 0;
          for (let count = 0; count < 20; count++) {
            const asked = performance.now();
            await new Promise((resolve) => setTimeout(resolve, 50));
            waited = Math.max(waited, performance.now() - asked - 50);
          }
          return Math.max(handled, waited);
        });
        expect(slowest).toBeLessThan(5000);
        const expected = { components: "and more", extraction: "Found: 1", audit: "up to 100000" }[view];
        await page.locator("#answer", { hasText: expected }).waitFor();
        await close(page);
      },
    );

    it("answers soon after a key, for a text of 10,000 characters", async () => {
      const page = await play({ text: "s:a" });
      const time = await page.evaluate(async () => {
        const box = document.querySelector(".inputs textarea") as HTMLTextAreaElement;
        const verdict = document.querySelector(".verdict") as HTMLElement;
        const type = async (text: string): Promise<number> => {
          const changed = new Promise((resolve) => {
            new MutationObserver(resolve).observe(verdict, { subtree: true, childList: true, characterData: true });
          });
          box.value = text;
          const begin = performance.now();
          box.dispatchEvent(new Event("input", { bubbles: true }));
          await changed;
          return performance.now() - begin;
        };
        const text = `http://h/${"a/".repeat(5000)}`;
        await type(`${text} `);
        return type(`${text}b`);
      });
      console.log(`site: from a key to the answer, for 10,000 characters: ${Math.round(time)} ms`);
      expect(time).toBeLessThan(2000);
      await close(page);
    });

    it("makes an element or an attribute of nothing that is filled in", async () => {
      const page = await play({});
      const hostile = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(""));
      await fc.assert(
        fc.asyncProperty(hostile, hostile, fc.constantFrom(...VIEWS), async (text, second, view) => {
          const found = await page.evaluate(
            async ([first, other, name]) => {
              (document.querySelector(`#tab-${name}`) as HTMLElement).click();
              await new Promise((resolve) => setTimeout(resolve, 0));
              for (const [index, box] of [
                ...document.querySelectorAll<HTMLTextAreaElement>(".inputs textarea"),
              ].entries()) {
                box.value = index === 0 ? first : other;
                box.dispatchEvent(new Event("input", { bubbles: true }));
              }
              // Several questions: the answer to the last one is awaited.
              await new Promise((resolve) => setTimeout(resolve, 40));
              return [...document.querySelectorAll("#play *")].flatMap((element) => {
                const names = element.getAttributeNames().filter((attribute) => attribute.startsWith("on"));
                const isStrange = /^(?:script|img|iframe|object|embed|base|link|style|form|foreignobject)$/i.test(
                  element.tagName,
                );
                const link = element.getAttribute("href") ?? "https://www.rfc-editor.org/";
                const isForeign = !/^https:\/\/(?:www\.rfc-editor\.org|url\.spec\.whatwg\.org)\//u.test(link);
                return isStrange || isForeign || names.length > 0 ? [element.outerHTML] : [];
              });
            },
            [text, second, view] as const,
          );
          expect(found).toEqual([]);
          expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
        }),
        { numRuns: 120 },
      );
      await close(page);
    });

    it("copies a link, code, Markdown and the drawing, without the password", async () => {
      const page = await play(
        { text: "http://u:hunter2@h/?a=b" },
        { permissions: ["clipboard-read", "clipboard-write"] },
      );
      const expected = {
        link: at("play.html#text=http://u:***@h/?a=b"),
        TypeScript: 'parse("http://u:***@h/?a=b")',
        shell: "std66 parse -- 'http://u:***@h/?a=b'",
        Markdown: "An absolute-URI",
        SVG: "<svg ",
      };
      for (const [name, text] of Object.entries(expected)) {
        await page.getByRole("button", { name, exact: true }).click();
        await page.getByText(`Copied: ${name}.`).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toContain(text);
        expect(copied).not.toContain("hunter2");
      }
      await close(page);
    });

    it("leaves a text out of links if the end of a password cannot be found, and says so", async () => {
      const page = await play({ view: "extraction" }, { permissions: ["clipboard-read", "clipboard-write"] });
      await page.getByLabel("Text or page").fill("http://user:hun ter2@host/");
      await page.getByText("The address is without the text").waitFor();
      expect(page.url()).toBe(at("play.html#view=extraction"));
      await page.getByRole("button", { name: "link", exact: true }).click();
      await page.getByText("Copied: link, without the text").waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at("play.html#view=extraction"));
      await close(page);
    });

    it("loads little script at first", async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      // What the page and its worker have in common counts once: the second time, it is from the cache.
      const scripts = new Set<string>();
      context.on("request", (request) => {
        if (request.url().endsWith(".js")) scripts.add(request.url());
      });
      await page.goto(at("play.html"));
      await page.locator(".copies").waitFor();
      const sizes = [...scripts].map(
        (url) => gzipSync(readFileSync(join(folder, new URL(url).pathname)), { level: 9 }).length,
      );
      expect(sizes.length).toBeGreaterThan(3);
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      console.log(`site: the playground first loads ${kilobytes.toFixed(1)} kB of script, gzipped`);
      expect(kilobytes).toBeLessThan(45);
      await context.close();
    });
  });

  describe("the pages", () => {
    it("are searched by words", async () => {
      const page = await open("docs/recipes.html");
      await page.getByRole("searchbox").fill("relativize");
      const link = page.locator("#search-results a").first();
      await link.waitFor();
      const title = await link.textContent();
      await page.keyboard.press("Enter");
      await page.waitForURL(/resolve/u);
      expect(await page.locator("main").textContent()).toContain(title);
      await close(page);
    });

    it("say what a page is about, also to a link preview", async () => {
      const page = await open("docs/recipes.html");
      expect(await page.locator('meta[name="description"]').getAttribute("content")).toContain("URIs");
      await close(page);
    });

    it("are not found under another address, and the page that says so leads back", async () => {
      const answer = await fetch(at("docs/nowhere/at/all.html"));
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('href="/some/place/assets/style.css"');
      const page = await open("404.html");
      await page.getByRole("link", { name: "the documentation" }).click();
      await page.waitForURL(/some\/place\/docs\/index/u);
      await close(page);
    });

    it("show all their pictures", async () => {
      const page = await open("docs/evidence/benchmarks.html");
      const widths = await page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth));
      expect(widths).toHaveLength(9);
      expect(widths.filter((width) => width === 0)).toEqual([]);
      await close(page);
    });

    it("lead to the playground from any folder", async () => {
      const page = await open("packages/core/index.html");
      await page.getByRole("link", { name: "Playground" }).click();
      await page.waitForURL(/play\.html/u);
      await page.locator(".copies").waitFor();
      expect(await page.locator("#answer").textContent()).toContain("scheme");
      await close(page);
    });

    it.each([
      "index.html",
      "docs/recipes.html",
      "docs/history.html",
      "docs/decisions/0007-internal-door.html",
      "packages/core/index.html",
      "packages/core/reference.html",
      "packages/core/src/faults/component-fault.ts.html",
      "play.html",
    ])("are not wider than a screen of 320 pixels: %s", async (path) => {
      const page = await open(path, { viewport: { width: 320, height: 800 } });
      if (path === "play.html") await page.locator(".copies").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await close(page);
    });
  });

  describe("axe finds nothing", () => {
    it("on pages, in light and dark", async () => {
      for (const path of [
        "index.html",
        "docs/index.html",
        "docs/recipes.html",
        "docs/url-standard.html",
        "docs/migrate/index.html",
        "docs/migrate/query-string.html",
        "docs/evidence/benchmarks.html",
        "apps/cli/index.html",
        "packages/core/reference.html",
        "404.html",
      ]) {
        const page = await open(path, { colorScheme: "light" });
        expect([path, await findingsInSchemes(page)]).toEqual([path, [[], []]]);
        await close(page);
      }
    });

    it.each(VIEWS)("in the view of %s, in light and dark", async (view) => {
      for (const text of ["http://u:p@h:80/a;b?c=d#e", "http://h/%", "http://[::1]/é", "/{a}{?b*}"]) {
        const inputs = { view, text, base: "http://a/b", other: "http://h", values: "a=b" };
        const page = await play(inputs, { colorScheme: "light" });
        expect([text, await findingsInSchemes(page)]).toEqual([text, [[], []]]);
        await close(page);
      }
    });
  });

  it("nothing was asked of another host, and no page complained", () => {
    expect(requests.length).toBeGreaterThan(100);
    expect(requests.filter((url) => !url.startsWith(site.address))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
