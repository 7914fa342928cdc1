import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { parseQuery } from "@std66/parameters";
import { pathParameters } from "@std66/parameters";
import { setPair } from "@std66/parameters";
import { formatQuery } from "@std66/parameters";
import { appendPair } from "@std66/parameters";
import { deletePairs } from "@std66/parameters";
import { sortPairs } from "@std66/parameters";
import { appendToQuery } from "@std66/parameters";
import { deleteFromQuery } from "@std66/parameters";
import { getFromQuery } from "@std66/parameters";
import { setInQuery } from "@std66/parameters";
import { sortQuery } from "@std66/parameters";
import { change } from "@std66/core";
import { appendSegments } from "@std66/parameters";
import { formatSegment } from "@std66/parameters";
import { parseSegment } from "@std66/parameters";
import type { UriSyntaxError } from "@std66/core";
void [sample, describe];


test("packages/parameters/README.md:6", async () => {

const uri = parse("http://example.com/map;lat=50;lon=20/day?q=a%26b&tag&r=%7e");
sample.same(parseQuery(uri.query ?? ""), [["q", "a&b"], ["tag", undefined], ["r", "~"]]);
sample.same(pathParameters(uri.path)[0], { name: "map", parameters: [["lat", "50"], ["lon", "20"]] });
sample.same(String(setPair(uri, "q", "c")), "http://example.com/map;lat=50;lon=20/day?q=c&tag&r=%7e");
});

test("packages/parameters/README.md:34", async () => {

sample.same(parseQuery("a&a=&&b=1=2"), [["a", undefined], ["a", ""], ["", undefined], ["b", "1=2"]]);
sample.same(parseQuery(""), []);
sample.same(formatQuery([
  ["to", "http://a/?b=c&d"],
  ["100%", undefined],
]), "to=http://a/?b=c%26d&100%25");
});

test("packages/parameters/README.md:57", async () => {

sample.same(formatQuery({ q: "C++", page: 2, tag: ["a", "b"], draft: null, none: undefined }), "q=C%2B%2B&page=2&tag=a&tag=b&draft");
sample.same(formatQuery([
  ["q", "C++"],
  ["page", 2],
]), "q=C%2B%2B&page=2");
sample.throws(() => { formatQuery({ page: Number.NaN }); }, "TypeError");
});

test("packages/parameters/README.md:82", async () => {

sample.same(parseQuery("a=1+2;b&c", { separators: ";" }), [["a", "1+2"], ["b&c", undefined]]);
sample.same(parseQuery("a=1+2&b=1%2B2", { plus: "space" }), [["a", "1 2"], ["b", "1+2"]]);
sample.same(formatQuery([["q", "1 + 2"]], { plus: "space" }), "q=1+%2B+2");
sample.same(parseQuery("a=%FF%7E", { invalid: "keep" }), [["a", "%FF~"]]);
});

test("packages/parameters/README.md:97", async () => {

sample.same(String(setPair("http://a/?a=%7e&b=1&b=2#c", "b", "3")), "http://a/?a=%7e&b=3#c");
sample.same(String(appendPair("http://a/?a=%7e", "a", "4 & 5")), "http://a/?a=%7e&a=4%20%26%205");
sample.same(String(appendPair("http://a/", "q", "4+5", { value: "encoded" })), "http://a/?q=4+5");
sample.same(String(deletePairs("http://a/?utm_source=x#b", (name) => name.startsWith("utm_"))), "http://a/#b");
sample.same(String(sortPairs("http://a/?b=2&a=%7e&b=1")), "http://a/?a=%7e&b=2&b=1");
});

test("packages/parameters/README.md:111", async () => {

sample.same(getFromQuery("a=1&b=2&%61=3", "a"), ["1", "3"]);
sample.same(setInQuery("a=%7e&b=1&b=2", "b", "3"), "a=%7e&b=3");
sample.same(appendToQuery("a=%7e", "a", "4"), "a=%7e&a=4");
sample.same(deleteFromQuery("a=%7e&b&a", "a"), "b");
sample.same(deleteFromQuery("a=1", "a"), undefined);
sample.same(sortQuery("b=2&a=%7e&b=1"), "a=%7e&b=2&b=1");
});

test("packages/parameters/README.md:126", async () => {

sample.same(parseSegment("name;v=1.1;draft"), { name: "name", parameters: [["v", "1.1"], ["draft", undefined]] });
sample.same(pathParameters("/a%2Fb;c/"), [{ name: "a/b", parameters: [["c", undefined]] }, { name: "", parameters: [] }]);
sample.same(formatSegment({ name: "a/b", parameters: [["c;d", "1=2"]] }), "a%2Fb;c%3Bd=1=2");

const segments = pathParameters("/map;lat=50/day").filter(({ name }) => name !== "day");
sample.same(String(change(parse("http://a/"), { path: `/${segments.map(formatSegment).join("/")}` })), "http://a/map;lat=50");
sample.same(String(appendSegments("http://a/map", ["b/c", "d;e"])), "http://a/map/b%2Fc/d%3Be");
});

test("packages/parameters/README.md:168", async () => {

function faultOf(query: string): UriSyntaxError | undefined {
  try {
    parseQuery(query);
  } catch (error) {
    return error as UriSyntaxError;
  }
  return undefined;
}

sample.same(faultOf("a=1&b=%FF")?.message, "the octets are not valid UTF-8 (offset 6, RFC 3986 §2.5)");
sample.same(faultOf("a=1&b=%FF")?.frame.split("\n"), ["a=1&b=%FF", "      ^^^ found `%FF`"]);
sample.throws(() => { formatQuery([["a", "\uD800"]]); }, "UriSyntaxError");
});
