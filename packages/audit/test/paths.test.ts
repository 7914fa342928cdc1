// RFC 3986 §3.3, §7.3: what the rules find in a path, and what is like it.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["path-encoded-dots", "http://h/a/%2e%2E/b", ["%2e%2E"]],
  ["path-encoded-dots", "http://h/.%2e/%2e/%2e.", [".%2e", "%2e", "%2e."]],
  ["path-encoded-dots", "%2e", ["%2e"]],
  ["path-encoded-dots", "/..%2fa/..%5Ca/a%2f../a%5c.%2f", ["..%2fa", "..%5Ca", "a%2f..", "a%5c.%2f"]],
  ["path-dots-with-parameter", "/a/..;/b/%2e.;x/..%3B", ["..;", "%2e.;x", "..%3B"]],
  ["path-dots-with-parameter", "/a/.;/b/%2e;x/.%3B", [".;", "%2e;x", ".%3B"]],
  ["path-encoded-backslash", "/a%5cb%5C", ["%5c", "%5C"]],
  ["path-encoded-slash", "/a%2fb%2F", ["%2f", "%2F"]],
  ["path-file-delimiter", "/%3a%5B%5d", ["%3a", "%5B", "%5d"]],
  ["path-climbs", "/a/../../b/../..", [".."]],
  ["path-climbs", "http://h/./../a", [".."]],
  ["path-climbs", "/a/%2e%2E/.%2e", [".%2e"]],
  ["path-climbs", "//h/..", [".."]],
  ["path-dot-segments", "/a/./b/..", [".", ".."]],
  ["path-dot-segments", "x:a/./b", ["."]],
  ["path-dot-segments", "//h/..", [".."]],
  ["path-stream", "/a::$DATA/b%3a:%24index_Allocation", ["::$DATA", "%3a:%24index_Allocation"]],
  ["path-begins-with-slashes", "http://h//a", ["//"]],
  ["path-begins-with-slashes", "http://h/\\a", ["/\\"]],
  [
    "double-encoded-delimiter",
    "/%252e%25252F%255c%2500%250A%250d",
    ["%252e", "%25252F", "%255c", "%2500", "%250A", "%250d"],
  ],
  ["double-encoded-delimiter", "//a%252fb/", ["%252f"]],
  ["double-encoding", "/%2520%252541%250b", ["%2520", "%252541", "%250b"]],
  ["double-encoding", "/?%2520%252e%252525", ["%2520", "%252e", "%252525"]],
])("%s in %s", (code, text, places) => {
  expect(placesOf(code, text)).toEqual(places);
});

it.each([
  [
    "path-encoded-dots",
    ["/a%2eb", "/..", "/../%41", "/%2e%2e%2e", "/%2ea", "/a%2fb", "/..a%2f", "/a..%2f", "?%2e", "/x%2e"],
  ],
  ["path-dots-with-parameter", ["/...;/", "/a.;", "/;.", "/a..;", "/..a;", "/a;..", "/;..", "?..;", "/..%3c"]],
  ["path-encoded-backslash", ["/%5d", "?%5c", "//%5c/", "mailto:%5c"]],
  ["path-encoded-slash", ["/%2e", "?%2f", "//%2f/", "urn:%2f"]],
  ["path-file-delimiter", ["/%3b", "/:", "?%3a", "data:%5b"]],
  [
    "path-climbs",
    ["/a/..", "/a/b/../..", "../a", "a/../..", "x:../a", "/.../..", "/a/./..", "/%2e/a", "/%2ea/..", "urn:/.."],
  ],
  ["path-dot-segments", ["../a", "./a", "a/./b", "/...", "/.a", "/a.", "/%2e", "urn:./a", "/a?./"]],
  ["path-stream", ["/a:$DATA", "/a::DATA", "/a::$DAT", "?::$DATA", "/a::%25data"]],
  ["path-begins-with-slashes", ["/a", "http://h/a//b", "http://h", "a//b", "x:a//"]],
  ["double-encoded-delimiter", ["/%2541", "/%25", "/%2e", "?%252e", "mailto:%252e", "/%2509", "//%25g/"]],
  ["double-encoding", ["/%25", "/%25g0", "/%252f", "/%20", "#%2520", "/%250g"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it.each(["data", "mailto", "urn", "tel", "sms", "magnet", "about", "javascript", "cid", "mid", "news"])(
  "%s: has a path that is not a hierarchy",
  (scheme) => {
    const text = `${scheme}:/../a/..%5c..%2f/%2e%2e/..;/%3A/./aux/%252e`;
    for (const code of [
      "encoded-dots",
      "dots-with-parameter",
      "encoded-backslash",
      "encoded-slash",
      "file-delimiter",
      "climbs",
      "dot-segments",
      "reserved-name",
    ]) {
      expect([code, placesOf(`path-${code}`, text)]).toEqual([code, []]);
      expect([code, placesOf(`path-${code}`, text.replace(":", "x:"))]).not.toEqual([code, []]);
    }
    expect(placesOf("double-encoded-delimiter", text)).toEqual([]);
  },
);

it.each(
  [
    "aux",
    "AUX",
    "con",
    "nul",
    "prn",
    "com1",
    "com0",
    "lpt9",
    "com\u00B2",
    "conin$",
    "CONOUT$",
    "aux.txt",
    "con.",
    "...",
  ].concat("....", "%61ux", "c%6Fn.%74xt", "lpt%C2%B3"),
)("R-143 %s is reserved", (segment) => {
  for (const path of [`/${segment}`, `a/${segment}/b`, segment])
    expect(placesOf("path-reserved-name", path)).toEqual([segment]);
  expect(placesOf("path-reserved-name", `/x${segment}x`)).toEqual([]);
});

it.each(["", "auxiliary", "xaux", "com", "com10", "lpta", "conin", "..", "a...", "...a", "au%FFx", "aux%FF", "a.aux"])(
  "R-143 %j is not",
  (segment) => {
    expect(placesOf("path-reserved-name", `/${segment}/`)).toEqual([]);
  },
);

it("R-178 the names of a caller are whole segments of up to 255 characters", () => {
  const long = "a".repeat(255);
  const options = { reservedNames: [".Git", long, `${long}a`] };
  expect(placesOf("path-reserved-name", "/.GIT/.gitx/x.git/%2egit", options)).toEqual([".GIT", "%2egit"]);
  expect(placesOf("path-reserved-name", `/${long}`, options)).toEqual([long]);
  expect(placesOf("path-reserved-name", `/${long}a`, options)).toEqual([]);
});

it("R-145 a message has no parameter of a segment", () => {
  expect(messageOf("path-dots-with-parameter", "/..;id=s3cret")).toBe(
    "`..;…` is a dot-segment to servers that drop parameters",
  );
  expect(messageOf("path-dots-with-parameter", "/..%3Bid=s3;cret")).toBe(
    "`..%3B…` is a dot-segment to servers that drop parameters",
  );
  expect(messageOf("path-encoded-dots", "/a%2f..;id=s3cret")).toBeUndefined();
  expect(messageOf("path-encoded-dots", "/a%2f..%2f;id=s3cret/b")).toBe(
    "`a%2f..%2f;…` contains a dot-segment after decoding",
  );
  expect(messageOf("path-encoded-dots", "/a%2f..%2f;")).toBe("`a%2f..%2f;` contains a dot-segment after decoding");
  expect(messageOf("path-encoded-dots", "/a%2f..%2f\u2028;s3cret\u2028s3cret")).toBe(
    "`a%2f..%2f\\u{2028};…` contains a dot-segment after decoding",
  );
});

it("the messages name what was found", () => {
  expect(messageOf("path-encoded-dots", "/%2e")).toBe("`%2e` contains a dot-segment after decoding");
  expect(messageOf("path-dots-with-parameter", "/..;")).toBe("`..;` is a dot-segment to servers that drop parameters");
  expect(messageOf("path-encoded-backslash", "/%5c")).toBe("`%5C` in the path is an encoded backslash");
  expect(messageOf("path-encoded-slash", "/%2f")).toBe("`%2F` in the path is an encoded slash");
  expect(messageOf("path-file-delimiter", "/%5b")).toBe("`%5b` in the path is an encoded `[`");
  expect(messageOf("path-climbs", "/..")).toBe("`..` climbs above the root of the path");
  expect(messageOf("path-dot-segments", "/.")).toBe("`.` is a dot-segment, but the path is not relative");
  expect(messageOf("path-stream", "/::$DATA")).toBe("`::$DATA` names a file stream");
  expect(messageOf("double-encoding", "/%2520")).toBe("`%2520` is encoded more than once");
  expect(messageOf("double-encoded-delimiter", "/%252e")).toBe("`%252e` is encoded more than once");
});
