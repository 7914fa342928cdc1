// RFC 3986 §7.3, HTML Standard, character references: texts that are other URIs once HTML has decoded their character
// references.
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { decodeReferences } from "../src/text/character-references.ts";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["&colon;", ":"],
  ["&#58;", ":"],
  ["&#58", ":"],
  ["&#x3a;", ":"],
  ["&#X3A", ":"],
  ["&#0000058;", ":"],
  ["&#x00003a", ":"],
  ["&sol;&bsol;", "/\\"],
  ["&Tab;&NewLine;", "\t\n"],
  ["&commat;&quest;&num;&period;&percnt;", "@?#.%"],
  ["&amp;&amp&AMP;&lt", "&&&<"],
  ["&nbsp&shy;&ZeroWidthSpace;", "\u00A0\u00AD\u200B"],
  // Once: what comes of it is not decoded.
  ["&amp;#58;", "&#58;"],
  ["&amp;colon;", "&colon;"],
  ["&#38;#58;", "&#58;"],
  // Not of a character.
  ["&#0;&#xD800;&#x110000;&#99999999999999999999;", "\uFFFD\uFFFD\uFFFD\uFFFD"],
  // A name is written in its case, and with its semicolon.
  ["&Colon;&COLON;&colon &tab;", "&Colon;&COLON;&colon &tab;"],
  ["&;&#;&#x;&#xg;&a;&unknown;a&b;c", "&;&#;&#x;&#xg;&a;&unknown;a&b;c"],
])("%s is %j", (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});

it.each([
  ["javascript&colon;alert(1)", "javascript&colon;", "`javascript&colon;` is `javascript:` once HTML has decoded it"],
  ["javascript&#x3a;alert(1)", "javascript&#x3a;", "`javascript&#x3a;` is `javascript:` once HTML has decoded it"],
  ["javascript&#58alert(1)", "javascript&#58", undefined],
  ["javascript&#0000058;alert(1)", "javascript&#0000058;", undefined],
  ["JavaScript&#X3A;alert(1)", "JavaScript&#X3A;", undefined],
  ["&#106;avascript:alert(1)", "&#106;avascript:", undefined],
  ["&#x6A&#97;vascript&colon;alert(1)", "&#x6A&#97;vascript&colon;", undefined],
  ["jav&#x09;ascript:alert(1)", "jav&#x09;ascript:", undefined],
  ["jav&#x0A;ascript:alert(1)", "jav&#x0A;ascript:", undefined],
  ["jav&Tab;ascript:alert(1)", "jav&Tab;ascript:", undefined],
  ["jav&NewLine;ascript:alert(1)", "jav&NewLine;ascript:", undefined],
  ["&#32;javascript:alert(1)", "&#32;javascript:", undefined],
  ["&#1;javascript:alert(1)", "&#1;javascript:", undefined],
  ["data&colon;text/html,a", "data&colon;", undefined],
  ["javascript&percnt;3Aalert(1)", "javascript&percnt;3A", undefined],
  ["https&colon;//evil.example/", "https&colon;", "`https&colon;` is `https:` once HTML has decoded it"],
  ["https&colon;evil.example", "https&colon;", undefined],
  ["https&#58;&#47;&#47;evil.example/", "https&#58;", undefined],
  ["ftp&colon;&sol;&sol;evil.example/", "ftp&colon;", undefined],
  ["/&bsol;evil.example", "/&bsol;evil.example", "`/&bsol;evil.example` is `/\\evil.example` once HTML has decoded it"],
  ["/&sol;evil.example/a", "/&sol;evil.example", undefined],
  ["&sol;&sol;evil.example/", "&sol;&sol;evil.example", undefined],
  ["&#47;/evil.example", "&#47;/evil.example", undefined],
  ["/&#x2f;evil.example", "/&#x2f;evil.example", undefined],
  ["&#x2f;&#x2F;evil.example/", "&#x2f;&#x2F;evil.example", undefined],
  ["&bsol;&bsol;evil.example/", "&bsol;&bsol;evil.example", undefined],
  ["/&Tab;/evil.example/", "/&Tab;/evil.example", undefined],
  ["https://good.example&commat;evil.example/", "https://good.example&commat;evil.example", undefined],
  ["https://evil.example&sol;.good.example/", "https://evil.example", undefined],
  ["https://evil.example&#47;.good.example/", "https://evil.example", undefined],
  ["https://evil.example&num;@good.example/", "https://evil.example", undefined],
  ["https://evil&period;example/", "https://evil&period;example", undefined],
  ["https://local&shy;host/", "https://local&shy;host", undefined],
  ["https://a&=&sol;@good.example/", "https://a&=", undefined],
  ["file&colon;a", "file&colon;", undefined],
  ["&#32;javascript&percnt;3Aa", "&#32;javascript&percnt;3A", undefined],
  // A name in a host is of no reference that is known here, but may be of one.
  ["https://g&oopf;od.example/", "https://g&oopf;od.example", undefined],
])("%s: %s", (text, place, message) => {
  expect(placesOf("character-reference", text)).toEqual([place]);
  if (message !== undefined) expect(messageOf("character-reference", text)).toBe(message);
});

const QUIET = [
  "?a=b&amp;c=2",
  "?a=b&copy=1",
  "&copy=1",
  "/a&b;c",
  "/a&amp;b/c",
  "/?a=&nbsp;b",
  "/?next=javascript&colon;alert(1)",
  "/?a=b&#58;c",
  "/#&colon;//",
  "a&sol;b",
  "&sol;a",
  "Help&colon;Contents",
  "http://good.example/a&amp;b?c&amp;d",
  "http://good.example?a&colon;//b",
  "http://good.example/&sol;&sol;evil.example/",
  "http://a&amp;b@good.example/",
  "mailto:a&amp;b@good.example",
  "javascript&amp;#58;alert(1)",
  "https&amp;colon;//evil.example/",
  "&amp;",
  "&",
  "&#",
];

it.each(QUIET)("%s: none", (text) => {
  expect(placesOf("character-reference", text)).toEqual([]);
});

it("R-145 nothing of a password is in the message", () => {
  const message = messageOf("character-reference", "http://u:s3cret@good.example&sol;x/");
  expect(message).toBe("`***` is `***` once HTML has decoded it");
  expect(messageOf("character-reference", "https&colon;//u:s3cret@good.example/")).not.toContain("s3cret");
});

function isRefused(code: string, text: string, options: Parameters<typeof audit>[1]): boolean {
  return audit(text, options).some((finding) => finding.code === code);
}

describe("lists of what is allowed", () => {
  it.each([
    "javascript&colon;alert(1)",
    "javascript&#58;alert(1)",
    "jav&#x09;ascript:alert(1)",
    "https&colon;//evil.example/",
    "https&colon;evil.example",
    "/&bsol;evil.example",
    "&sol;&sol;evil.example/",
    "&#47;/evil.example",
    "/&#x2f;evil.example",
    "a/..&sol;/evil.example",
    "./&sol;evil.example",
    ".&sol;/evil.example",
    "https://evil.example&sol;.good.example/",
    "https://good.example&num;.evil.example/",
    // Decoded from triplets first.
    "javascript%26colon%3Balert(1)",
    "%26sol;%26sol;evil.example/",
    "/%26%2347;evil.example",
    // Without a reference, and for the same reason.
    "javascript%3Aalert(1)",
  ])("%s is no reference to the own site", (text) => {
    expect(isRefused("host-not-allowed", text, { allowedHosts: ["good.example"] })).toBe(true);
  });

  it.each(["javascript&colon;alert(1)", "&#106;avascript:a", "ftp&colon;//good.example/", "jav&Tab;ascript:a"])(
    "%s has no scheme that is decided",
    (text) => {
      expect(isRefused("scheme-not-allowed", text, { schemes: ["https"] })).toBe(true);
    },
  );

  it.each(QUIET.filter((text) => !text.includes("@") && !text.startsWith("http://good.example?")))(
    "%s is allowed",
    (text) => {
      const options = { allowedHosts: ["good.example"], schemes: ["http"] };
      expect(audit(text, options).filter(({ severity }) => severity === "danger")).toEqual([]);
    },
  );
});
