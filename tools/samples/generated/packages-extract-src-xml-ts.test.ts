import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { xmlLinks } from "@std66/extract/xml";
void [sample, describe];


test("packages/extract/src/xml.ts:37", async () => {
const feed = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="b/"><link href="c?d&amp;e"/><icon>/f.png</icon></feed>';
sample.same([...xmlLinks(feed, "http://a.example/")].map(({ resolved }) => String(resolved)), ["http://a.example/b/c?d&e", "http://a.example/f.png"]);
const faults: string[] = [];
const malformed = ({ offset, reason }: { offset: number; reason: string }) => faults.push(`${offset}: ${reason}`);
sample.same([...xmlLinks("<a b='http://c/?d&e'/>", "http://a.example/", { malformed })].map(({ text }) => text), ["http://c/?d&e"]);
sample.same(faults, ["17: the `&` begins no reference"]);
});
