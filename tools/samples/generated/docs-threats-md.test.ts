import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { audit } from "@std66/audit";
import { isUri } from "@std66/core";
import { uriFromHref } from "@std66/core";
import { parse } from "@std66/core";
import { resolve } from "@std66/resolve";
void [sample, describe];


test("docs/threats.md:10", async () => {

const options = { allowedHosts: ["good.example"], schemes: ["https"], allowedPorts: [443] };
/** Whether a text is a URI of one of these hosts, without a warning. What cannot be decided is not allowed. */
const isAllowed = (text: string) => isUri(text) && audit(text, options).every(({ severity }) => severity === "info");

sample.same(isAllowed("https://good.example/v1?q=a"), true);
sample.same(isAllowed("https://good.example@evil.example/"), false);
sample.same(isAllowed("https://good.example.evil.example/"), false);
sample.same(isAllowed("https://good.example\\@evil.example/"), false);
sample.same(isAllowed("https://2130706433/"), false);
});

test("docs/threats.md:27", async () => {

const options = { allowedHosts: ["good.example"], schemes: ["https"], allowedPorts: [443] };
/** Whether a text is a URI of one of these hosts, without a warning. What cannot be decided is not allowed. */
const isAllowed = (text: string) => isUri(text) && audit(text, options).every(({ severity }) => severity === "info");

type Fetch = (
  url: URL,
  options: { readonly redirect: "manual" },
) => Promise<{ readonly status: number; readonly location: string | undefined }>;

async function fetchAllowed(text: string, fetch: Fetch): Promise<number> {
  let next = text;
  for (let redirects = 0; redirects < 5; redirects++) {
    if (!isAllowed(next)) throw new RangeError("not allowed");
    const url = new URL(next);
    const { status, location } = await fetch(url, { redirect: "manual" });
    if (location === undefined) return status;
    next = String(uriFromHref(new URL(location, url).href));
  }
  throw new RangeError("too many redirects");
}

const server: Fetch = async (url) =>
  url.pathname === "/out"
    ? { status: 302, location: "https://169.254.169.254/" }
    : { status: 200, location: undefined };

sample.same(await fetchAllowed("https://good.example/a", server), 200);
const refused = await fetchAllowed("https://good.example/out", server).catch((error: unknown) => String(error));
sample.same(refused, "RangeError: not allowed");
});

test("docs/threats.md:66", async () => {

const base = "https://good.example";
sample.same(parse(base + ".evil.example/").host, "good.example.evil.example");
sample.same(parse(base + "@evil.example/").host, "evil.example");
sample.same(String(resolve(base, ".evil.example/")), "https://good.example/.evil.example/");
sample.same(String(resolve(base, "@evil.example/")), "https://good.example/@evil.example/");
sample.same(String(resolve(base, "//evil.example/")), "https://evil.example/");
});

test("docs/threats.md:82", async () => {

const staysHere = (target: string) => audit(target, { allowedHosts: [] }).every(({ severity }) => severity === "info");

sample.same(staysHere("/account?tab=1"), true);
sample.same(staysHere("//evil.example/"), false);
sample.same(staysHere("/\\evil.example/"), false);
sample.same(staysHere("/\t/evil.example/"), false);
sample.same(staysHere("javascript:alert(1)"), false);
sample.same(staysHere("https:evil.example"), false);
});

test("docs/threats.md:99", async () => {

type Lookup = (host: string) => Promise<readonly string[]>;
type Post = (url: URL, options: { readonly address: string; readonly redirect: "manual" }) => Promise<number>;

// The path or the query of a webhook is its secret.
const POLICY = {
  publicHosts: true,
  schemes: ["https"],
  allowedPorts: [443],
  rules: { "secret-parameter": "off", "secret-form": "off" },
} as const;
/** Whether a text is a URI of a public host, without a warning. What cannot be decided is not public. */
const isPublic = (uri: string) => isUri(uri) && audit(uri, POLICY).every(({ severity }) => severity === "info");

async function deliver(text: string, lookup: Lookup, post: Post): Promise<number> {
  if (!isPublic(text)) throw new RangeError("the URL is not public");
  const url = new URL(text);
  const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ""));
  // One that is not public is enough: the client may choose it.
  const areAll = addresses.every((address) => isPublic(`https://${address.includes(":") ? `[${address}]` : address}/`));
  const [address] = addresses;
  if (!areAll || address === undefined) throw new RangeError("the address is not public");
  return post(url, { address, redirect: "manual" });
}

const records: Record<string, string[]> = {
  "hooks.example.com": ["203.0.114.7", "2606:4700::1111"],
  "rebind.example.com": ["203.0.114.7", "169.254.169.254"],
  "mapped.example.com": ["::ffff:10.0.0.1"],
};
const lookup: Lookup = async (host) => records[host] ?? [host];
const post: Post = async () => 204;
const tried = (text: string) => deliver(text, lookup, post).catch((error: unknown) => String(error));

sample.same(await tried("https://hooks.example.com/a?b=c"), 204);
sample.same(await tried("https://hooks.example.com/in?token=6f1c1dd4a7"), 204);
sample.same(await tried("https://203.0.114.7/"), 204);
sample.same(await tried("https://rebind.example.com/"), "RangeError: the address is not public");
sample.same(await tried("https://mapped.example.com/"), "RangeError: the address is not public");
sample.same(await tried("https://127.0.0.1.nip.io/"), "RangeError: the URL is not public");
sample.same(await tried("https://[64:ff9b::a00:1]/"), "RangeError: the URL is not public");
sample.same(await tried("https://hooks.example.com:8443/"), "RangeError: the URL is not public");
sample.same(await tried("https://hooks.example.com@10.0.0.1/"), "RangeError: the URL is not public");
sample.same(await tried("http://unix:/var/run/docker.sock:/info"), "RangeError: the URL is not public");
sample.same(await tried("/account"), "RangeError: the URL is not public");
});
