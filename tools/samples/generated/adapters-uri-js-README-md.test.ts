import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { equal } from "@std66/uri-js";
import { normalize } from "@std66/uri-js";
import { parse } from "@std66/uri-js";
import { resolve } from "@std66/uri-js";
void [sample, describe];


test("adapters/uri-js/README.md:12", async () => {

sample.same(resolve("uri://a/b/c/d?q", "../../g"), "uri://a/g");
sample.same(normalize("HTTP://ABC.com:80/%7Esmith/home.html"), "http://abc.com/~smith/home.html");
sample.same(equal("HTTP://ABC.COM:80", "http://abc.com/"), true);
sample.same(parse("uri://user:pass@example.com:123/one").port, 123);
});

test("adapters/uri-js/README.md:44", async () => {

sample.same(parse("http://example.com:a/").error, 'URI path must start with "/" when authority is present.');
sample.same(normalize("http://example.com:a/"), "http://example.com:a/");
sample.same(resolve("schemas/a.json", "../b.json#/definitions/100%"), "b.json#/definitions/100%25");
});
