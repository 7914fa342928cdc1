// A runtime without `URL`, such as QuickJS: all but the tables of IDNA are the package's own.

import { afterEach, beforeEach, expect, it } from "vitest";
import { differencesFrom, traceUrl } from "../src/index.ts";

const { URL: runtimeUrl } = globalThis;
beforeEach(() => void Reflect.deleteProperty(globalThis, "URL"));
afterEach(() => void Object.assign(globalThis, { URL: runtimeUrl }));

it("ASCII is read as with a URL", () => {
  expect(traceUrl("http:\\\\XN--A.%65x:080/a b?é", undefined).href).toBe("http://xn--a.ex/a%20b?%C3%A9");
  expect(traceUrl("..\\g", "http://0x7f.1/b/c/d").href).toBe("http://127.0.0.1/b/g");
});

it("a host beyond ASCII cannot be mapped, which its code says", () => {
  for (const text of ["http://é/", "http://%C3%A9.example/"]) {
    const { href, steps } = traceUrl(text);
    expect([href, steps.at(-1)?.code]).toEqual([undefined, "web-no-tables"]);
  }
  expect(traceUrl("foo://é/").href).toBe("foo://%C3%A9/");
  // Both refuse the first. RFC 3986 allows the triplets of the second.
  expect(differencesFrom("http://é/")).toEqual([]);
  expect(differencesFrom("http://%C3%A9/")).toEqual(["web-host-percent-decoded", "web-no-tables"]);
});
