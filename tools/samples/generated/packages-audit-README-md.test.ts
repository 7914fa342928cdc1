import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { audit } from "@std66/audit";
import { isUri } from "@std66/core";
import { hostsIn } from "@std66/audit/hosts";
import { readings } from "@std66/audit";
import { redact } from "@std66/audit";
void [sample, describe];


test("packages/audit/README.md:6", async () => {

const [first] = audit("http://www.good.example@0x7f.1/");
sample.same(first?.code, "host-prefix");
sample.same(first?.severity, "warning");
sample.same(audit("http://www.good.example@0x7f.1/").map(({ code }) => code), ["host-prefix", "userinfo-like-host", "userinfo-in-http", "host-ipv4-rare", "host-loopback"]);
sample.same(audit("https://example.com/?q=a"), []);
});

test("packages/audit/README.md:37", async () => {

sample.same(audit("https://good.example\\@evil.example/").filter(({ severity }) => severity === "danger"), [{ code: "host-disputed", severity: "danger", component: "authority", start: 8, end: 20, message: "programs see different hosts: `good.example` to the URL Standard; `evil.example` to a split at the first @, a split at the last @", section: "RFC 3986 §7.6" }]);
});

test("packages/audit/README.md:64", async () => {

const options = { allowedHosts: ["good.example"], schemes: ["https"], allowedPorts: [443] };
/** Whether a text is a URI of one of these hosts, without a warning. What cannot be decided is not allowed. */
const isAllowed = (text: string) => isUri(text) && audit(text, options).every(({ severity }) => severity === "info");

sample.same(isAllowed("https://good.example/a"), true);
sample.same(// A relative reference goes to the host of its base. The check of the form refuses it.
isAllowed("/a"), false);
sample.same(isAllowed("https://good.example.evil.example/"), false);
sample.same(isAllowed("https://good.example\\@evil.example/"), false);
sample.same(isAllowed("//evil.example/"), false);
sample.same(isAllowed("https://good.example/%2e%2e/admin"), false);
});

test("packages/audit/README.md:83", async () => {

sample.same(audit("http://printer.example:515/").map(({ code }) => code), ["port-blocked"]);
sample.same(audit("http://printer.example:515/", { expectedPorts: [515] }), []);
});

test("packages/audit/README.md:98", async () => {

// The path or the query of a webhook is its secret.
const POLICY = {
  publicHosts: true,
  schemes: ["https"],
  allowedPorts: [443],
  rules: { "secret-parameter": "off", "secret-form": "off" },
} as const;
/** Whether a text is a URI of a public host, without a warning. What cannot be decided is not public. */
const isPublic = (uri: string) => isUri(uri) && audit(uri, POLICY).every(({ severity }) => severity === "info");

sample.same(isPublic("https://hooks.example.com/in?token=6f1c1dd4a7"), true);
sample.same(isPublic("https://10.0.0.1/"), false);
sample.same(isPublic("https://[::ffff:169.254.169.254]/"), false);
sample.same(isPublic("https://printer.local/"), false);
sample.same(isPublic("https://0x7f.1/"), false);
sample.same(isPublic("file:///etc/passwd"), false);
sample.same(audit("https://192.0.0.9/", { publicHosts: true })[0]?.message, "`192.0.0.9` is not a public host: it is in 192.0.0.9/32 (RFC 7723)");
});

test("packages/audit/README.md:128", async () => {

sample.same(hostsIn(new TextEncoder().encode("# ours\ngood.example\n\n*.good.example\n")), ["good.example", "*.good.example"]);
});

test("packages/audit/README.md:140", async () => {

sample.same(readings("http://a@evil.example:80@good.example/").map(({ title, host }) => `${title}: ${host}`), ["RFC 1808: undefined", "RFC 2396: undefined", "RFC 3986: undefined", "URL Standard: good.example", "a split at the first @: evil.example", "a split at the last @: good.example", "a check by startsWith: a"]);
});

test("packages/audit/README.md:151", async () => {

sample.same(redact("postgres://alice:12/b@db.example/app"), "postgres://alice:***@db.example/app");
sample.same(redact("GET /cb?code=4fd1&state=9#access_token=e1b2 200"), "GET /cb?code=***&state=9#access_token=*** 200");
sample.same(redact("GET /go?url=https%3A%2F%2Fme%3Apw%40h.example%2F"), "GET /go?url=https%3A%2F%2Fme%3A***%40h.example%2F");
sample.same(redact('{"url":"https:\\/\\/me:pw@h.example\\/","password":"x y"}'), '{"url":"https:\\/\\/me:***@h.example\\/","password":"***"}');
sample.same(redact("https://4fd1:x-oauth-basic@github.com/o/r"), "https://***:x-oauth-basic@github.com/o/r");
sample.same(redact("user=me&pin=1234", { names: ["pin"] }), "user=me&pin=***");
sample.same(redact("12:30 mail to me@h.example, exit code=1"), "12:30 mail to me@h.example, exit code=1");
});
