// XML 1.0: what is not well-formed, each at its place, and what is read after it. Offsets are counted by hand: `<a>`
// has three characters.

import { expect, test } from "vitest";
import { xmlLinks } from "../src/xml.ts";

/** The offsets and sections of the faults, and the texts of the links. */
function read(xml: string): { readonly faults: string[]; readonly links: string[] } {
  const faults: string[] = [];
  const malformed = ({ offset, section }: { readonly offset: number; readonly section: string }): void =>
    void faults.push(`${offset} in ${section}`);
  const links = [...xmlLinks(xml, "http://h/", { malformed })].map(({ text }) => text);
  return { faults, links };
}

test.for<readonly [xml: string, faults: readonly string[], links: readonly string[]]>([
  // Section 4.1: a reference, or none.
  ["<a>http://b/?c&d</a>", ["14 in 4.1"], ["http://b/?c&d"]],
  ["<a>x & y http://b/</a>", ["5 in 4.1"], ["http://b/"]],
  ["<a>&#; &#x; &#xG; &#a; &;</a>", ["3 in 4.1", "7 in 4.1", "12 in 4.1", "18 in 4.1", "23 in 4.1"], []],
  ["<a b='http://c/?d&e=f'/>", ["17 in 4.1"], ["http://c/?d&e=f"]],
  ["<a>http://b/&#0;</a>", ["12 in 4.1"], []],
  ["<a>http://b/&#xD800;c</a>", ["12 in 4.1"], []],
  ["<a>http://b/&#x110000;</a>", ["12 in 4.1"], []],
  ["<a>http://b/&#xFFFE; http://c/</a>", ["12 in 4.1"], ["http://c/"]],
  // Section 2.4: the first `]]>` of a text, after whatever is before it.
  ["<a>xx]]>y ]]>http://b/</a>", ["5 in 2.4"], ["http://b/"]],
  ["<r><a>]]></a><a>b]]></a></r>", ["6 in 2.4", "17 in 2.4"], []],
  ["<a>xx&b; ]]>y</a>", ["5 in 4.1", "9 in 2.4"], []],
  ["<a>x]]>&b;</a>", ["4 in 2.4", "7 in 4.1"], []],
  ["<a b=']]>'>x<![CDATA[y]>]]></a>", [], []],
  // Section 4.1: an entity that is not declared, or declared by the document, is not expanded.
  ["<a>http://b/&nbsp;</a>", ["12 in 4.1"], []],
  ["<a>http://b/&c;/x http://d/</a>", ["12 in 4.1"], ["http://d/"]],
  ["<a>b &nbsp; http://c/</a>", ["5 in 4.1"], ["http://c/"]],
  ["<a>http://b/ &nbsp;</a>", ["13 in 4.1"], ["http://b/"]],
  ["<a b='http://c/&d;' e='http://f/'/>", ["15 in 4.1"], ["http://f/"]],
  ["<!DOCTYPE a [<!ENTITY b 'http://c/'>]><a>&b;</a>", ["41 in 4.1"], []],
  [
    "<!DOCTYPE a [<!ENTITY b 'http://c/'>]><a d='&b;/x' e='http://f/'>http://g/&b;</a>",
    ["44 in 4.1", "74 in 4.1"],
    ["http://f/"],
  ],
  ["<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", ["57 in 4.1"], []],
  ["<rss><description>&lt;a href='&b;c'>&lt;a href='d'></description></rss>", ["30 in 4.1"], ["d"]],
  // Sections 2.1 and 3: the elements.
  ["<a><b></a>", ["6 in 3"], []],
  ["<a><b>1</x><c>http://d/</c></b></a>", ["7 in 3"], ["http://d/"]],
  ["<a><b><c>http://d/</a>", ["18 in 3"], ["http://d/"]],
  ["<a/></b>", ["4 in 3"], []],
  ["<a/><b c='http://d/'/>", ["4 in 2.1"], ["http://d/"]],
  ["http://a/ <b/>", ["0 in 2.1"], ["http://a/"]],
  ["<a><b>http://c/</b>", ["0 in 3"], ["http://c/"]],
  ["", ["0 in 2.1"], []],
  // Sections 2.2 and 2.3: characters and names.
  ["<a>http://b/\0 http://c/</a>", ["12 in 2.2"], ["http://b/", "http://c/"]],
  ["<a b='\u0001' c='http://d/'/>", ["6 in 2.2"], ["http://d/"]],
  ["<a><!-- \u0002 --><b>\uFFFF</b></a>", ["8 in 2.2", "16 in 2.2"], []],
  ["<a><b>\uD800</b>\u{1F600}</a>", ["6 in 2.2"], []],
  ["<a\u00D7b/>", ["1 in 2.3"], []],
  ["<é ü='http://b/'/>", [], ["http://b/"]],
  // Section 2.4: text.
  ["<a>1 < 2 http://b/</a>", ["5 in 2.4"], ["http://b/"]],
  ["<a><3 http://b/</a>", ["3 in 2.4"], ["http://b/"]],
  ["<a>]]></a>", ["3 in 2.4"], []],
  ["<a>http://b/<></a>", ["12 in 2.4"], ["http://b/<>"]],
  ["<a><!b><c>http://d/</c></a>", ["3 in 2.4"], ["http://d/"]],
  // Sections 2.5 to 2.8: comments, instructions, CDATA, the declarations.
  ["<a><!-- -- --></a>", ["8 in 2.5"], []],
  ["<a><!-- ---></a>", ["8 in 2.5"], []],
  ["<a>http://b/<!--", ["12 in 2.5"], ["http://b/"]],
  ["<a><? b?></a>", ["3 in 2.6"], []],
  ["<a><?b", ["3 in 2.6"], []],
  ["<a><![CDATA[http://b/", ["3 in 2.7"], []],
  [" <?xml version='1.0'?><a/>", ["1 in 2.8"], []],
  ["<?xml encoding='a'?><a/>", ["5 in 2.8"], []],
  ["<?xml version='1.0' encoding='437'?><a/>", ["5 in 2.8"], []],
  ["<?xml version=\"1.0\" encoding='a-1' standalone='yes' ?><a/>", [], []],
  ["<a><?XML b?></a>", ["3 in 2.8"], []],
  ["<a/><!DOCTYPE a>", ["4 in 2.8"], []],
  ["<!DOCTYPE a><!DOCTYPE a><a/>", ["12 in 2.8"], []],
  ["<!DOCTYPE a [ <!-- ]> ' --> <?b ]> ' ?> <!ENTITY c ']>'> ]><a>http://d/</a>", [], ["http://d/"]],
  ["<!DOCTYPE a SYSTEM 'http://b/>' ><a/>", [], []],
  ["<!doctype a><a/>", ["0 in 2.4", "0 in 2.1"], []],
  // Section 3.1: tags.
  ["<a b/>", ["3 in 3.1"], []],
  ["<a b=c d='http://e/'/>", ["5 in 3.1"], ["http://e/"]],
  ["<a b='c'd='http://e/'/>", ["8 in 3.1"], ["http://e/"]],
  ["<a b='c' b='http://d/'/>", ["9 in 3.1"], ["http://d/"]],
  ["<a 'b' c='http://d/'/>", ["3 in 3.1"], ["http://d/"]],
  ["<a b='<i>' c='http://d/'/>", ["6 in 3.1"], ["http://d/"]],
  ["<a><b c='d><e>http://f/</e></b></a>", ["8 in 3.1"], ["http://f/"]],
  ["<a><b <c>http://d/</c></b></a>", ["6 in 3.1"], ["http://d/"]],
  ["<a></a b='http://c/'>", ["7 in 3.1"], []],
  ["<a></a/>", ["6 in 3.1"], []],
  ["<a b='http://c/'", ["0 in 3.1"], []],
  ["<a b='http://c/", ["0 in 3.1"], []],
  ["<a b=", ["0 in 3.1"], []],
  ["<a><b", ["3 in 3.1"], []],
])("%j", ([xml, faults, links]) => {
  expect(read(xml)).toEqual({ faults, links });
});

test("text that may have ended is no link, and what begins after it is", () => {
  expect(read("<rss><link>http://a/</lnk><link>http://b/</link></rss>")).toEqual({
    faults: ["20 in 3", "48 in 3"],
    links: ["http://b/"],
  });
  expect(read("<rss><link>http://a/<x y='http://c/'/>")).toEqual({ faults: ["5 in 3"], links: ["http://c/"] });
  expect(read("<rss><description><![CDATA[<a href='b'>]]>")).toEqual({ faults: ["5 in 3"], links: ["b"] });
});

/** The reason of an entity that is not declared. */
const reasonOf = (name: string): string => {
  const reasons: string[] = [];
  for (const _ of xmlLinks(`<a>&${name};</a>`, "x:", { malformed: ({ reason }) => void reasons.push(reason) }));
  return reasons.join();
};

test("a fault says what is wrong, where XML says so, and what to write", () => {
  const faults: unknown[] = [];
  const xml = "<!DOCTYPE a [<!ENTITY b ''>]><a>&b;&c;&</a>";
  for (const _ of xmlLinks(xml, "x:", { malformed: (fault) => void faults.push(fault) }));
  expect(faults).toEqual([
    {
      offset: 32,
      section: "4.1",
      reason: "the entity `b` is declared in the document, and is not expanded",
      help: undefined,
    },
    { offset: 35, section: "4.1", reason: "the entity `c` is not declared in the document", help: undefined },
    { offset: 38, section: "4.1", reason: "the `&` begins no reference", help: "write `&amp;` for a literal `&`" },
  ]);
  expect(reasonOf("e".repeat(40))).toBe(`the entity \`${"e".repeat(40)}\` is not declared in the document`);
  expect(reasonOf("e".repeat(41))).toBe("the entity is not declared in the document");
});

test("without malformed, the first one throws, after the links before it", () => {
  const found: string[] = [];
  expect(() => {
    for (const { text } of xmlLinks("<a><b>http://c/</b><d>&e;</d></a>", "x:")) found.push(text);
  }).toThrow(
    new SyntaxError(
      "it is not XML at offset 22: the entity `e` is not declared in the document (XML 1.0, section 4.1)",
    ),
  );
  expect(found).toEqual(["http://c/"]);
});

test("no entity is expanded, however many there are", () => {
  const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join("");
  const { faults, links } = read(`<!DOCTYPE a [<!ENTITY e0 "http://a/">${entities}]><a>&e30;</a>`);
  expect(faults).toHaveLength(1);
  expect(links).toEqual([]);
});
