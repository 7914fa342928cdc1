// Schemes whose URIs are found in running text without "//", by the form that their specifications give them.

import { expect, test } from "vitest";
import { formOf } from "../src/text/known-schemes.ts";
import { urisIn } from "./found.ts";

test.for([
  ["acct:ab@c", "acct:ab", "acct:@b", "acct:a@@", "acct:a@@b@c"],
  ["cid:ab@c", "cid:ab", "cid:@b", "cid:a@@", "cid:a@@b@c"],
  ["data:,a", "data:a"],
  ["did:key:a", "did:key", "did::a", "did:key:", "did:-:a", "did:-a:b"],
  ["doi:10.1000/1", "doi:10.1000", "doi:11.1000/1", "doi:a10.1000/1", "doi:10./1"],
  ["file:/a", "file:a", "file:/", "file:a/b"],
  ["geo:-1,2", "geo:a", "geo:-a", "geo:a1"],
  ["geo:1,2"],
  ["info:doi/1", "info:doi", "info:/1", "info:1a/1"],
  ["jdbc:a:b", "jdbc:a", "jdbc:1:b", "jdbc::b"],
  ["jdbc:h2:b", "jdbc:1a:b"],
  ["magnet:?a", "magnet:a", "magnet:a?b"],
  ["mailto:ab@c", "mailto:a", "mailto:@b", "mailto:a@@"],
  ["mailto:?to=a", "mailto:a?b", "mailto:a?b@c"],
  ["mid:ab@c", "mid:ab", "mid:@b", "mid:a@@", "mid:a@@b@c"],
  ["news:comp.a", "news:comp", "news:1.a", "news:comp.1", "news:-comp.a"],
  ["news:ab@c", "news:@b", "news:a@@"],
  ["pkg:npm/a", "pkg:npm", "pkg:/a", "pkg:1npm/a"],
  ["sip:ab@c", "sip:ab", "sip:@b", "sip:a@@", "sip:a@@b@c"],
  ["sips:ab@c", "sips:ab", "sips:@b", "sips:a@@", "sips:a@@b@c"],
  ["sms:+1", "sms:a", "sms:+a", "sms:a1"],
  ["sms:1"],
  ["tag:a,2020:b", "tag:a", "tag:,2020:b", "tag:,a,2020:b", "tag:a,202:b"],
  ["tel:+1-2", "tel:a", "tel:+-", "tel:a1"],
  ["tel:(1)2", "tel:()"],
  ["urn:aa:b", "urn:a:b", "urn:-a:b", "urn:aa", "urn:a-:b", `urn:${"a".repeat(33)}:b`],
  ["urn:a1b:c"],
  ["view-source:h2:b"],
  ["view-source:a:b", "view-source:a", "view-source:1:b", "view-source:1a:b"],
  ["xmpp:ab@c", "xmpp:ab", "xmpp:@b", "xmpp:a@@", "xmpp:a@@b@c"],
])("R-151 %j is found in running text", ([found, ...others]) => {
  expect(urisIn(`see ${found}`)).toEqual([found]);
  expect(urisIn(`see ${found!.replace(/^[^:]*/u, (scheme) => scheme.toUpperCase())}`)).toHaveLength(1);
  for (const other of others) {
    const [scheme, rest] = [other.slice(0, other.indexOf(":")), other.slice(other.indexOf(":") + 1)] as const;
    expect([other, formOf(scheme)?.test(rest)]).toEqual([other, false]);
    expect([other, urisIn(`see ${other}`).includes(other)]).toEqual([other, false]);
  }
});

test("no other scheme is known", () => {
  expect(formOf("note")).toBeUndefined();
  expect(formOf("__proto__")).toBeUndefined();
});
