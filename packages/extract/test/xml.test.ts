// The references of XML vocabularies, by their specifications: RFC 4287, RSS 2.0, RSS 1.0, OPML 2.0, SVG 2, XML Schema,
// XML Base, xml-stylesheet.

import { describe, expect, test } from "vitest";
import { type XmlLinksOptions, xmlLinks } from "../src/xml.ts";

const AT = "http://h/d/";

/** Each link as `element@attribute target`, with its code in place of the target for an error. */
function shown(xml: string, options?: XmlLinksOptions): string[] {
  return [...xmlLinks(xml, AT, options)].map(
    ({ kind, element, attribute, resolved, error }) =>
      `${kind === "reference" ? "" : `${kind} `}${element}@${attribute} ${String(resolved ?? error.code)}`,
  );
}

const ATOM = (content: string): string => `<feed xmlns="http://www.w3.org/2005/Atom">${content}</feed>`;
const RSS = (content: string): string => `<rss version="2.0"><channel>${content}</channel></rss>`;
const SVG = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

describe("references by vocabulary", () => {
  test.for([
    // RFC 4287: `link`, `content`, `generator`, `category`, `uri`, `id`, `icon`, `logo`.
    [ATOM('<link href="a"/>'), ["link@href http://h/d/a"]],
    [ATOM('<entry><content src="a"/></entry>'), ["content@src http://h/d/a"]],
    [ATOM('<generator uri="a" version="1">b</generator>'), ["generator@uri http://h/d/a"]],
    [ATOM('<category scheme="a" term="b"/>'), ["category@scheme http://h/d/a"]],
    [ATOM("<author><uri>a</uri><name>b</name></author>"), ["uri@ http://h/d/a"]],
    [ATOM("<id>urn:a</id><icon>b</icon><logo> c\n</logo>"), ["id@ urn:a", "icon@ http://h/d/b", "logo@ http://h/d/c"]],
    ['<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:id>b</a:id></a:feed>', ["a:id@ http://h/d/b"]],
    ['<feed><link href="a"/></feed>', ["link@href http://h/d/a"]],
    ['<feed xmlns="http://other.example/"><link href="a"/><id>b</id></feed>', []],
    // RSS 2.0.
    [RSS("<link>a</link><docs>b</docs>"), ["link@ http://h/d/a", "docs@ http://h/d/b"]],
    [
      RSS("<image><url>a</url><title>b</title></image><item><comments>c</comments></item>"),
      ["url@ http://h/d/a", "comments@ http://h/d/c"],
    ],
    [
      RSS('<enclosure url="a" type="b/c"/><source url="d">e</source>'),
      ["enclosure@url http://h/d/a", "source@url http://h/d/d"],
    ],
    [
      RSS('<guid>a</guid><guid isPermaLink="true">b</guid><guid isPermaLink="false">c</guid>'),
      ["guid@ http://h/d/a", "guid@ http://h/d/b"],
    ],
    [RSS('<guid isPermaLink="false">http://a/</guid>'), ["guid@ http://a/"]],
    [RSS("<link></link><guid/><comments> </comments>"), ["link@ uri", "guid@ uri", "comments@ uri"]],
    [
      `<rss xmlns:a="http://www.w3.org/2005/Atom"><a:link href="b"/><title>c</title></rss>`,
      ["a:link@href http://h/d/b"],
    ],
    // RSS 1.0, and the syntax of RDF.
    [
      '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item r:about="a"><link>b</link><x r:resource="c"/></item></r:RDF>',
      ["item@r:about http://h/d/a", "link@ http://h/d/b", "x@r:resource http://h/d/c"],
    ],
    // OPML 2.0.
    [
      '<opml version="2.0"><head><docs>a</docs></head><body><outline text="b" xmlUrl="c" htmlUrl="d"/><outline type="link" url="e"/></body></opml>',
      ["docs@ http://h/d/a", "outline@xmlUrl http://h/d/c", "outline@htmlUrl http://h/d/d", "outline@url http://h/d/e"],
    ],
    // SVG 2, "Linking"; XLink.
    [SVG('<a href="b"><image href="c"/></a>'), ["a@href http://h/d/b", "image@href http://h/d/c"]],
    [SVG('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a" x:title="b"/>'), ["use@x:href http://h/d/#a"]],
    [SVG('<use xlink:href="#a"/>'), ["use@xlink:href http://h/d/#a"]],
    [
      SVG('<path style="fill:url(#a)" clip-path="url(\'#b\')" d="M0 0"/>'),
      ["path@style http://h/d/#a", "path@clip-path http://h/d/#b"],
    ],
    [
      SVG("<style>a{b:url(c)}</style><style><![CDATA[@import 'd';]]></style>"),
      ["style@ http://h/d/c", "style@ http://h/d/d"],
    ],
    ['<doc xmlns:x="http://www.w3.org/1999/xlink" x:href="a"/>', ["doc@x:href http://h/d/a"]],
    // XHTML in other XML.
    [
      '<a><p xmlns="http://www.w3.org/1999/xhtml"><a href="b">c</a><img srcset="d 1x, e 2x" title="f"/></p></a>',
      ["a@href http://h/d/b", "img@srcset http://h/d/d", "img@srcset http://h/d/e"],
    ],
    // XML Schema, part 1; XSLT 1.0; XInclude 1.0.
    [
      '<a xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:schemaLocation="http://n/ b\n http://m/ c" x:noNamespaceSchemaLocation="d" x:type="e"/>',
      [
        "a@x:schemaLocation http://h/d/b",
        "a@x:schemaLocation http://h/d/c",
        "a@x:noNamespaceSchemaLocation http://h/d/d",
      ],
    ],
    [
      '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema"><s:include schemaLocation="a"/><s:import schemaLocation="b"/></s:schema>',
      ["s:include@schemaLocation http://h/d/a", "s:import@schemaLocation http://h/d/b"],
    ],
    [
      '<a xmlns:t="http://www.w3.org/1999/XSL/Transform"><t:import href="b"/><t:if href="c"/></a>',
      ["t:import@href http://h/d/b"],
    ],
    ['<a xmlns:i="http://www.w3.org/2001/XInclude"><i:include href="b"/></a>', ["i:include@href http://h/d/b"]],
    // Associating Style Sheets with XML documents 1.0.
    [
      "<?xml-stylesheet type='text/css' href = \"a?b&amp;c\" ?><?other href='d'?><a/>",
      ["?xml-stylesheet@href http://h/d/a?b&c"],
    ],
    ["<?xml-stylesheet href='\n\ta\n'?><?xml-stylesheets href='b'?><a/>", ["?xml-stylesheet@href http://h/d/a"]],
  ] as const)("%s", ([xml, links]) => {
    expect(shown(xml)).toEqual(links);
  });
});

// XML 1.0 section 3.3.3 has this of attributes, whose like the pseudo-attributes are.
test.for(["a\tb", "a\nb", "a\r\nb", "a b"])(
  "white space in the value of a pseudo-attribute, %j, is a space",
  (value) => {
    const [link] = [...xmlLinks(`<?xml-stylesheet href='${value}'?><a/>`, "http://h/")];
    expect(link?.text).toMatch(/^a {1,2}b$/u);
    expect(link?.error?.message).toMatch(/^a space is not allowed/u);
  },
);

describe("other values", () => {
  test.for([
    ['<a b="http://c/" d="e"/>', ["a@b http://c/"]],
    ["<a> http://b/ </a>", ["a@ http://b/"]],
    ["<plist><dict><key>a</key><string>https://b/?c&amp;d</string></dict></plist>", ["string@ https://b/?c&d"]],
    [
      "<project><url>http://a/</url><scm><connection>scm:git:git://b/c</connection></scm></project>",
      ["url@ http://a/", "uri connection@ git://b/c"],
    ],
    [
      "<a>see http://b/, or (http://c/). <i>d</i> mailto:e@f.example</a>",
      ["uri a@ http://b/", "uri a@ http://c/", "uri a@ mailto:e@f.example"],
    ],
    ["<a b='see http://c/.' d='urn:isbn:0451450523'/>", ["uri a@b http://c/", "uri a@d urn:isbn:0451450523"]],
    // A list of them.
    ["<a b='http://c/ http://d/\nhttp://e|/'/>", ["a@b http://c/", "a@b http://d/", "a@b reg-name"]],
    // Meant as a link, and no URI.
    ["<a b='http://c/d e'/>", ["a@b pchar"]],
    ["<a>http://b/x|y</a>", ["a@ pchar"]],
    ["<a>http://${b}/</a>", ["a@ reg-name"]],
    // Not links.
    ["<a xmlns='http://b/' xmlns:c='http://d/'><c:e xmlns:f='http://g/'/></a>", []],
    [
      "<!DOCTYPE a PUBLIC '-//b//c' 'http://d/' [<!ENTITY e SYSTEM 'http://f/'><!NOTATION g PUBLIC 'http://h/'>]><a/>",
      [],
    ],
    ["<a><!-- http://b/ --><?c http://d/?></a>", []],
    ["<a b='note:c' d='x:y'>e: f</a>", []],
  ] as const)("%s", ([xml, links]) => {
    expect(shown(xml)).toEqual(links);
  });
});

const ENCODED = (content: string): string =>
  `<rss xmlns:c="http://purl.org/rss/1.0/modules/content/"><item><c:encoded>${content}</c:encoded></item></rss>`;

describe("HTML in text", () => {
  test.for([
    [
      RSS("<description>&lt;a href='a?b&amp;amp;c'>&lt;img src=d></description>"),
      ["html a@href http://h/d/a?b&c", "html img@src http://h/d/d"],
    ],
    [RSS("<description><![CDATA[<a href='a?b&amp;c'>]]></description>"), ["html a@href http://h/d/a?b&c"]],
    [ENCODED("<![CDATA[<p><a href=a>]]>"), ["html a@href http://h/d/a"]],
    // In pieces.
    [ENCODED("<![CDATA[<a hr]]>ef='&#x61;<!-- --><![CDATA[b'>]]>"), ["html a@href http://h/d/ab"]],
    [ATOM('<content type="html">&lt;a href="a"></content>'), ["html a@href http://h/d/a"]],
    [ATOM('<summary type="text/html">&lt;a href="a"></summary>'), ["html a@href http://h/d/a"]],
    [ATOM('<content type="text">&lt;a href="a"></content>'), []],
    [ATOM("<content>&lt;a href='http://a/'></content>"), ["uri content@ http://a/"]],
    [
      ATOM('<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a href="a">b</a></div></content>'),
      ["a@href http://h/d/a"],
    ],
    // Any CDATA with tags, but no program.
    ["<a><![CDATA[<a href='b'>]]></a>", ["html a@href http://h/d/b"]],
    ["<a><script><![CDATA[x = '<a href=\"b\">']]></script></a>", []],
    ["<a>&lt;a href='b'></a>", []],
    // No tags: running text.
    [RSS("<description>see http://a/?b&amp;c.</description>"), ["uri description@ http://a/?b&c"]],
    [RSS("<description>http://a/</description>"), ["description@ http://a/"]],
    [RSS("<description/>"), []],
    // An error is one of the link.
    [RSS("<description>&lt;a href='a b'></description>"), ["html a@href pchar"]],
  ] as const)("%s", ([xml, links]) => {
    expect(shown(xml)).toEqual(links);
  });
});

// XML Base, section 4: that of an element, or of the one around it, which is resolved against the one around that; RFC
// 3986 §5.1.1.
describe("xml:base", () => {
  test.for([
    [ATOM('<link href="a"/>').replace("<feed", "<feed xml:base='b/'"), ["link@href http://h/d/b/a"]],
    [
      ATOM('<entry xml:base="http://b/c/"><link xml:base="e/" href="a"/><link href="a"/></entry><link href="a"/>'),
      ["link@href http://b/c/e/a", "link@href http://b/c/a", "link@href http://h/d/a"],
    ],
    [
      ATOM('<entry xml:base="/b/"><id xml:base="c/">d</id><content type="html">&lt;a href="e"></content></entry>'),
      ["id@ http://h/b/c/d", "html a@href http://h/b/e"],
    ],
    [
      ATOM('<link href="a" xml:base="b/#c"/><link xml:base="" href="e"/>'),
      ["link@href http://h/d/b/a", "link@href http://h/d/e"],
    ],
    // It may have characters that are percent-encoded then (XML Base, section 3.1).
    [ATOM('<link href="a" xml:base="é f/"/>'), ["link@href http://h/d/%C3%A9%20f/a"]],
    // One that is no reference does not count.
    [ATOM('<link href="a" xml:base="http://b:c/"/>'), ["link@href http://h/d/a", "link@xml:base port"]],
    // No other prefix is "xml".
    [ATOM('<link href="a" base="b/" x:base="c/" xmlns:x="d"/>'), ["link@href http://h/d/a"]],
  ] as const)("%s", ([xml, links]) => {
    expect(shown(xml)).toEqual(links);
  });

  test("that is too long does not count, and is reported", () => {
    const faults: string[] = [];
    const xml = `<feed xml:base="${"a".repeat(17_000)}/"><link href="b"/></feed>`;
    const malformed = ({ offset, reason }: { readonly offset: number; readonly reason: string }): void =>
      void faults.push(`${offset} ${reason}`);
    expect(shown(xml, { malformed })).toEqual(["link@href http://h/d/b"]);
    expect(faults).toEqual(["16 the base is too long, and does not count"]);
  });
});

// XML 1.0, sections 4.1 and 4.6.
test.for([
  ["&amp;", "&"],
  ["&#38;", "&"],
  ["&#x26;", "&"],
  ["&#x00026;", "&"],
  ["&apos;", "'"],
  ["&#40;", "("],
  ["&#x3D;", "="],
  ["<![CDATA[&]]>", "&"],
  ["<!-- a -->", ""],
  ["<?a b?>", ""],
] as const)("%s in a link is %j, and the place is that in the source", ([written, decoded]) => {
  const xml = `<rss>\n<link> http://a/?b${written}c${written}d </link></rss>`;
  const [link] = xmlLinks(xml, AT);
  expect(link?.text).toBe(`http://a/?b${decoded}c${decoded}d`);
  expect(xml.slice(link?.start, link?.end)).toBe(`http://a/?b${written}c${written}d`);
  if (!written.startsWith("&")) return;
  const value = `<a b="x http://c/?${written}d${written}e y http://f/?${written}"/>`;
  const found = [...xmlLinks(value, AT)].map(({ text, start, end }) => [text, value.slice(start, end)]);
  expect(found[0]).toEqual([`http://c/?${decoded}d${decoded}e`, `http://c/?${written}d${written}e`]);
});

test("with iris, links are IRIs, and omitted reports the rest of running text in the source", () => {
  const xml = ATOM('<id>é</id><a b="http://c/&#233;"/><c>see &amp; http://d/&#xE9;</c>');
  expect(shown(xml, { iris: true })).toEqual([
    "id@ http://h/d/%C3%A9",
    "a@b http://c/%C3%A9",
    "uri c@ http://d/%C3%A9",
  ]);
  const places: string[] = [];
  const omitted = ({ start, end }: { readonly start: number; readonly end: number }): void =>
    void places.push(xml.slice(start, end));
  expect(shown(xml, { omitted })).toEqual(["id@ pchar", "a@b pchar", "uri c@ http://d/"]);
  expect(places).toEqual(["http://d/"]);
});

test("leftOut has its places in the source", () => {
  const xml = "<a>&lt;&lt; (http://b/?c&amp;d.) e</a>";
  const [link] = xmlLinks(xml, AT);
  expect(link?.leftOut?.map(({ start, end, reason }) => [xml.slice(start, end), reason])).toEqual([
    [".", "punctuation"],
    [")", "bracket"],
  ]);
});

test.for([
  [() => xmlLinks(1 as never, AT), TypeError, "xmlLinks: xml must be a string, not 1"],
  [() => xmlLinks("", "a"), TypeError, "xmlLinks: documentUri `a` has no scheme"],
  [() => xmlLinks("", AT, { iris: 1 } as never), TypeError, "xmlLinks: options.iris must be a boolean, not 1"],
  [() => xmlLinks("", AT, { omitted: 1 } as never), TypeError, "xmlLinks: options.omitted must be a function, not 1"],
  [
    () => xmlLinks("", AT, { malformed: 1 } as never),
    TypeError,
    "xmlLinks: options.malformed must be a function, not 1",
  ],
  [
    () => xmlLinks("", AT, { iri: true } as never),
    TypeError,
    "xmlLinks: options has no `iri`, only iris, omitted, malformed",
  ],
] as const)("other arguments are refused: %s", ([call, type, message]) => {
  expect(call).toThrow(type);
  expect(call).toThrow(message);
});

test("only the href of a stylesheet is its link, not what ends like it", () => {
  for (const name of ["data-href", "xhref", "x:href"])
    expect(shown(`<?xml-stylesheet ${name}="a" href="b"?><a/>`)).toEqual(["?xml-stylesheet@href http://h/d/b"]);
});
