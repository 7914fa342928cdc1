// The steps, by hand from the text of the URL Standard: what each code leaves of a text, and the `href`.

import { expect, it } from "vitest";
import { reasons, traceUrl } from "../src/index.ts";

const HTTP = "http://a/b/c/d;p?q";
const FILE = "file:///C:/x/y";

/** What each rule is about. A rule about more than one component, and what fails before any, has none. */
const COMPONENTS: Readonly<Record<string, string>> = {
  scheme: "scheme-case fails-without-base scheme-of-base",
  authority: "slashes-missing slashes-too-many file-authority drive-letter-as-host",
  userinfo: "last-at-sign colon-in-password userinfo-set empty-credentials",
  host: "fails-host-missing fails-ipv6 fails-host-character opaque-host-set host-percent-decoded host-case fails-idna idna fails-ipv4 ipv4-last-dot ipv4-hexadecimal ipv4-octal ipv4-parts ipv6-ipv4 ipv6-zeros ipv6-compressed file-localhost",
  port: "fails-port fails-port-range port-empty port-zeros port-default",
  path: "fails-opaque-base drive-letter-is-absolute colon-in-first-segment encoded-dot drive-letter-inherited drive-letter-bar drive-letter-stays path-set opaque-path-set opaque-path-space empty-path dot-segments",
  query: "query-set query-apostrophe",
  fragment: "fragment-set",
};
const componentOf = (code: string) =>
  Object.entries(COMPONENTS).find(([, codes]) => codes.split(" ").includes(code.replace("web-", "")))?.[0];

it.each<[code: string, text: string, after: string, href: string, base?: string]>([
  ["web-lone-surrogate", "http://a/\u{d800}b", "http://a/\u{fffd}b", "http://a/%EF%BF%BDb"],
  ["web-lone-surrogate", "foo:\u{dfff}\u{1f600}", "foo:\u{fffd}\u{1f600}", "foo:%EF%BF%BD%F0%9F%98%80"],
  ["web-blanks-at-ends", " \0\u{1f}http://a/\t ", "http://a/", "http://a/"],
  ["web-blanks-at-ends", "  ?x ", "?x", "http://a/b/c/d;p?x", HTTP],
  ["web-tabs-and-newlines", "ht\ntp://a\t/\rb", "http://a/b", "http://a/b"],
  ["web-tabs-and-newlines", "java\r\nscript:a", "javascript:a", "javascript:a"],
  ["web-scheme-case", "HtTp://a/", "http://a/", "http://a/"],
  ["web-scheme-case", "URN:A:b", "urn:A:b", "urn:A:b"],
  ["web-backslash", "http:\\\\a\\b?\\", "http://a/b?\\", "http://a/b?\\"],
  ["web-backslash", "..\\g#\\", "../g#\\", "http://a/b/g#\\", HTTP],
  ["web-drive-letter-is-absolute", "D|/z", "/D|/z", "file:///D:/z", FILE],
  ["web-drive-letter-is-absolute", "file:D:", "file:/D:", "file:///D:", FILE],
  ["web-scheme-of-base", "http:g", "g", "http://a/b/c/g", HTTP],
  ["web-scheme-of-base", "http:g:h", "./g:h", "http://a/b/c/g:h", HTTP],
  ["web-scheme-of-base", "file:z", "z", "file:///C:/x/z", FILE],
  ["web-colon-in-first-segment", "1:b", "./1:b", "http://a/b/c/1:b", HTTP],
  ["web-colon-in-first-segment", ":", "./:", "http://a/b/c/:", HTTP],
  ["web-slashes-missing", "http:a", "http://a", "http://a/"],
  ["web-slashes-missing", "ws:/a/b", "ws://a/b", "ws://a/b", HTTP],
  ["web-slashes-too-many", "http://///a/b", "http://a/b", "http://a/b"],
  ["web-slashes-too-many", "///g", "//g", "http://g/", HTTP],
  ["web-file-authority", "file:a", "file:///a", "file:///a"],
  ["web-file-authority", "file:/a/b", "file:///a/b", "file:///a/b", HTTP],
  ["web-drive-letter-as-host", "file://C:/a", "file:///C:/a", "file:///C:/a"],
  ["web-drive-letter-as-host", "//d|/a", "///d|/a", "file:///d:/a", "file://h/x"],
  ["web-last-at-sign", "http://a@b@c/", "http://a%40b@c/", "http://a%40b@c/"],
  ["web-last-at-sign", "foo://u:@@@c/", "foo://u:%40%40@c/", "foo://u:%40%40@c/"],
  ["web-colon-in-password", "http://a:b:c@d/", "http://a:b%3Ac@d/", "http://a:b%3Ac@d/"],
  ["web-colon-in-password", "foo://:::@d/", "foo://:%3A%3A@d/", "foo://:%3A%3A@d/"],
  ["web-userinfo-set", "http://a;b:c=@d/", "http://a%3Bb:c%3D@d/", "http://a%3Bb:c%3D@d/"],
  ["web-userinfo-set", "http://[|]@d/", "http://%5B%7C%5D@d/", "http://%5B%7C%5D@d/"],
  ["web-non-ascii", "http://é@a/é?é#é", "http://%C3%A9@a/%C3%A9?%C3%A9#%C3%A9", "http://%C3%A9@a/%C3%A9?%C3%A9#%C3%A9"],
  ["web-non-ascii", "foo:\u{1f600}\u{80}", "foo:%F0%9F%98%80%C2%80", "foo:%F0%9F%98%80%C2%80"],
  ["web-empty-credentials", "http://@a/", "http://a/", "http://a/"],
  ["web-empty-credentials", "http://:@a/", "http://a/", "http://a/"],
  ["web-empty-credentials", "http://u:@a/", "http://u@a/", "http://u@a/"],
  ["web-opaque-host-set", "foo://é/", "foo://%C3%A9/", "foo://%C3%A9/"],
  ["web-opaque-host-set", "foo://a\u{1}\u{7f}/", "foo://a%01%7F/", "foo://a%01%7F/"],
  ["web-host-percent-decoded", "http://%61%2E%62/", "http://a.b/", "http://a.b/"],
  ["web-host-percent-decoded", "http://b%C3%BCcher.de/", "http://bücher.de/", "http://xn--bcher-kva.de/"],
  ["web-host-case", "http://A.Example/", "http://a.example/", "http://a.example/"],
  ["web-host-case", "foo://[ABCD::]/", "foo://[abcd::]/", "foo://[abcd::]/"],
  ["web-idna", "http://bücher.example/", "http://xn--bcher-kva.example/", "http://xn--bcher-kva.example/"],
  ["web-idna", "http://a。b/", "http://a.b/", "http://a.b/"],
  ["web-idna", "http://１.２/", "http://1.2/", "http://1.0.0.2/"],
  ["web-ipv4-last-dot", "http://1.2.3.4./", "http://1.2.3.4/", "http://1.2.3.4/"],
  ["web-ipv4-last-dot", "http://1./", "http://1/", "http://0.0.0.1/"],
  ["web-ipv4-hexadecimal", "http://0x7F.0.0.0X/", "http://127.0.0.0/", "http://127.0.0.0/"],
  ["web-ipv4-hexadecimal", "http://0xffffffff/", "http://4294967295/", "http://255.255.255.255/"],
  ["web-ipv4-octal", "http://010.0.0.07/", "http://8.0.0.7/", "http://8.0.0.7/"],
  ["web-ipv4-octal", "http://037777777777/", "http://4294967295/", "http://255.255.255.255/"],
  ["web-ipv4-parts", "http://127.1/", "http://127.0.0.1/", "http://127.0.0.1/"],
  ["web-ipv4-parts", "http://1.2.772/", "http://1.2.3.4/", "http://1.2.3.4/"],
  ["web-ipv4-parts", "http://16909060/", "http://1.2.3.4/", "http://1.2.3.4/"],
  ["web-ipv6-ipv4", "http://[::1.2.3.4]/", "http://[::102:304]/", "http://[::102:304]/"],
  ["web-ipv6-ipv4", "foo://[1:2:3:4:5:6:255.0.0.1]", "foo://[1:2:3:4:5:6:ff00:1]", "foo://[1:2:3:4:5:6:ff00:1]"],
  ["web-ipv6-zeros", "http://[1:02:003:0004:5:6:7:8]/", "http://[1:2:3:4:5:6:7:8]/", "http://[1:2:3:4:5:6:7:8]/"],
  ["web-ipv6-zeros", "http://[::0001]/", "http://[::1]/", "http://[::1]/"],
  ["web-ipv6-compressed", "http://[1:0:0:4:0:0:0:8]/", "http://[1:0:0:4::8]/", "http://[1:0:0:4::8]/"],
  ["web-ipv6-compressed", "http://[1:0:0:4:5:0:0:8]/", "http://[1::4:5:0:0:8]/", "http://[1::4:5:0:0:8]/"],
  [
    "web-ipv6-compressed",
    "http://[10:0:0:40:50:60:70:80]/",
    "http://[10::40:50:60:70:80]/",
    "http://[10::40:50:60:70:80]/",
  ],
  [
    "web-ipv6-compressed",
    "http://[0:0:30:0:0:60:70:80]/",
    "http://[::30:0:0:60:70:80]/",
    "http://[::30:0:0:60:70:80]/",
  ],
  ["web-ipv6-compressed", "http://[1:2:3:4:5:6:7::]/", "http://[1:2:3:4:5:6:7:0]/", "http://[1:2:3:4:5:6:7:0]/"],
  ["web-file-localhost", "file://localhost/a", "file:///a", "file:///a"],
  ["web-file-localhost", "//LOCALHOST/a", "///a", "file:///a", FILE],
  ["web-port-empty", "http://a:/", "http://a/", "http://a/"],
  ["web-port-empty", "foo://a:", "foo://a", "foo://a"],
  ["web-port-zeros", "http://a:0081/", "http://a:81/", "http://a:81/"],
  ["web-port-zeros", "foo://a:000", "foo://a:0", "foo://a:0"],
  ["web-port-default", "http://a:80/", "http://a/", "http://a/"],
  ["web-port-default", "ftp://a:21/", "ftp://a/", "ftp://a/"],
  ["web-port-default", "https://a:443/", "https://a/", "https://a/"],
  ["web-port-default", "ws://a:80/", "ws://a/", "ws://a/"],
  ["web-port-default", "wss://a:0443/", "wss://a/", "wss://a/"],
  ["web-encoded-dot", "%2E%2e/g", "../g", "http://a/b/g", HTTP],
  ["web-encoded-dot", "foo:/a/.%2e/%2eb/%2e", "foo:/a/../%2eb/.", "foo:/%2eb/"],
  ["web-drive-letter-inherited", "/z", "/C:/z", "file:///C:/z", FILE],
  ["web-drive-letter-inherited", "/", "/C:/", "file:///C:/", FILE],
  ["web-drive-letter-inherited", "/z", "/C:/z", "file:///C:/z", "file:///C:"],
  ["web-drive-letter-bar", "file:///C|/a", "file:///C:/a", "file:///C:/a"],
  ["web-drive-letter-bar", "file:///a/../c|", "file:///a/../c:", "file:///c:"],
  ["web-drive-letter-stays", "file:///C:/../a", "file:///C:/./a", "file:///C:/a"],
  ["web-drive-letter-stays", "z", "/C:/z", "file:///C:/z", "file:///C:"],
  ["web-path-set", 'http://a/ "<>^`{}', "http://a/%20%22%3C%3E%5E%60%7B%7D", "http://a/%20%22%3C%3E%5E%60%7B%7D"],
  ["web-path-set", "foo:/a\u{7f}b^", "foo:/a%7Fb%5E", "foo:/a%7Fb%5E"],
  ["web-opaque-path-set", "foo:\u{1}a b", "foo:%01a b", "foo:%01a b"],
  ["web-opaque-path-set", "data:,\u{7f}\u{0}x", "data:,%7F%00x", "data:,%7F%00x"],
  ["web-opaque-path-space", "foo:a  ?b", "foo:a %20?b", "foo:a %20?b"],
  ["web-opaque-path-space", "foo:a #b", "foo:a%20#b", "foo:a%20#b"],
  ["web-query-set", 'http://a/? "<>', "http://a/?%20%22%3C%3E", "http://a/?%20%22%3C%3E"],
  ["web-query-set", "foo:?\u{1}'^`", "foo:?%01'^`", "foo:?%01'^`"],
  ["web-query-apostrophe", "http://a/?d'Arc'", "http://a/?d%27Arc%27", "http://a/?d%27Arc%27"],
  ["web-query-apostrophe", "?'", "?%27", "http://a/b/c/d;p?%27", HTTP],
  ["web-fragment-set", 'http://a/# "<>`{^', "http://a/#%20%22%3C%3E%60{^", "http://a/#%20%22%3C%3E%60{^"],
  ["web-fragment-set", "foo:#\u{7f}`", "foo:#%7F%60", "foo:#%7F%60"],
  ["web-empty-path", "http://a", "http://a/", "http://a/"],
  ["web-empty-path", "//g?x", "//g/?x", "http://g/?x", HTTP],
  ["web-dot-segments", "http://a/b/../c/.", "http://a/c/", "http://a/c/"],
  ["web-dot-segments", "foo:/a/..//b", "foo:/.//b", "foo:/.//b"],
  ["resolve", "../g", "http://a/b/g", "http://a/b/g", HTTP],
  ["resolve", "#s", "mailto:a#s", "mailto:a#s", "mailto:a"],
  ["resolve", "?q", "file:///C:?q", "file:///C:?q", "file:///C:"],
  ["resolve", "#s", "file:///C:#s", "file:///C:#s", "file:///C:"],
  ["resolve", "http://a/b/../c", "http://a/c", "http://a/c", HTTP],
])("%s leaves of %j %j, on the way to %j (base %j)", (...[code, text, after, href, base]) => {
  const trace = traceUrl(text, base);
  expect(trace.href).toBe(href);
  const found = trace.steps.find((step) => step.code === code);
  expect(found).toMatchObject({ code, after });
  expect(found?.component).toBe(componentOf(code));
});

it.each<[code: string, text: string, base?: string]>([
  ["web-fails-base", "http://a/", "b"],
  ["web-fails-base", "b", "http://a:99999/"],
  ["web-fails-without-base", "b"],
  ["web-fails-without-base", ""],
  ["web-fails-without-base", "1:b"],
  ["web-fails-opaque-base", "b", "mailto:a"],
  ["web-fails-opaque-base", "", "urn:a:b"],
  ["web-fails-opaque-base", "?q", "blob:http://a/b"],
  ["web-fails-host-missing", "http://"],
  ["web-fails-host-missing", "http:///?q"],
  ["web-fails-host-missing", "foo://u@/"],
  ["web-fails-host-missing", "foo://:80/"],
  ["web-fails-ipv6", "http://[::1"],
  ["web-fails-ipv6", "foo://[v1.a]/"],
  ["web-fails-ipv6", "http://[::1%25eth0]/"],
  ["web-fails-ipv6", "http://[::1]a/"],
  ["web-fails-host-character", "http://a b/"],
  ["web-fails-host-character", "http://a%2Fb/"],
  ["web-fails-host-character", "http://a%41%/"],
  ["web-fails-host-character", "foo://a|b/"],
  ["web-fails-host-character", "file://a:80/"],
  ["web-fails-idna", "http://%FF/"],
  ["web-fails-idna", "http://\u{ad}/"],
  ["web-fails-ipv4", "http://1.2.3.256/"],
  ["web-fails-ipv4", "http://1.2.3.4.5/"],
  ["web-fails-ipv4", "http://a.08/"],
  ["web-fails-ipv4", "http://4294967296/"],
  ["web-fails-port", "http://a:b/"],
  ["web-fails-port", "http://a:80:80/"],
  ["web-fails-port-range", "http://a:65536/"],
  ["web-fails-port-range", "foo://a:00099999999999999999/"],
])("%s is the last step of %j (base %j)", (code, text, base) => {
  const { href, steps } = traceUrl(text, base);
  expect(href).toBeUndefined();
  expect(steps.at(-1)).toMatchObject({ code, after: undefined });
  expect(steps.at(-1)?.component).toBe(componentOf(code));
});

it.each<[text: string, base?: string]>([
  ["http://a_b/~c!$&'()*+,;=:@%7e?/?:#?'"],
  ["http://u:p@a:81/[]|"],
  ["http://a/%zz?{}|^`#{}#"],
  ["foo:a/../b c"],
  ["foo:", "http://a/"],
  ["foo:/A//b?"],
  ["foo://A:80/?'"],
  ["urn:a:b"],
  ["blob:http://A:80/b"],
  ["file:///C:/a"],
  ["file:////a"],
  ["http://xn--a/"],
  ["http://a../"],
  ["http://[::]/"],
  ["http://[10:20:30:40:50:60:70:80]/"],
  ["http://[1:10:20:4:5:0:7:8]/"],
  ["http://a/.../..b"],
  ["ftp://a:80/"],
  ["http://a:21/"],
  ["https://a:80/"],
  ["ws://a:443/"],
  ["http://a/c|/C:/b"],
  ["foo:/c|/b"],
])("no step changes %j (base %j)", (text, base) => {
  expect(traceUrl(text, base)).toEqual({ href: text, steps: [] });
});

it("a step has its code, its section, its component and the text before and after it", () => {
  expect(traceUrl("http:g", HTTP)).toEqual({
    href: "http://a/b/c/g",
    steps: [
      {
        code: "web-scheme-of-base",
        section: "URL Standard (special relative or authority state)",
        component: "scheme",
        before: "http:g",
        after: "g",
      },
      { code: "resolve", section: "RFC 3986 §5.2", component: undefined, before: "g", after: "http://a/b/c/g" },
    ],
  });
});

it.each([
  ["http://a/C:/../b", "http://a/b", "web-dot-segments"],
  ["foo:/C:/../b", "foo:/b", "web-dot-segments"],
  ["/z", "http://a/z", "resolve", "http://a/C:/x"],
  ["../../z", "http://a/z", "resolve", "http://a/C:/x"],
  ["z", "http://a/z", "resolve", "http://a/C:"],
  ["z", "foo:/z", "resolve", "foo:/C:"],
  ["", "file:///C:", "resolve", "file:///C:"],
])("only a path of a file URL has a drive letter, and an empty one keeps it: %s is %s, by %s (base %s)", (...row) => {
  const [text, href, code, base] = row;
  const trace = traceUrl(text, base);
  expect([trace.href, trace.steps.map((step) => step.code)]).toEqual([href, [code]]);
});

it.each([
  ["http://a/b/../c", ["resolve"]],
  ["HTTP://a/b/../c", ["web-scheme-case", "resolve"]],
  ["b/../c", ["resolve"]],
])("with a base, dot-segments go when the text is resolved: %s has the steps %j", (text, codes) => {
  expect(traceUrl(text, HTTP).steps.map(({ code }) => code)).toEqual(codes);
});

it("a base is read first: its changes are not steps of the text", () => {
  expect(traceUrl("b", "HTTP:\\\\EX/A b").href).toBe("http://ex/b");
  expect(traceUrl("?b", "HTTP:\\\\EX/A b").steps.map(({ code }) => code)).toEqual(["resolve"]);
});

it("the section of each step is the first citation of its reason", () => {
  const { steps } = traceUrl(" HTTP:\\\\u;@EX.com:80/%2e/a b?'#`");
  expect(steps.map(({ code }) => code)).toEqual([
    "web-blanks-at-ends",
    "web-scheme-case",
    "web-backslash",
    "web-userinfo-set",
    "web-host-case",
    "web-port-default",
    "web-encoded-dot",
    "web-path-set",
    "web-query-apostrophe",
    "web-fragment-set",
    "web-dot-segments",
  ]);
  for (const { code, section } of steps) expect(code !== "resolve" && reasons[code].citations[0]).toBe(section);
});

it.each([undefined, null, 1, {}])("throws for %j, naming itself and the argument", (value) => {
  expect(() => traceUrl(value as string)).toThrow(/^traceUrl: text must be a string/);
  if (value !== undefined) expect(() => traceUrl("", value as string)).toThrow(/^traceUrl: base must be/);
});
