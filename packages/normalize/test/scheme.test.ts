// RFC 3986 §6.2.3: the rules of a scheme's own specification, from the built-in map or a user-supplied one.

import { type UriReference, change, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { type SchemeRules, compare, equivalent, normalize, pendingRungs, schemes } from "../src/index.ts";
import specified from "./scheme-table.json" with { type: "json" };

/**
 * The facts in the specifications. Each is followed by its sources: an RFC and section, or the name of another source.
 */
interface Facts {
  readonly port?: readonly string[];
  readonly host?: readonly string[];
  readonly emptyPathIsSlash?: readonly string[];
  readonly rootlessPathIsOpaque?: string;
  readonly normalize?: readonly string[];
}

const table: Readonly<Record<string, Facts>> = specified;

function sourceOf(cited: string): string {
  if (cited === "IANA") return "IANA service names";
  return cited.replace(/^(\d+) ([\d.]+)$/, "RFC $1 §$2");
}

function checkNormal(from: string, to: string): void {
  expect(String(normalize(from))).toBe(to);
  expect(equivalent(from, to)).toBe(true);
  const given = parse(to);
  expect(normalize(given)).toBe(given);
}

const DEFAULT_PORTS = [
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
] as const;

describe.each(DEFAULT_PORTS)("R-070 R-131 R-132 %s, whose default port is %s", (scheme, port) => {
  it("a scheme with a default port: the default port is removed, with its colon", () => {
    checkNormal(`${scheme}://h:${port}/a?q#f`, `${scheme}://h/a?q#f`);
    checkNormal(`${scheme}://u@h:${port}/`, `${scheme}://u@h/`);
    checkNormal(`${scheme}://[::1]:${port}/`, `${scheme}://[::1]/`);
    checkNormal(`${scheme.toUpperCase()}://h:${port}/`, `${scheme}://h/`);
  });

  it("a scheme with a default port: an empty port is removed", () => {
    checkNormal(`${scheme}://h:/a`, `${scheme}://h/a`);
    checkNormal(`${scheme}://[::1]:/a`, `${scheme}://[::1]/a`);
  });

  it("a scheme with a default port: an empty path after a host becomes /", () => {
    checkNormal(`${scheme}://h`, `${scheme}://h/`);
    checkNormal(`${scheme}://h?`, `${scheme}://h/?`);
    checkNormal(`${scheme}://h#`, `${scheme}://h/#`);
    checkNormal(`${scheme}://u@h:${port}?q`, `${scheme}://u@h/?q`);
    checkNormal(`${scheme}://h:`, `${scheme}://h/`);
  });

  it("a scheme with a default port: an empty path after another port becomes /", () => {
    checkNormal(`${scheme}://h:8080`, `${scheme}://h:8080/`);
    checkNormal(`${scheme}://h:8080?q#f`, `${scheme}://h:8080/?q#f`);
    checkNormal(`${scheme}://u@[::1]:0`, `${scheme}://u@[::1]:0/`);
    checkNormal(`${scheme}://h:0${port}1`, `${scheme}://h:0${port}1/`);
  });

  // §3.2.3: "an optional port number in decimal".
  it("R-070 a scheme with a default port: leading zeros do not change its number", () => {
    for (const zeros of ["0", "00", "0".repeat(2000)]) {
      checkNormal(`${scheme}://h:${zeros}${port}/a?q#f`, `${scheme}://h/a?q#f`);
      checkNormal(`${scheme}://u@[::1]:${zeros}${port}`, `${scheme}://u@[::1]/`);
      checkNormal(`${scheme}://h:${zeros}${port}?q`, `${scheme}://h/?q`);
      checkNormal(`${scheme}://:${zeros}${port}/`, `${scheme}:///`);
      expect(pendingRungs(`${scheme}://h:${zeros}${port}/`)).toEqual(["scheme"]);
      expect(compare(`${scheme}://h:${zeros}${port}/`, `${scheme}://h:${port}/`).rung).toBe("scheme");
    }
  });

  it("R-121 a scheme with a default port: any other port stays as it is written", () => {
    const numbers = [`${port}0`, "1", "0", "65536", port.slice(1), `${port}${port}`, `1${port}`, "9".repeat(2000)];
    for (const other of numbers.flatMap((number) => [number, `0${number}`, `00${number}`])) {
      if (Number(other) === Number(port)) continue;
      expect(equivalent(`${scheme}://h:${other}/`, `${scheme}://h/`)).toBe(false);
      expect(equivalent(`${scheme}://h:${other}/`, `${scheme}://h:0${other}/`)).toBe(false);
      expect(String(normalize(`${scheme}://h:${other}/`))).toBe(`${scheme}://h:${other}/`);
    }
  });

  it("R-065 a scheme with a default port: an empty host is not the default host, and its path stays empty", () => {
    expect(String(normalize(`${scheme}://`))).toBe(`${scheme}://`);
    expect(String(normalize(`${scheme}:///`))).toBe(`${scheme}:///`);
    expect(String(normalize(`${scheme}://localhost/`))).toBe(`${scheme}://localhost/`);
    for (const userinfo of ["", "u", "user:"]) checkNormal(`${scheme}://${userinfo}@`, `${scheme}://${userinfo}@`);
  });

  it("R-070 R-132 a scheme with a default port: the default port is also removed after an empty host", () => {
    for (const userinfo of ["", "@", "u@", "user:@"]) {
      checkNormal(`${scheme}://${userinfo}:${port}/`, `${scheme}://${userinfo}/`);
      checkNormal(`${scheme}://${userinfo}:${port}`, `${scheme}://${userinfo}`);
      checkNormal(`${scheme}://${userinfo}:0${port}/`, `${scheme}://${userinfo}/`);
      checkNormal(`${scheme}://${userinfo}:0${port}1/`, `${scheme}://${userinfo}:0${port}1/`);
    }
  });

  it("a scheme with a default port: without an authority nothing changes", () => {
    for (const text of [`${scheme}:`, `${scheme}:a`, `${scheme}:/a`, `${scheme}:?q`, `${scheme}:a:${port}`]) {
      expect(String(normalize(text))).toBe(text);
    }
  });
});

it("R-070 each scheme has its own default port", () => {
  const ports = ["80", "443", "21"];
  for (const [scheme, own] of DEFAULT_PORTS) {
    const kept = ports.filter((port) => normalize(`${scheme}://h:${port}/`).port !== undefined);
    expect(kept).toEqual(ports.filter((port) => port !== own));
  }
});

describe("R-131 R-132 ldap is normalized by RFC 4516", () => {
  it.each([
    // §4: "The following three URLs are equivalent".
    ["ldap://ldap.example.net", "ldap://ldap.example.net/"],
    ["ldap://ldap.example.net/?", "ldap://ldap.example.net/"],
    ["LDAP://h:389/?#f", "ldap://h/#f"],
    // §3: an omitted field has its default.
    ["ldap://h/o=a?cn?", "ldap://h/o=a?cn"],
    ["ldap://h/o=a?cn???", "ldap://h/o=a?cn"],
    ["ldap://h/o=a???(a=b)", "ldap://h/o=a???(a=b)"],
    ["ldap://h/o=a??sub?", "ldap://h/o=a??sub"],
    ["ldap://h/????", "ldap://h/"],
    ["ldap:///o=a?", "ldap:///o=a"],
    // §3: the default port does not depend on a host.
    ["ldap://:389/o=a", "ldap:///o=a"],
  ])("ldap: %s becomes %s", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    "ldap://h/?????",
    "ldap://h/o=a?a?b?c?d?",
    "ldap://h/o=a?cn",
    "ldap:?",
    "ldap:/o=a?",
    "ldaps://h/?",
    "ldaps://h",
  ])("ldap: %s stays: it has no trailing fields that RFC 4516 allows to omit", (text) => {
    checkNormal(text, text);
  });
});

describe("R-131 R-132 gopher is normalized by RFC 4266 §2.1", () => {
  it.each([
    ["gopher://h", "gopher://h/"],
    ["gopher://h/1", "gopher://h/"],
    ["GOPHER://h:70/%31#f", "gopher://h/#f"],
  ])("gopher: %s becomes %s: the top-level directory, whose type is 1", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    "gopher://h/0",
    "gopher://h/11",
    "gopher://h/1/",
    "gopher://h/1a",
    "gopher://h/1%09a",
    "gopher://h/1?q",
    "gopher:/1",
  ])("gopher: %s stays: it is not the top-level directory", (text) => {
    checkNormal(text, text);
  });
});

it("R-048 R-132 in a scheme without rules only an empty port is removed", () => {
  checkNormal("foo://h:", "foo://h");
  checkNormal("foo://h:?q", "foo://h?q");
  checkNormal("foo://:", "foo://");
  checkNormal("foo://u:@[::1]:/", "foo://u:@[::1]/");
  for (const text of ["foo://h", "foo://h:80", "foo://localhost/", "foo:a@B", "foo:A:b", "foo:1-2"])
    checkNormal(text, text);
});

describe("R-065 R-133 the default host of file is localhost", () => {
  it.each([
    ["file:/x", "file:///x"],
    ["file://localhost/x", "file:///x"],
    ["FILE://LOCALHOST/X", "file:///X"],
    ["file://loc%61lhost/x", "file:///x"],
    ["file://localhost:/x", "file:///x"],
    ["file:///x", "file:///x"],
    ["file:///", "file:///"],
    ["file:/", "file:///"],
    ["file:/x?q#f", "file:///x?q#f"],
    ["file:/a/../b", "file:///b"],
    ["file://localhost", "file://"],
    // "If, however, either the userinfo or port subcomponents are non-empty, then the host should be given".
    ["file://u@/x", "file://u@localhost/x"],
    ["file://u:@LOCALHOST:/x", "file://u:@localhost/x"],
    ["file://@/x", "file://@localhost/x"],
    ["file://:80/x", "file://localhost:80/x"],
    ["file://u@:8", "file://u@localhost:8"],
    ["file://:/x", "file:///x"],
    // The guard of a path is not needed after an authority.
    ["file:/.//x", "file:////x"],
    ["file:/a/..//x", "file:////x"],
    // RFC 8089 §2 has no rootless path: what its dots mean is not known, so they stay.
    ["file:%2e%2e/x", "file:../x"],
    ["FILE:../lib", "file:../lib"],
  ])("file: %s becomes %s: the default host is omitted", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    ["another host", "file://h/x"],
    ["localhost as a part of a host", "file://localhost.h/x"],
    ["localhost with a trailing dot", "file://localhost./x"],
    ["userinfo before the default host", "file://u@localhost/x"],
    ["empty userinfo before the default host", "file://@localhost/x"],
    ["a port after the default host", "file://localhost:80/x"],
    ["a path that cannot follow an authority", "file:x"],
    ["a path that climbs", "file:../lib"],
    ["a path with dots in it", "file:a/../x"],
    ["a dot", "file:."],
    ["no path", "file:"],
    ["no path but a query", "file:?q"],
  ])("file: %s stays: %s", (_what, text) => {
    checkNormal(text, text);
  });
});

describe("R-136 in mailto only the domains of addresses are case-insensitive", () => {
  it.each([
    ["mailto:Joe@Example.COM", "mailto:Joe@example.com"],
    ["MAILTO:Joe@Example.COM", "mailto:Joe@example.com"],
    ["mailto:A@B.C,D@E.F,G@H", "mailto:A@b.c,D@e.f,G@h"],
    ["mailto:,A@B,,C@D,", "mailto:,A@b,,C@d,"],
    ["mailto:A%2CB@C", "mailto:A%2CB@c"],
    ["mailto:A@B%2CC@D", "mailto:A@B%2CC@d"],
    ["mailto:A@B@C", "mailto:A@B@c"],
    ["mailto:@A", "mailto:@a"],
    ["mailto:A@%C3%89%42", "mailto:A@%C3%89b"],
    ["mailto:A@B?to=C@D&subject=E@F", "mailto:A@b?to=C@D&subject=E@F"],
    ["mailto:A@B#C@D", "mailto:A@b#C@D"],
    // RFC 6068 §2 and §6: in quotes, a local part may have a comma, an "@", and a quoted pair.
    ["mailto:%22Not%40Me%22@Example.org", "mailto:%22Not%40Me%22@example.org"],
    ["mailto:%22A@B,C@D%22@E.F,G@H", "mailto:%22A@B,C@D%22@e.f,G@h"],
    ["mailto:A@B,%22C@D%22@E", "mailto:A@b,%22C@D%22@e"],
    ["mailto:%22A%22@B,%22C%22@D,E@F", "mailto:%22A%22@b,%22C%22@d,E@f"],
    ["mailto:%22A%5C%22@B,C%22@D", "mailto:%22A%5C%22@B,C%22@d"],
    ["mailto:%22A%5C%5C%22@B", "mailto:%22A%5C%5C%22@b"],
    ["mailto:%22A%5cB%22@C", "mailto:%22A%5CB%22@c"],
    ["mailto:%22%22@A", "mailto:%22%22@a"],
  ])("mailto: %s becomes %s", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    "mailto:",
    "mailto:Joe",
    "mailto:A,B",
    "mailto:A@",
    "mailto:@",
    "mailto:A@,B",
    "mailto:A%40B",
    "mailto:?to=A@B",
    // Quotes that are not a whole local part.
    "mailto:A%22B@C%22@D",
    "mailto:%22A@B",
    "mailto:%22A%22B@C",
    "mailto:%22A%5C%22@B",
    "mailto:A@B,C%22@D",
    "mailto:%22A@B%22",
  ])("mailto: %s stays: it has no domain in uppercase", (text) => {
    checkNormal(text, text);
  });

  it.each([
    ["mailto:%22not%40Me%22@example.org", "mailto:%22not%40me%22@example.org"],
    ["mailto:%22A@B,C%22@d", "mailto:%22A@b,C%22@d"],
    ["mailto:%22,@B%22@d", "mailto:%22,@b%22@d"],
  ])("R-121 a quoted local part is case-sensitive: %s is not equivalent to %s", (a, b) => {
    expect(equivalent(a, b)).toBe(false);
    expect([String(normalize(a)), String(normalize(b))]).toEqual([a, b]);
  });

  it("R-124 the case of a domain does not matter with the rung scheme alone, even if the domain has triplets", () => {
    const rungs = ["scheme"] as const;
    expect(equivalent("mailto:a@B", "mailto:a@b", { rungs })).toBe(true);
    expect(equivalent("mailto:a@B%c3", "mailto:a@b%c3", { rungs })).toBe(true);
    expect(equivalent("mailto:a@B%C3", "mailto:a@b%C3", { rungs })).toBe(true);
  });

  it("mailto: with an authority the path stays", () => {
    checkNormal("mailto://h/A@B", "mailto://h/A@B");
    checkNormal("mailto:///A@B", "mailto:///A@B");
    // With a port, the rules are looked up.
    checkNormal("mailto://h:1/A@B", "mailto://h:1/A@B");
  });
});

describe("R-131 urn is normalized by RFC 8141 §3.1", () => {
  it.each([
    ["URN:EXAMPLE:A:B", "urn:example:A:B"],
    ["urn:Example:A%2cB", "urn:example:A%2CB"],
    ["urn:ISBN:0-395-36341-1?+Q?=R#F", "urn:isbn:0-395-36341-1?+Q?=R#F"],
    ["urn:EX::A", "urn:ex::A"],
    ["urn:EX:", "urn:ex:"],
  ])("urn: %s becomes %s: the namespace identifier is case-insensitive", (from, to) => {
    checkNormal(from, to);
  });

  it.each(["urn:", "urn:EX", "urn:EX?A:B", "urn::A", "urn:ex:A"])(
    "urn: %s stays: it has no namespace identifier in uppercase",
    (text) => {
      checkNormal(text, text);
    },
  );

  it("urn: the rest is case-sensitive, and q-, r- and f-components count", () => {
    expect(equivalent("urn:example:a", "urn:example:A")).toBe(false);
    expect(equivalent("urn:example:a", "urn:example:a?=q")).toBe(false);
    expect(equivalent("urn:example:a", "urn:example:a#f")).toBe(false);
  });

  it("urn: a path after an authority has no namespace identifier", () => {
    checkNormal("urn://h/A:B", "urn://h/A:B");
    checkNormal("urn:///A:B", "urn:///A:B");
    checkNormal("urn://h:1/A:B", "urn://h:1/A:B");
  });
});

describe("R-131 tel is normalized by RFC 3966 §4", () => {
  it.each([
    ["tel:+1-201-555-0123", "tel:+12015550123"],
    ["TEL:(0201).555", "tel:0201555"],
    ["tel:+1%2D2", "tel:+12"],
    ["tel:+1-2?a-b#c-d", "tel:+12?a-b#c-d"],
    ["tel:+1-2-", "tel:+12"],
    ["tel:(1)", "tel:1"],
    ["tel:%23-1.*", "tel:%231*"],
    ["tel:-%23%23", "tel:%23%23"],
    ["tel:+1-2;ext=3-4;ext=3-4", "tel:+12;ext=3-4;ext=3-4"],
  ])("tel: %s becomes %s: visual separators are removed", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    ["tel:1ABCDEF*;phone-context=a.b", "tel:1abcdef*;phone-context=a.b"],
    ["tel:F", "tel:f"],
    ["tel:a-f", "tel:af"],
    ["tel:1-b;Phone-Context=A", "tel:1b;phone-context=a"],
    ["tel:1;b=1;A=2", "tel:1;a=2;b=1"],
    ["tel:7042;Phone-Context=Example.COM", "tel:7042;phone-context=example.com"],
    ["tel:+1;ISUB=AbC", "tel:+1;isub=abc"],
    ["tel:+1;EXT=12", "tel:+1;ext=12"],
    ["tel:+1;Tsp=A%2fB%c3", "tel:+1;tsp=a%2Fb%C3"],
    ["tel:+1;FLAG", "tel:+1;flag"],
  ])("tel: %s becomes %s: comparison is case-insensitive", (from, to) => {
    checkNormal(from, to);
  });

  it.each([
    ["tel:1;phone-context=+1-2.(3)", "tel:1;phone-context=+123"],
    ["tel:1;phone-context=a-b.c", "tel:1;phone-context=a-b.c"],
    ["tel:1;phone-context=1-2.c", "tel:1;phone-context=1-2.c"],
    ["tel:1;phone-context=+", "tel:1;phone-context=+"],
    ["tel:1;phone-context=+-", "tel:1;phone-context=+-"],
    ["tel:1;phone-context=+1-a", "tel:1;phone-context=+1-a"],
    ["tel:+1;ext=3-4", "tel:+1;ext=34"],
    ["tel:+1;ext=(.3)", "tel:+1;ext=3"],
    ["tel:+1;ext=-", "tel:+1;ext=-"],
    ["tel:+1;ext=+3-4", "tel:+1;ext=+3-4"],
    ["tel:+1;ext=3-a", "tel:+1;ext=3-a"],
    ["tel:+1;ext=3-*", "tel:+1;ext=3-*"],
    ["tel:+1;isub=3-4", "tel:+1;isub=3-4"],
    ["tel:+1;a=3-4", "tel:+1;a=3-4"],
    ["tel:+1;a=+3-4", "tel:+1;a=+3-4"],
    ["tel:+1;isub=+3-4", "tel:+1;isub=+3-4"],
  ])(
    "tel: %s becomes %s: visual separators are also removed from phone-context and ext if they are numbers",
    (from, to) => {
      checkNormal(from, to);
    },
  );

  it.each([
    ["tel:1;b=2;a=1", "tel:1;a=1;b=2"],
    ["tel:1;b;phone-context=h;a", "tel:1;phone-context=h;a;b"],
    ["tel:1;z=1;phone-context=h;isub=2", "tel:1;isub=2;phone-context=h;z=1"],
    ["tel:1;a;ext=2;phone-context=h", "tel:1;ext=2;phone-context=h;a"],
    ["tel:1;isub=1;ext=2", "tel:1;ext=2;isub=1"],
    ["tel:1;B=2;a=1", "tel:1;a=1;b=2"],
    ["tel:1;a-b;a", "tel:1;a;a-b"],
    ["tel:1;ab;a=1", "tel:1;a=1;ab"],
  ])("tel: %s becomes %s: parameters are sorted by RFC 3966 §3", (from, to) => {
    checkNormal(from, to);
    expect([compare(from, to).rung, pendingRungs(from)]).toEqual(["scheme", ["scheme"]]);
  });

  it.each([
    ["a global and a local number", "tel:+1", "tel:1"],
    ["a parameter that only one has", "tel:+1;a", "tel:+1"],
    ["different values", "tel:+1;a=1", "tel:+1;a=2"],
    ["a value and no value", "tel:+1;a", "tel:+1;a=1"],
    ["different numbers", "tel:+12", "tel:+1"],
    ["different contexts", "tel:1;phone-context=+1", "tel:1;phone-context=1"],
    ["a context that is a host name", "tel:1;phone-context=a-b", "tel:1;phone-context=ab"],
    ["swapped values of two parameters", "tel:+1;a=1;b=2", "tel:+1;a=2;b=1"],
    ["a trailing dot", "tel:1;phone-context=a.", "tel:1;phone-context=a"],
  ])("R-121 tel with %s: %s is not equivalent to %s", (_what, a, b) => {
    expect([equivalent(a, b), compare(a, b).rung]).toEqual([false, undefined]);
  });

  it.each([
    "tel:1;b=1;b=1;a",
    "tel:1;b;B=1",
    "tel:1;b;;a",
    "tel:1;b;a=",
    "tel:1;b;=a",
    "tel:1;b;a=1=2",
    "tel:1;b;a_c",
    "tel:1;b;",
    "tel:1;b;%C3",
  ])("R-121 tel: the parameters of %s are invalid by RFC 3966, and stay", (text) => {
    checkNormal(text, text);
  });

  it.each(["tel:", "tel:+12", "tel:12;a=b-c", "tel:;a-b", "tel:;b;a", "tel:/1;b;a"])(
    "tel: %s stays: it has no number, or nothing to normalize",
    (text) => {
      checkNormal(text, text);
    },
  );

  it.each([
    "tel:-",
    "tel:+-",
    "tel:.-()",
    "tel:-;ext=1",
    "tel:1-2/",
    "tel:1-2/3",
    "tel:1+2-3",
    "tel:G-1",
    "tel:+A-1",
    "tel:+%231-",
    "tel:%24-",
  ])("R-121 tel: %s is not a number of RFC 3966, and stays", (text) => {
    checkNormal(text, text);
  });

  it("tel: with an authority there is no number", () => {
    checkNormal("tel://h/1-2", "tel://h/1-2");
    checkNormal("tel://h:1/1-2", "tel://h:1/1-2");
    checkNormal("tel://h:1", "tel://h:1");
  });

  it.each(["tel:-//a", "tel:/.//a", "tel:(/)/a", "tel:.-//1"])(
    "R-040 tel: %s, which is not a number, does not become an authority",
    (text) => {
      const normal = normalize(text);
      expect(normal.authority).toBe(undefined);
      expect(String(normalize(normal))).toBe(String(normal));
      expect(equivalent(text, normal)).toBe(true);
    },
  );
});

describe("R-131 built-in schemes", () => {
  it("R-168 the map schemes has its names in lowercase", () => {
    expect(schemes.size).toBeGreaterThan(8);
    for (const name of schemes.keys()) expect(name).toMatch(/^[a-z][a-z0-9+.-]*$/);
  });

  it("the map schemes has a source for every entry, and ports and hosts in normal form", () => {
    for (const [name, { port = "1", host = "h", sources }] of schemes) {
      expect([name, sources.length > 0, sources.every((source) => source.trim().length > 3)]).toEqual([
        name,
        true,
        true,
      ]);
      expect([name, port]).toEqual([name, expect.stringMatching(/^[1-9][0-9]{0,4}$/)]);
      expect(Number(port)).toBeLessThan(65_536);
      expect([name, host]).toEqual([name, host.toLowerCase()]);
    }
  });

  it.each(Object.keys(table))(
    "the map schemes has exactly the rules and sources of the specifications for %s",
    (name) => {
      const { port, host, emptyPathIsSlash, rootlessPathIsOpaque, normalize: own } = table[name] as Facts;
      const { sources, normalize: found, ...facts } = schemes.get(name) as SchemeRules;
      expect(
        Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined && fact !== false)),
      ).toEqual({
        ...(port && { port: port[0] }),
        ...(host && { host: host[0] }),
        ...(emptyPathIsSlash && { emptyPathIsSlash: true }),
        ...(rootlessPathIsOpaque && { rootlessPathIsOpaque: true }),
      });
      expect(typeof found).toBe(own ? "function" : "undefined");
      const cited = [port?.slice(1), host?.slice(1), emptyPathIsSlash, rootlessPathIsOpaque, own].flat();
      expect(new Set(sources)).toEqual(new Set(cited.filter((source) => source !== undefined).map(sourceOf)));
      expect(sources).toHaveLength(new Set(sources).size);
    },
  );

  it("the map schemes has no other schemes", () => {
    expect(new Set(schemes.keys())).toEqual(new Set(Object.keys(table)));
  });

  it("R-132 schemes: an empty path stays if no specification makes it equivalent to /", () => {
    for (const text of ["snews://h", "icap://h", "rtsp://h", "ssh://h", "amqp://h", "pop://h"]) checkNormal(text, text);
  });

  it("the map schemes is used by normalize: removes each default port, and replaces each empty path that is equivalent to /", () => {
    for (const [name, { port, emptyPathIsSlash = false }] of schemes) {
      const withPort = `${name}://h:${port ?? ""}`;
      expect(String(normalize(withPort))).toBe(`${name}://h${emptyPathIsSlash ? "/" : ""}`);
      expect(String(normalize(`${withPort}/a`))).toBe(`${name}://h/a`);
    }
  });

  it("the map schemes has the schemes that RFC 3986 mentions", () => {
    for (const name of ["http", "https", "ws", "wss", "ftp", "file", "mailto", "urn"])
      expect(schemes.has(name)).toBe(true);
    expect([schemes.get("http")?.port, schemes.get("http")?.emptyPathIsSlash, schemes.get("file")?.host]).toEqual([
      "80",
      true,
      "localhost",
    ]);
  });
});

const mapOf = (name: string, rules: Omit<SchemeRules, "sources">): ReadonlyMap<string, SchemeRules> =>
  new Map([[name, { ...rules, sources: ["mine"] }]]);

/** RFC 8141 §3.1: removes the components that "URN-equivalence" ignores. */
const withoutComponents = (uri: UriReference): UriReference => change(uri, { query: undefined, fragment: undefined });

const refuse = (): never => {
  throw new Error("called");
};

describe("R-131 user-supplied schemes", () => {
  it("a user-supplied map of schemes replaces the built-in map", () => {
    const own = { schemes: mapOf("foo", { port: "7" }) };
    expect(String(normalize("foo://h:7", own))).toBe("foo://h");
    expect(String(normalize("http://h:80", own))).toBe("http://h:80");
    expect(String(normalize("file://localhost/x", own))).toBe("file://localhost/x");
    expect(String(normalize("mailto:a@B", own))).toBe("mailto:a@B");
    expect(String(normalize("http://h:/", own))).toBe("http://h/");
    expect(String(normalize("http://h:80", { schemes: new Map() }))).toBe("http://h:80");
  });

  it("R-070 a user-supplied map of schemes: a default port counts by its number, however the map writes it", () => {
    for (const port of ["7", "07", "0007"]) {
      const own = { schemes: mapOf("foo", { port }) };
      for (const same of ["7", "07", "007"]) expect(String(normalize(`foo://h:${same}/`, own))).toBe("foo://h/");
      for (const other of ["0", "70", "070", "17", "077"]) {
        expect(String(normalize(`foo://h:${other}/`, own))).toBe(`foo://h:${other}/`);
      }
    }
    for (const port of ["0", "00"]) {
      const own = { schemes: mapOf("foo", { port }) };
      for (const same of ["0", "00"]) expect(String(normalize(`foo://h:${same}/`, own))).toBe("foo://h/");
      for (const other of ["1", "01", "10"]) {
        expect(String(normalize(`foo://h:${other}/`, own))).toBe(`foo://h:${other}/`);
      }
    }
  });

  it("R-070 a user-supplied map of schemes: no digits are not the port 0", () => {
    const own = { schemes: mapOf("foo", { port: "" }) };
    for (const other of ["0", "00", "1"]) {
      expect(String(normalize(`foo://h:${other}/`, own))).toBe(`foo://h:${other}/`);
    }
    expect(String(normalize("foo://h:/", own))).toBe("foo://h/");
  });

  it("a user-supplied map of schemes can include the built-in map", () => {
    const both = { schemes: new Map([...schemes, ...mapOf("foo", { emptyPathIsSlash: true })]) };
    for (const text of [
      "foo://h",
      "http://h",
      "http://h:80",
      "file:/x",
      "mailto:a@B",
      "mailto://h/a@B",
      "http://h:8080",
    ]) {
      const withOurs = text.startsWith("foo") ? "foo://h/" : String(normalize(text));
      expect(String(normalize(text, both))).toBe(withOurs);
    }
  });

  it("R-065 R-133 a user-supplied map of schemes can combine default hosts, ports and empty paths", () => {
    const own = { schemes: mapOf("foo", { host: "here", port: "7", emptyPathIsSlash: true }) };
    const to = (text: string): string => String(normalize(text, own));
    expect(["foo:/a", "foo:///a", "foo://HERE/a", "foo://here:7/a", "foo://here:/a"].map(to)).toEqual(
      Array.from({ length: 5 }, () => "foo:///a"),
    );
    expect(["foo://here:8", "foo://u@here:7", "foo://there:7"].map(to)).toEqual([
      "foo://here:8/",
      "foo://u@here/",
      "foo://there/",
    ]);
    expect(["foo:a", "foo:"].map(to)).toEqual(["foo:a", "foo:"]);
    // The empty host means "here", so an empty path after it is equivalent to /, as after any other host.
    expect(["foo://here", "foo://", "foo://:7", "foo://here:", "foo://?q"].map(to)).toEqual([
      ...Array.from({ length: 4 }, () => "foo:///"),
      "foo:///?q",
    ]);
    expect(["foo://u@", "foo://u@/", "foo://u@here:7", "foo://:8"].map(to)).toEqual([
      ...Array.from({ length: 3 }, () => "foo://u@here/"),
      "foo://here:8/",
    ]);
    expect(equivalent("foo://here", "foo://", own)).toBe(true);
  });

  it("R-065 R-131 a user-supplied map of schemes applies to every URI, even if the built-in map has no rules for it", () => {
    const local = { schemes: mapOf("x", { host: "here" }) };
    expect(String(normalize("x://here/a", local))).toBe("x:///a");
    expect([equivalent("x://here/a", "x:/a", local), equivalent("x://here/a", "x:/a")]).toEqual([true, false]);
    expect([compare("x://here/a", "x:/a", local).rung, pendingRungs("x://here/a", local)]).toEqual([
      "scheme",
      ["scheme"],
    ]);
    const other = parse("http://i/b");
    const moved = { schemes: mapOf("http", { normalize: () => other }) };
    expect(normalize("http://h/a", moved)).toBe(other);
    expect(equivalent("http://h/a", "http://i/b", moved)).toBe(true);
  });

  it("R-128 a user-supplied map of schemes applies to a scheme in any case", () => {
    const own = { schemes: mapOf("foo", { port: "7" }), rungs: ["scheme"] as const };
    expect(String(normalize("FoO://h:7", own))).toBe("FoO://h");
  });

  it("a user-supplied map of schemes is not read for a relative reference, or if the rung is not selected", () => {
    const asked: string[] = [];
    const asking = new (class extends Map<string, SchemeRules> {
      override get(name: string): undefined {
        asked.push(name);
      }
    })();
    normalize("//h:80/a", { schemes: asking });
    normalize("http://h:80/a", { schemes: asking, rungs: ["case", "percent-encoding", "dot-segments"] });
    expect(asked).toEqual([]);
    normalize("HTTP://h:80/a", { schemes: asking });
    expect(asked).toContain("http");
  });

  it("a user-supplied map of schemes may parse while it is read", () => {
    const parsing = new (class extends Map<string, SchemeRules> {
      override get(name: string): SchemeRules | undefined {
        parse("x://y@z:1/a?b#c");
        return schemes.get(name);
      }
    })();
    expect(String(normalize("HTTP://H:80/b?q", { schemes: parsing }))).toBe("http://h/b?q");
    expect(normalize("http://h/b?q#f", { schemes: parsing }).query).toBe("q");
  });

  describe("functions", () => {
    const ofUrn = schemes.get("urn") as SchemeRules;
    const urns = {
      schemes: new Map([
        ...schemes,
        ["urn", { ...ofUrn, normalize: (uri: UriReference) => withoutComponents(ofUrn.normalize?.(uri) ?? uri) }],
      ]),
    };

    it("R-131 a function of a user-supplied scheme can implement URN-equivalence of RFC 8141", () => {
      const same = ["urn:example:a123,z456", "URN:example:a123,z456", "urn:EXAMPLE:a123,z456"];
      const components = ["?+abc", "?=xyz", "#789"].map((end) => same[0] + end);
      for (const other of [...same, ...components]) expect(equivalent(same[0] as string, other, urns)).toBe(true);
      for (const path of ["a123,z456/foo", "A123,z456", "a123%2Cz456"]) {
        expect(equivalent(same[0] as string, `urn:example:${path}`, urns)).toBe(false);
      }
      expect(equivalent("urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456", urns)).toBe(true);
    });

    it("a function of a user-supplied scheme receives a URI to which all other rules have been applied", () => {
      const seen: string[] = [];
      const see = (uri: UriReference): UriReference => {
        seen.push(String(uri));
        return uri;
      };
      const own = { schemes: mapOf("foo", { port: "7", host: "here", emptyPathIsSlash: true, normalize: see }) };
      normalize("FOO://%48:7/a/../%62", own);
      normalize("foo:/x", own);
      normalize("foo:x", own);
      expect(seen).toEqual(["foo://h/b", "foo:///x", "foo:x"]);
    });

    it("a function of a user-supplied scheme is called only for its scheme, and only if the rung is selected", () => {
      const own = { schemes: mapOf("foo", { normalize: refuse }) };
      for (const text of ["bar:a", "a", "//h/a", ""]) expect(String(normalize(text, own))).toBe(text);
      expect(String(normalize("foo:a", { ...own, rungs: ["case"] }))).toBe("foo:a");
      expect(() => normalize("foo:a", own)).toThrow("called");
    });

    it("a function of a user-supplied scheme is pending if it changes the text, and keeps the same instance if it does not", () => {
      expect(pendingRungs("urn:example:a?=q", urns)).toEqual(["scheme"]);
      expect(compare("urn:example:a?=q", "urn:example:a", urns).rung).toBe("scheme");
      const given = parse("foo:a");
      expect(normalize(given, { schemes: mapOf("foo", { normalize: (uri) => uri }) })).toBe(given);
      expect(normalize(given, { schemes: mapOf("foo", { normalize: () => parse("foo:a") }) })).toBe(given);
      const other = parse("foo:b");
      expect(normalize(given, { schemes: mapOf("foo", { normalize: () => other }) })).toBe(other);
    });
  });
});

describe("R-001 properties of every object are ordinary schemes", () => {
  // "__proto__" is not a scheme: a scheme begins with a letter, and has no "_".
  const NAMES = ["constructor", "tostring", "toString", "valueOf", "hasOwnProperty", "prototype", "length", "then"];

  it.each(NAMES)("%s, a property of every object, has no rules as a scheme", (name) => {
    const scheme = name.toLowerCase();
    expect(String(normalize(`${name}://H:80`))).toBe(`${scheme}://h:80`);
    expect(String(normalize(`${name}://H:/a/../b`))).toBe(`${scheme}://h/b`);
    expect(String(normalize(`${name}:/a`))).toBe(`${scheme}:/a`);
    expect(equivalent(`${scheme}:a`, `${scheme}:a/`)).toBe(false);
  });

  it.each(NAMES)("%s, a property of every object, has the rules that a map gives it", (name) => {
    const scheme = name.toLowerCase();
    const own = { schemes: new Map([[scheme, { port: "7", sources: ["mine"] }]]) };
    expect(String(normalize(`${name}://h:7`, own))).toBe(`${scheme}://h`);
    expect(String(normalize("http://h:7", own))).toBe("http://h:7");
  });

  it("a map may have names that are not schemes", () => {
    const own = { schemes: new Map([["__proto__", { port: "7", sources: ["mine"] }]]) };
    expect(String(normalize("http://h:7", own))).toBe("http://h:7");
    expect(String(normalize("__proto__", own))).toBe("__proto__");
  });
});
