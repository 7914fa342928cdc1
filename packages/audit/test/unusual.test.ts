// What rules need, and which texts have it. Those that have nothing unusual are the ordinary links of the web.
import { expect, it } from "vitest";
import { Subject } from "../src/subject/subject.ts";

function unusualIn(text: string): string[] {
  return Object.entries(new Subject("text", text).unusual).flatMap(([name, is]) => (is === true ? [name] : []));
}

it.each([
  ["https://www.example.com/", []],
  ["https://www.example.com", []],
  ["HTTP://WWW.EXAMPLE.COM/a.b/c~d", []],
  ["https://my_host.a-b.example/@user/x:y", []],
  [`https://${"a".repeat(63)}.example/`, []],
  ["https://a.example/b?c", []],
  ["https://a.example/b?c=d", ["parameters"]],
  ["https://a.example/b?c=d&amp;e=f&#g", ["parameters"]],
  ["https://a.example/b&c", ["references"]],
  ["https://a.example/b&#58;", ["references"]],
  ["https://a.example/b&=", ["parameters"]],
  ["https://a.example/#b&colon;", []],
  ["https://a.example/#b=c", ["parameters"]],
  ["https://a.example/;b=c", ["parameters"]],
  ["https://a.example/%20", ["encoded", "dots"]],
  ["https://a.example/?%20", ["encoded", "dots"]],
  ["https://a.example/..", ["dots"]],
  ["https://a.example:8080/", ["port"]],
  ["https://a.example:", ["port"]],
  ["https://a.example/ ", ["error", "encoded", "readers", "dots"]],
  ["https://a.example/\u00E9", ["error", "encoded", "readers", "dots"]],
  ["mailto:a@b.example", ["scheme"]],
  ["foo:a/b", ["scheme"]],
  ["foo:/a//b", ["scheme"]],
  ["a", ["relative"]],
  ["/a//b", ["relative"]],
  [".a", ["relative", "dots"]],
  ["", ["relative"]],
  ["a?b://c", ["relative"]],
  ["ftp://a.example/", ["scheme"]],
])("%j has %j", (text, unusual) => {
  expect(unusualIn(text)).toEqual(unusual);
});

it.each([
  "http://u@a.example/",
  "http://a.example?b",
  "http://a.example#b",
  "http:a",
  "https:a",
  "ws:/a",
  "wss:/a",
  "ftp:a",
  "FILE:a",
  "http:///a.example/",
  "foo://a~b/",
  "foo://[::1]/",
  "//u@a.example/",
  "///a",
  `http://${"0".repeat(256)}/`,
])("%j: readers may see different hosts", (text) => {
  expect(unusualIn(text)).toContain("readers");
});

it.each([
  "localhost",
  "a.localhost",
  "a.local",
  "a.INTERNAL",
  "a.lan",
  "a.intranet",
  "home.arpa",
  "a.corp",
  "a.home",
  "metadata.goog",
  "a",
  "a.",
  "a.example.",
  ".example",
  "a..example",
  "-a.example",
  "a-.example",
  "a.xn--e1afmkfd",
  "xn--e1afmkfd.example",
  "a.XN--e1afmkfd.example",
  "1.2.3.4",
  "a.0x7f",
  "a.1",
  "10.0.0.1.example",
  "10-0-0-1.example",
  "%61.example",
  "[::1]",
  `${"a".repeat(64)}.example`,
  `a.${"b".repeat(64)}`,
])("%j is not simply a name in the public DNS", (host) => {
  expect(unusualIn(`http://${host}/`)).toContain("host");
});

it.each(["[::1]", "[v4.a]", "[fe80::1%25eth0]"])("%j is a literal", (host) => {
  expect(unusualIn(`http://${host}/`)).toContain("literal");
  expect(unusualIn(`http://a.example/${host}`)).not.toContain("literal");
});

it.each(["xn--e1afmkfd.example", "a.XN--e1afmkfd", "a%C3%A9.example", "a\u00E9.example", "\u00E9", "%78n--a.example"])(
  "%j has characters beyond ASCII, or may have",
  (host) => {
    expect(unusualIn(`http://${host}/`)).toContain("unicodeHost");
    expect(unusualIn(`http://u:${host}@a.example/${host}`)).not.toContain("unicodeHost");
  },
);

it("a name of 253 characters is", () => {
  expect(unusualIn(`http://${"a.".repeat(123)}example/`)).toEqual([]);
  expect(unusualIn(`http://${"a.".repeat(123)}examples/`)).toEqual(["host"]);
});
