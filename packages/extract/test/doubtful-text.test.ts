// Texts that differ in one character from those that are found, or in what stands around them.

import { expect, test } from "vitest";
import { onlyIn, urisIn } from "./found.ts";

test.for([
  ["<www.a.example>", "angle-brackets"],
  ["<www.a.example", "whitespace"],
  ["www.a.example>", "whitespace"],
  ['"www.a.example"', "double-quotes"],
  ["'www.a.example'", "single-quotes"],
  ['"www.a.example', "whitespace"],
] as const)("R-151 the delimiter of %j is %s", ([text, delimiter]) => {
  expect(onlyIn(text, { www: "http" })).toMatchObject({ text: "www.a.example", delimiter });
});

test.for([
  ["foo:///a", ["foo:///a"]],
  ["foo://", []],
  ["foo:///", ["foo:///"]],
  ["foo://@/a", []],
  ["foo://:80/a", []],
  ["https:///a", []],
  ["ftp:///a", []],
  ["foo://?a", []],
  ["xhttp+foo:///a", ["xhttp+foo:///a"]],
  ["sftp:///a", ["sftp:///a"]],
  ["http://u,v@a.example/", ["http://u,v@a.example/"]],
  ["http://u@a.example,b", ["http://u@a.example"]],
  ["http://a.example,b/c", ["http://a.example"]],
  ["mongodb://a,b/c", ["mongodb://a,b/c"]],
  ["http://a.example=b", ["http://a.example"]],
  ["http://a.example}", ["http://a.example"]],
  ["http://a.example#b#c", ["http://a.example#b"]],
  ["http://a.example?b{c}", ["http://a.example?b"]],
  ["http://a.example#b{c}", ["http://a.example#b"]],
  ["http://a-<b>", []],
  ["http://a:<b>", []],
  ["http://a.[b]", []],
  ["http://u@[::1]/", ["http://u@[::1]/"]],
  ["http://a/u@[::1]", ["http://a/u@"]],
  ["http://a?u@[::1]", ["http://a?u@"]],
  ["http://a#u@[::1]", ["http://a#u@"]],
  ["http://[::1", []],
  ["http://[zz]/", []],
  ["foo:bar@[::1]", []],
  ['"http://a/b)c,http://d/"', ["http://a/b)c,http://d/"]],
  ["'http://a/b)c,http://d/&lt;'", ["http://a/b)c,http://d/&lt;"]],
  ['"http://a/b;http://d/&gt;"', ["http://a/b;http://d/&gt;"]],
  ['"http://a/%zz"', ["http://a/"]],
  ['"http://a.example:80,"', ["http://a.example:80"]],
  ["<http://a/", ["http://a/"]],
  ["note:b>", []],
  ["tel:+1234\u00E9", ["tel:+1234"]],
  ["http:///http://b/", []],
  ["mailto:urn:aa:b", []],
  ["http://a/%4", ["http://a/"]],
  ["http://a/%g1", ["http://a/"]],
  ["http://a/%41%", ["http://a/%41"]],
  ["http://a/~", ["http://a/~"]],
  ["~http://a/~", ["http://a/"]],
  ["*http://a/_", ["http://a/_"]],
  ["http://a/))", ["http://a/"]],
  ["http://a/(b))c", ["http://a/(b)"]],
  ["http://a/;ftp://b/", ["http://a/", "ftp://b/"]],
  ["http://a/,foo://b/", ["http://a/,foo://b/"]],
  ["http://a/&#39;b", ["http://a/"]],
  ["http://a/&#x27;b", ["http://a/"]],
  ["http://a/&apos;b", ["http://a/"]],
  ["http://a/&nbsp;b", ["http://a/"]],
  ["http://a/&lt", ["http://a/&lt"]],
  ["%3Durn:aa:b", ["urn:aa:b"]],
  ["%3gurn:aa:b", []],
  ["aftp://a/ sftp://a/", ["aftp://a/", "sftp://a/"]],
  ["-ftp://a/", ["ftp://a/"]],
  ["a-ftpx://b/", ["a-ftpx://b/"]],
  ["--urn:aa:b", ["urn:aa:b"]],
  [`${"a".repeat(64)}://b/`, [`${"a".repeat(64)}://b/`]],
  [`${"a".repeat(65)}://b/`, [`${"a".repeat(64)}://b/`]],
] as const)("R-151 in %j", ([text, found]) => {
  expect(urisIn(text)).toEqual(found);
});

test.for([
  ["www.a.example's", ["http://www.a.example"]],
  ["www.a.example:x/http://b/", []],
] as const)("R-151 in %j, with www", ([text, found]) => {
  expect(urisIn(text, { www: "http" })).toEqual(found);
});

test.for([
  ["note: b", []],
  ["note:! b", []],
  ["note:b@[::1]", ["note:b@"]],
  ["http:a=", ["http:a="]],
  ["xa:b", []],
] as const)("R-151 in %j, with schemes", ([text, found]) => {
  expect(urisIn(text, { schemes: ["note", "http", "a"] })).toEqual(found);
});

test("R-151 an ampersand that begins no entity ends a host, and is not markup", () => {
  expect(onlyIn("http://a.example&b;")).toMatchObject({ text: "http://a.example", leftOut: [] });
});

test("R-153 only a hyphen directly before a line break may be left out", () => {
  expect(String(onlyIn("<http://a/b-c-\nd-e>").withoutHyphen)).toBe("http://a/b-cd-e");
  expect(onlyIn("<http://a/b\nc->").withoutHyphen).toBeUndefined();
  expect(String(onlyIn("<http://a/b-\nc->").withoutHyphen)).toBe("http://a/bc-");
});

const afterMarks = (count: number) => urisIn(`http://a.b${"\u2026".repeat(count)}`);

test("a host before more than 1,000 marks is doubtful, since what follows them is not looked at", () => {
  expect(afterMarks(1000)).toEqual(["http://a.b"]);
  expect(afterMarks(1001)).toEqual([]);
  expect(urisIn(`http://a.b${"\u2026".repeat(999)}x`)).toEqual([]);
});
