// RFC 3986 §3.1, §7: what schemes do, where in the text, and which texts are like those.
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf, placesOf } from "./places.ts";

it.each(["javascript", "vbscript", "livescript", "jscript", "mocha", "JavaScript"])("%s: runs a script", (scheme) => {
  expect(placesOf("scheme-script", `${scheme}:a`)).toEqual([scheme]);
  expect(placesOf("scheme-script", `x${scheme}:a`)).toEqual([]);
});

it.each(["gopher", "dict", "tftp", "ldap", "php", "expect", "phar", "zip", "glob", "ssh2", "ogg", "rar"])(
  "%s: reaches other services",
  (scheme) => {
    expect(placesOf("scheme-other-protocol", `${scheme}://a`)).toEqual([scheme]);
    expect(messageOf("scheme-other-protocol", `${scheme}:a`)).toBe(
      `\`${scheme}:\` is rare, and can reach other services`,
    );
  },
);

it.each(["view-source", "jar", "feed", "url", "filesystem", "wyciwyg"].concat("netdoc", "ms-its", "its", "mk", "res"))(
  "%s: wraps another URI",
  (scheme) => {
    expect(placesOf("scheme-nested", `${scheme}:http:a`)).toEqual([`${scheme}:http:`]);
    expect(messageOf("scheme-nested", `${scheme}:HTTP:a`)).toBe(`\`${scheme}:\` wraps a URI with the scheme \`HTTP\``);
    expect(placesOf("scheme-nested", `${scheme}:a1+-.b:a`)).toEqual([`${scheme}:a1+-.b:`]);
    for (const text of [
      `${scheme}:a`,
      `${scheme}:/a:b`,
      `${scheme}:a/b:c`,
      `${scheme}:1a:b`,
      `${scheme}:`,
      `x${scheme}:http:a`,
    ]) {
      expect(placesOf("scheme-nested", text)).toEqual([]);
    }
    // What is wrapped is not a second scheme.
    expect(placesOf("scheme-repeated", `${scheme}:http://a/`)).toEqual([]);
  },
);

it.each([
  ["http://https://a/", "http://https:"],
  ["HTTP:http://a/", "HTTP:http:"],
  ["https:///ftp:/a", "https:///ftp:"],
  ["ftp://file://a", "ftp://file:"],
  ["ws://data:/a", "ws://data:"],
  ["wss:javascript:/a", "wss:javascript:"],
  ["file:/HTTP:/a", "file:/HTTP:"],
])("%s has two schemes", (text, place) => {
  expect(placesOf("scheme-repeated", text)).toEqual([place]);
});

it.each([
  "http://http:a",
  "http://http/",
  "http://a/http://b/",
  "http://xhttp://a",
  "http://x/?http://a",
  "urn:http://a",
  "xhttp://http://a",
  "https2:http://a",
  "//http://a",
  "http:mailto:/a",
])("%s has one", (text) => {
  expect(placesOf("scheme-repeated", text)).toEqual([]);
});

it("the message names the second scheme", () => {
  expect(messageOf("scheme-repeated", "http://https://a/")).toBe("`https:` follows `http:`");
});

it.each(
  ["text/html", "application/xhtml+xml", "text/xml", "application/xml", "text/javascript", "application/javascript"]
    .concat("text/x-javascript", "application/ecmascript", "text/livescript", "application/x-vbscript")
    .concat("text/x-server-parsed-html", "text/server-parsed-html", "multipart/related", "multipart/x-mixed-replace"),
)("R-145 a document of the type %s runs script", (type) => {
  expect(placesOf("data-script", `data:${type},a,b`)).toEqual([type]);
  expect(messageOf("data-script", `DATA:${type.toUpperCase()},a`)).toBe(
    `a document of the type \`${type}\` can run scripts`,
  );
  for (const text of [
    `data:x${type},a`,
    `data:text/plain;${type},a`,
    `data:${type}`,
    `http:${type},a`,
    `x:${type},a`,
    `data:a,${type}`,
  ]) {
    expect(placesOf("data-script", text)).toEqual([]);
  }
  if (!type.startsWith("multipart")) expect(placesOf("data-script", `data:${type}x,a`)).toEqual([]);
});

it.each([
  "<svg><script>",
  "<SCRIPT>",
  "<foreignObject>",
  "<svg onload=a>",
  "<svg onclick  =a>",
  "<a href='javascript:a'>",
])("an image in SVG with %s runs script", (svg) => {
  const type = "image/svg+xml";
  for (const text of [`data:${type},${svg}`, `data:${type};base64,${btoa(svg)}`]) {
    expect(placesOf("data-script", text)).toEqual([text.slice(5, text.indexOf(","))]);
  }
  expect(placesOf("data-script", `data:image/png,${svg}`)).toEqual([]);
});

it.each(["<svg/>", "<svg on=a>", "<svg xonload=a>", "<svg onload>", "<scr>", "java script:"])(
  "an image in SVG with %s runs none",
  (svg) => {
    expect(placesOf("data-script", `data:image/svg+xml,${svg}`)).toEqual([]);
  },
);

it.each([
  ["file://evil.example/a", "evil.example"],
  ["FILE://u@localhostx:1/a", "localhostx"],
  ["file://xlocalhost/a", "xlocalhost"],
  ["file:////evil.example/a", "//"],
])("RFC 8089: %s names a host", (text, place) => {
  expect(placesOf("file-host", text)).toEqual([place]);
});

it.each([
  "file:///a",
  "file://localhost/a",
  "file://LOCALHOST/a",
  "file:/a",
  "file:a//b",
  "file://///a",
  "file:///a//b",
])("RFC 8089: %s names none", (text) => {
  expect(placesOf("file-host", text)).toEqual([]);
});

it("RFC 8089: only a file has such a host", () => {
  for (const text of ["http://evil.example/", "http:////a", "//evil.example/"]) {
    expect(placesOf("file-host", text)).toEqual([]);
  }
  expect(messageOf("file-host", "file://evil.example/")).toBe("a file URI names the host `evil.example`");
  expect(messageOf("file-host", "file:////a")).toBe(
    "the path of a file URI begins with two slashes, and names a host to Windows",
  );
});

it("a scheme that is not allowed is named", () => {
  const schemes = ["https"];
  expect(placesOf("scheme-not-allowed", "FTP://h/", { schemes })).toEqual(["FTP"]);
  expect(messageOf("scheme-not-allowed", "FTP://h/", { schemes })).toBe("`ftp` is not an allowed scheme");
  expect(placesOf("scheme-not-allowed", "//h/", { schemes: [] })).toEqual([]);
});

it.each([
  ["h%74tp://127.0.0.1/", "h%74tp:", "http:"],
  ["https%3A//good.example/", "https%3A", "https:"],
  ["%68%74tps%3a//good.example/", "%68%74tps%3a", "https:"],
  ["javascript%3a%2f%2falert", "javascript%3a", "javascript:"],
  ["javascript%3Aalert(1)", "javascript%3A", "javascript:"],
  ["java%73cript:alert(1)", "java%73cript:", "javascript:"],
  ["%64ata%3A,a", "%64ata%3A", "data:"],
  ["ft%70:\\\\evil.example", "ft%70:", "ftp:"],
  ["h%74tp:%5C%5Cevil.example", "h%74tp:", "http:"],
  ["h%74tp:%5c/evil.example", "h%74tp:", "http:"],
])("scheme-encoded finds %j", (text, written, decoded) => {
  expect(placesOf("scheme-encoded", text)).toEqual([written]);
  expect(messageOf("scheme-encoded", text)).toBe(`\`${written}\` is \`${decoded}\` once it is decoded`);
});

it("scheme-encoded finds a scheme of up to 60 characters, encoded or not", () => {
  const beginning = `%61${"b".repeat(58)}%63%3A`;
  expect(placesOf("scheme-encoded", `${beginning}//h`)).toEqual([beginning]);
  expect(placesOf("scheme-encoded", `b${beginning}//h`)).toEqual([]);
});

it.each([
  "http://a%3A//",
  "a/https%3A//b",
  "%31%3A//a",
  "%20https%3A//a",
  "https%3Aa",
  "?https%3A//a",
  "a%2Fb%3A//c",
  "",
])("scheme-encoded finds nothing in %j", (text) => {
  expect(placesOf("scheme-encoded", text)).toEqual([]);
});

function isRefused(text: string): boolean {
  const findings = audit(text, { schemes: ["https"] });
  return findings.some(({ code, severity }) => code === "scheme-not-allowed" && severity === "danger");
}

describe("allowed schemes", () => {
  it.each([
    "ftp://a/",
    "<file:///etc/hostname>",
    "<URL:file:///etc/hostname>",
    "f%69le:///etc/passwd",
    "file%3A///etc/passwd",
    "javascript%3Aalert(1)",
    " file:///etc/passwd",
    "\u0001file:///a",
    "\uFEFFfile:///a",
    "fi\tle:///a",
    "\\\\a\\b",
    "a b",
  ])("%j is refused", (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each([
    "https://a/",
    "HTTPS://a/",
    "https://a/b c",
    "https:a",
    "",
    "a",
    "/a",
    "//a/b",
    "?q",
    "#f",
    "Help%3AContents",
    "\u00E9",
  ])("%j is not", (text) => {
    expect(isRefused(text)).toBe(false);
  });
});
