/** Examples from the RFCs, and from faults of programs that many people met. */
import { type Inputs, NO_INPUTS } from "./question.ts";

/** An example, and where it is from. */
export interface Example {
  readonly title: string;
  readonly inputs: Inputs;
}

const example = (title: string, inputs: Partial<Inputs>): Example => ({ title, inputs: { ...NO_INPUTS, ...inputs } });

const BASE = "http://a/b/c/d;p?q";

export const EXAMPLES: readonly Example[] = [
  example("The picture of RFC 3986 §3", { text: "foo://example.com:8042/over/there?name=ferret#nose" }),
  example("A URN", { text: "urn:example:animal:ferret:nose" }),
  example("An IPv6 address (§1.1.2)", { text: "ldap://[2001:db8::7]/c=GB?objectClass?one" }),
  example("A percent sign that encodes nothing", { text: "http://example.com/100%/done" }),
  example("A space in a path", { text: "http://example.com/a b" }),
  example("A zone identifier in an IPv6 address (RFC 9844 §3)", { text: "http://[fe80::1%25eth0]/" }),
  example("../../g above the root (§5.4)", { view: "resolution", text: "../../../../g", base: BASE }),
  example("The path of §5.2.4", { view: "resolution", text: "/a/b/c/./../../g", base: BASE }),
  example("A $ref whose base is a tag", {
    view: "resolution",
    text: "b.json",
    base: "tag:example.com,2026:schemas/a.json",
  }),
  example("A base without a scheme", { view: "resolution", text: "b.json", base: "/schemas/a.json" }),
  example("Two spellings of one URI (§6.2.2)", {
    view: "ladder",
    text: "example://a/b/c/%7Bfoo%7D",
    other: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
  }),
  example("A default port (§6.2.3)", { view: "ladder", text: "http://example.com:80/", other: "http://example.com" }),
  example("?y in RFC 2396 and in RFC 3986", { view: "standards", text: "?y", base: BASE }),
  example("The parameters of segments through time", { view: "standards", text: "http://a/b;x=1/c;y=2;z", base: BASE }),
  example("Three slashes in a browser", { view: "standards", text: "https:///evil.example/login" }),
  example("A redirect with a backslash", { view: "audit", text: "https://example.com\\@evil.example/" }),
  example("A host in the userinfo (§7.6)", {
    view: "audit",
    text: "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
  }),
  example("A number as a host (§7.4)", { view: "audit", text: "http://2130706433/admin" }),
  example("An IRI (RFC 3987 §3.1)", { view: "iri", text: "http://www.example.org/rosé?q=naïve" }),
  example("A URI template (RFC 6570 §1.1)", {
    view: "template",
    text: "http://www.example.com/foo{?query,number}",
    values: "query=mycelium\nnumber=100",
    other: "http://www.example.com/foo?number=100&query=mycelium",
  }),
  example("A template with lists and maps (RFC 6570 §3.2)", {
    view: "template",
    text: "{+path:6}/here{/list*}{?keys*}",
    values:
      '{\n  "path": "/foo/bar",\n  "list": ["red", "green", "blue"],\n  "keys": { "semi": ";", "dot": ".", "comma": "," }\n}',
  }),
  example("URIs in running text (Appendix C)", {
    view: "extraction",
    text: 'Yes, Jim, I found it under "http://www.w3.org/Addressing/",\nbut you can probably pick it up from <ftp://foo.example.\n   com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>.',
  }),
];
