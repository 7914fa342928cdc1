import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { markdownLinks } from "@std66/extract/markdown";
void [sample, describe];


test("packages/extract/src/markdown-links.ts:91", async () => {
const [link, image] = markdownLinks("See [the *page*](a/b 'title') or ![](<c d>).");
sample.same([link?.kind, link?.text, link?.start, link?.end], ["link", "a/b", 17, 20]);
sample.same([image?.kind, image?.text, image?.error?.code], ["image", "c d", "pchar"]);
const all = markdownLinks("http://a/b. <img src=c>", { all: true });
sample.same([...all].map(({ kind, text }) => `${kind} ${text}`), ["uri http://a/b", "html c"]);
});
