// UTS 46 §4, RFC 5891 §5.4: what depends on the edition of the runtime's `URL`, and what does not. Editions before 2024
// refuse a label of Punycode that no name has, and take U+1E9E for "ss"; later ones take any host in ASCII as it is,
// and U+1E9E for U+00DF.
import { afterEach, describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";

const { URL: original } = globalThis;
afterEach(() => {
  globalThis.URL = original;
});

/** Labels that stand for a control, for a fullwidth letter, and for nothing. */
const NEVER = /^xn--(?:a|ood-c86s|99999999)$/;

/** A `URL` of an edition, made of that of the runtime. */
function urlOf(edition: "older" | "newer"): typeof URL {
  return class extends original {
    constructor(text: string, base?: string) {
      const [, host = ""] = /^https?:\/\/([^/?#:@]*)/i.exec(text) ?? [];
      const labels = host.toLowerCase().split(".");
      const isNever = labels.some((label) => NEVER.test(label));
      if (isNever && edition === "older") throw new TypeError("Invalid URL");
      const mapped = text.replaceAll("\u1E9E", edition === "older" ? "ss" : "\u00DF");
      super(isNever ? mapped.replace(host, "std66.invalid") : mapped, base);
      if (isNever) Object.defineProperty(this, "hostname", { value: host.toLowerCase() });
    }
  };
}

/** Whether the list takes a host, and then a text with it. */
function isAllowed(text: string, host: string): boolean {
  try {
    return audit(text, { allowedHosts: [host] }).every(({ severity }) => severity !== "danger");
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const EDITIONS = ["older", "newer"] as const;

function codesOf(text: string): string[] {
  return audit(text).map(({ code }) => code);
}

describe.each(EDITIONS)("the %s edition", (edition) => {
  it("what the rules say does not depend on it", () => {
    globalThis.URL = urlOf(edition);
    for (const label of ["xn--a", "XN--ood-c86s", "xn--99999999"]) {
      expect([label, codesOf(`http://${label}.example/`)]).toEqual([label, ["host-punycode-invalid"]]);
    }
    expect(codesOf("http://stra%E1%BA%9Ee.example/")).toContain("host-compatibility");
    expect(codesOf("http://xn--strae-oqa.example/")).toEqual(["host-punycode"]);
  });

  it("a host that only one of them takes is allowed only with that one", () => {
    globalThis.URL = urlOf(edition);
    for (const host of ["xn--a.example", "xn--ood-c86s.example"]) {
      expect([host, isAllowed(`http://${host}/`, host)]).toEqual([host, edition === "newer"]);
    }
  });

  it("a name that they map to two is allowed with neither", () => {
    globalThis.URL = urlOf(edition);
    for (const host of ["stra\u1E9Ee.example", "strasse.example", "stra\u00DFe.example", "xn--strae-oqa.example"]) {
      expect([host, isAllowed("http://stra\u1E9Ee.example/", host)]).toEqual([host, false]);
    }
    expect(isAllowed("http://stra\u00DFe.example/", "xn--strae-oqa.example")).toBe(true);
  });
});

it("the runtime has one of the two", () => {
  const isOlder = !URL.canParse("http://xn--a.example/");
  const edition = urlOf(isOlder ? "older" : "newer");
  for (const host of ["xn--a.example", "xn--ood-c86s", "stra\u1E9Ee.example", "a.example"]) {
    const text = `http://${host}/`;
    const hostname = (by: typeof URL): string | undefined => {
      try {
        return new by(text).hostname;
      } catch {
        return undefined;
      }
    };
    expect([host, hostname(edition)]).toEqual([host, hostname(original)]);
  }
});
