// RFC 3986 §7: what audit finds, sentence by sentence.
import { parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { type Finding, audit } from "../src/index.ts";

const codesIn = (text: string): string[] => audit(text).map(({ code }) => code);
const find = (text: string, code: string): Finding | undefined => audit(text).find((finding) => finding.code === code);

describe("requirements", () => {
  it.each([
    ["R-046 a scheme that requires a host", "http:///x", "host-empty"],
    ["R-046 a scheme that requires an authority", "http:g", "host-missing"],
    ["R-049 http forbids a userinfo", "http://u@h/", "userinfo-in-http"],
    ["R-059 the version flag is not for IPv4", "http://[v4.1.2.3.4]/", "host-ipvfuture"],
    ["R-059 the version flag is not for IPv6", "http://[v6.::1]/", "host-ipvfuture"],
    ["R-065 an empty host is invalid in http", "http:///", "host-empty"],
    ["R-066 a name of more than 255 characters", `http://${"a.".repeat(127)}aa/`, "host-not-dns"],
    ["R-066 a label of more than 63 characters", `http://${"a".repeat(64)}/`, "host-not-dns"],
    ["R-067 triplets of a host that are not UTF-8", "http://%ff/", "host-not-utf8"],
    ["R-091 a suffix reference is a path", "www.w3.org/Addressing/", "suffix-reference"],
    ["R-139 a port that browsers block", "http://h:25/", "port-blocked"],
    ["R-139 a well-known port of another scheme", "http://h:81/", "port-well-known"],
    ["R-140 triplets of protocol delimiters", "http://h/%0D%0A", "encoded-line-break"],
    ["R-141 dot-segments after decoding", "http://h/a/%2e%2e%2fb", "path-encoded-dots"],
    ["R-142 an encoded NUL", "http://h/%00", "encoded-nul"],
    ["R-143 a backslash after decoding", "http://h/a%5Cb", "path-encoded-backslash"],
    ["R-143 a slash after decoding", "http://h/a%2Fb", "path-encoded-slash"],
    ["R-143 a colon after decoding", "http://h/a%3Ab", "path-file-delimiter"],
    ["R-143 brackets after decoding", "http://h/a%5B1%5D", "path-file-delimiter"],
    ["R-143 dots", "http://h/.../a", "path-reserved-name"],
    ["R-143 a device", "http://h/aux", "path-reserved-name"],
    ["R-143 a device after decoding", "http://h/%43ON.txt", "path-reserved-name"],
    ["R-144 a hexadecimal address", "http://0x7f.1/", "host-ipv4-rare"],
    ["R-144 a decimal address", "http://2130706433/", "host-ipv4-rare"],
    ["R-144 an octal address", "http://017700000001/", "host-ipv4-rare"],
    ["R-145 a password", "ftp://u:p@h/", "userinfo-password"],
    [
      "R-146 a userinfo like a host",
      "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
      "userinfo-like-host",
    ],
  ])("%s: %s has %s", (_, text, code) => {
    expect(codesIn(text)).toContain(code);
  });

  it("R-060 an unknown version flag: the address mechanism is not supported", () => {
    expect(find("http://[v7.a]/", "host-ipvfuture")?.message).toBe(
      "no version of this address mechanism is defined or supported",
    );
  });

  it("R-065 the empty host of a file is the machine itself", () => {
    expect(codesIn("file:///etc/hosts")).toEqual([]);
  });

  it("R-144 the message has the address as four numbers", () => {
    for (const host of ["0x7f.1", "2130706433", "017700000001", "127.1", "0177.0.0.1"]) {
      expect(find(`http://${host}/`, "host-ipv4-rare")?.message).toBe(
        `many programs read \`${host}\` as the address \`127.0.0.1\``,
      );
    }
  });

  it("R-177 a port that the caller expects is not reported", () => {
    expect(audit("http://h:25/", { expectedPorts: [25] })).toEqual([]);
    expect(audit("http://h:26/", { expectedPorts: [25] }).map(({ code }) => code)).toEqual(["port-well-known"]);
    expect(audit("ssh://h:22/").concat(audit("http://h:8081/"))).toEqual([]);
  });

  it("R-178 the caller adds names that are reserved in its storage", () => {
    const options = { reservedNames: [".GIT", "web-inf"] };
    expect(audit("http://h/.git/WEB-INF", options).map(({ code, start }) => [code, start])).toEqual([
      ["path-reserved-name", 9],
      ["path-reserved-name", 14],
    ]);
    expect(audit("http://h/.git")).toEqual([]);
  });

  it("R-053 R-145 no message contains anything of a password or another secret", () => {
    const secret = "Zq7xKw";
    for (const text of [
      `http://user:${secret}@h/`,
      `http://user:${secret}.example@h/`,
      `http://user:a@${secret}.example@h.example/`,
      `http://user:${secret}%00%0a%c0%ae@h/`,
      `http://user:${secret}%2F@h/`,
      `http://user:${secret}\\@h.example/`,
      `http://good.example:${secret}@h.example/`,
      `http://u:${secret}/b@h.example/`,
      `http://h/?token=${secret}123`,
      `http://h/?k=AKIAIOSFODNN7${secret.toUpperCase()}X`,
      `http://h/;jsessionid=${secret}123`,
      `http://u:${secret}\u200b\u202e@h/`,
    ]) {
      const findings = audit(text);
      expect(findings).not.toEqual([]);
      for (const { message } of findings) expect(message.toUpperCase()).not.toContain(secret.toUpperCase());
    }
  });
});

describe("ordinary texts", () => {
  it.each([
    "mailto:a@good.example?subject=a&body=b%0D%0Ac",
    "https://good.example/?compass=Zq7xKw91",
    "https://hooks.slack.com/",
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
    "sftp://h.example:22/",
    "imaps://h.example:993/",
    "https://good.example:81/",
    "https://good.example/?auth=basic",
    "//",
  ])("%s has no warning", (text) => {
    expect(audit(text).filter(({ severity }) => severity !== "info")).toEqual([]);
  });
});

describe("options", () => {
  it.each(["", ".a", "https://a/", "a:80", "a/b", "*", "a b", "u@a", "*.", "[::1", "a#b"])(
    "%j is not an allowed host",
    (host) => {
      expect(() => audit("http://a/", { allowedHosts: ["a", host] })).toThrow(
        /^audit: options\.allowedHosts\[1\] must be a host alone/,
      );
    },
  );

  it.each(["a.example", "*.a.example", "localhost", "127.0.0.1", "[::1]", "b\u00FCcher.example", "a.example."])(
    "%j is an allowed host",
    (host) => {
      expect(() => audit("http://a/", { allowedHosts: [host] })).not.toThrow();
    },
  );

  it.each(["https:", "", "1a", "https://"])("%j is not an allowed scheme", (scheme) => {
    expect(() => audit("http://a/", { schemes: [scheme] })).toThrow(/^audit: options\.schemes\[0\] must be a scheme/);
  });
});

it("R-145 a segment is quoted without its parameters", () => {
  for (const text of [
    "http://a/..;password=Zq7xKw",
    "http://a/..%2f;password=Zq7xKw",
    "http://a/..%3Bpassword=Zq7xKw",
  ]) {
    const messages = audit(text).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.join("\n")).not.toContain("Zq7xKw");
  }
});

describe("places", () => {
  it.each([
    ["http://user:pass@host/", "userinfo-password", "pass"],
    ["http://user@0x7f.1:80/", "host-ipv4-rare", "0x7f.1"],
    ["http://h:025/", "port-blocked", "025"],
    ["http://h/a/%2e%2e/b", "path-encoded-dots", "%2e%2e"],
    ["http://h/?a=b&token=12ab34cd#f", "secret-parameter", "token=12ab34cd"],
    ["http://h/\u{1F600}%00", "encoded-nul", "%00"],
    [" \thttp://h\n.example/%0\n0", "encoded-nul", "%0\n0"],
    ["http://h\\a%00", "encoded-nul", "%00"],
    ["java\tscript:alert(1)", "scheme-script", "java\tscript"],
    ["http://xn--pple-43d.example/", "host-mixed-script", "xn--pple-43d"],
    ["http://h/a..%2f..;x/", "path-climbs", ""],
  ])("%j: %s is at %j", (text, code, place) => {
    const finding = find(text, code);
    expect(finding === undefined ? "" : text.slice(finding.start, finding.end)).toBe(place);
  });

  it("findings come in the order of the text, with plain properties", () => {
    expect(codesIn("http://%C3%A9%E2%80%AE/aux")).toEqual(["bidi-control", "path-reserved-name"]);
    const findings = audit("http://www.good.example@0x7f.1:25/%00");
    expect(findings.length).toBeGreaterThan(5);
    for (const [index, { start }] of findings.entries()) {
      expect(start).toBeGreaterThanOrEqual(findings[Math.max(0, index - 1)]?.start ?? 0);
    }
    for (const finding of findings) {
      expect(Object.keys(finding)).toEqual(["code", "severity", "component", "start", "end", "message", "section"]);
    }
  });
});

describe("bounds", () => {
  it("a rule has at most ten findings, and the last one counts the others", () => {
    const findings = audit(`http://h/${"%00".repeat(25)}`);
    expect(findings).toHaveLength(10);
    expect(findings[8]?.message).toBe("`%00` is an encoded NUL");
    expect(findings[9]?.message).toBe("`%00` is an encoded NUL (and 15 more like this)");
    expect(audit(`http://h/${"%00".repeat(10)}`)[9]?.message).toBe("`%00` is an encoded NUL");
  });
});

describe("texts that are not URI-references", () => {
  it("have a finding with core's error", () => {
    expect(find("http://h/a b", "not-a-uri-reference")).toEqual({
      code: "not-a-uri-reference",
      severity: "info",
      component: "path",
      start: 10,
      end: 11,
      message: "a space is not allowed in the path",
      section: "RFC 3986 §3.3",
    });
  });

  it.each([
    "",
    "\ud800",
    "\ud800\udc00",
    "http://\ud800/",
    "http://h:\ud800",
    "%",
    "%%",
    "http://[",
    "http://]",
    "a@b",
    ":",
    "//",
    "\0",
    "\u{10FFFF}",
    "http://xn--/",
    "http://xn---/",
    "constructor:",
    "__proto__://__proto__/?__proto__=a",
  ])("%j does not throw", (text) => {
    expect(Array.isArray(audit(text))).toBe(true);
  });

  it("names of properties of Object are names like others", () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect(audit(`${name}://${name}.example/${name}?${name}=${name}12`).map(({ code }) => code)).toEqual(
        /[_A-Z]/.test(name) && name.startsWith("_") ? ["not-a-uri-reference"] : [],
      );
    }
  });
});

it("a reference has the findings of its text", () => {
  expect(audit(parse("http://0x7f.1/"))).toEqual(audit("http://0x7f.1/"));
});
