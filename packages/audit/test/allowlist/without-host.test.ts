// URIs without a host, as of `mailto`, beside an allowlist of hosts: only of a scheme that the caller names.

import { describe, expect, it } from "vitest";
import { audit } from "../../src/index.ts";
import { judges } from "./judges.ts";
import { ALLOWED, isAllowedHost, randomNumbers, textFrom } from "./texts.ts";

const SCHEMES = ["https", "mailto", "urn", "tel", "data", "file"];
const codesOf = (text: string, options: Parameters<typeof audit>[1]) =>
  audit(text, options).flatMap(({ code, severity }) => (severity === "danger" ? [code] : []));
const gates = [{ allowedHosts: ALLOWED }, { publicHosts: true }, { allowedHosts: ALLOWED, allowedPorts: [443] }];

describe("a URI without a host", () => {
  it.each([
    "mailto:me@other.example",
    "MAILTO:me@other.example",
    "mailto:",
    "mailto:a%40b@other.example?subject=//x&cc=c@d.example",
    "urn:isbn:0451450523",
    "urn:example:a:b//c",
    "urn:example:é",
    "tel:+1-201-555-0123",
    "data:,a",
  ])("%s passes if its scheme is named, and not otherwise", (text) => {
    for (const gate of gates) {
      expect(codesOf(text, { ...gate, schemes: SCHEMES })).toEqual([]);
      for (const schemes of [undefined, [], ["https"], ["mail"]])
        expect(codesOf(text, { ...gate, schemes })).toContain(
          "allowedHosts" in gate ? "host-not-allowed" : "host-not-public",
        );
    }
  });

  it.each([
    // A host in it, to some program.
    "mailto://other.example/",
    "mailto:/.//other.example/",
    "mailto:%2F%2Fother.example/",
    "mailto:a/..//other.example/",
    "mailto:/%2e//other.example",
    "mailto:/\\other.example",
    "mailto:\\\\other.example",
    "mailto:&#47;&#47;other.example",
    "urn:https://other.example/",
    "urn:https:other.example",
    "urn:HTTP:other.example",
    "data://other.example/,a",
    // Schemes that have a host, to the URL Standard or to all.
    "https:other.example",
    "https:",
    "https:/other.example",
    "file:/etc/passwd",
    "file:a",
    // No URI, so that programs repair it.
    "mailto:a b@other.example",
    " mailto:a@other.example",
    "mail\tto:a@other.example",
    "mailto :a@other.example",
    "urn:[a]",
  ])("%j is refused although its scheme is named", (text) => {
    for (const gate of gates) expect(codesOf(text, { ...gate, schemes: SCHEMES })).not.toEqual([]);
  });

  it("hosts are judged as ever if schemes are named", () => {
    const options = { allowedHosts: ALLOWED, schemes: SCHEMES };
    expect(codesOf("https://good.example/", options)).toEqual([]);
    expect(codesOf("https://evil.example/", options)).toEqual(["host-not-allowed"]);
    expect(codesOf("ftp://good.example/", options)).toEqual(["scheme-not-allowed"]);
    expect(codesOf("/a", options)).toEqual([]);
  });
});

it("no program sees a host in an adversarial text of such a scheme that passes", () => {
  const random = randomNumbers(6068);
  // Node's `url.parse` reads a host after the colon of any scheme.
  const programs = Object.entries(judges).filter(([name]) => !name.startsWith("url."));
  const options = { allowedHosts: ALLOWED, schemes: SCHEMES };
  let passed = 0;
  for (let i = 0; i < 4000; i++) {
    const text = `${SCHEMES[i % SCHEMES.length]}:${textFrom(random)}`;
    if (codesOf(text, options).length > 0) continue;
    passed++;
    for (const [name, judge] of programs) {
      let host: string | undefined;
      try {
        host = judge(text, undefined);
      } catch {
        continue;
      }
      if (host !== undefined && !isAllowedHost(host))
        throw new Error(`${JSON.stringify(text)} passes, but ${name} goes to ${host}`);
    }
  }
  expect(passed).toBeGreaterThan(200);
});
