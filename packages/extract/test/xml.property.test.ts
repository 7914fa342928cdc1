// Builds documents from a tree with links, written in all the ways that XML has, and finds each at its place.

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { xmlLinks } from "../src/xml.ts";

/** How a character is written: as it is, as a reference, in CDATA, or after what is no text. */
type Way = "raw" | "decimal" | "hex" | "entity" | "cdata" | "comment" | "instruction";

const ENTITIES: Readonly<Record<string, string>> = { "&": "amp", "'": "apos", '"': "quot", "<": "lt", ">": "gt" };

interface Link {
  readonly text: string;
  readonly ways: readonly Way[];
}

interface Node {
  readonly name: "link" | "guid" | "item" | "other" | "deep";
  readonly link: Link;
  readonly attribute: Link | undefined;
  readonly children: readonly Node[];
  readonly space: string;
}

const link: fc.Arbitrary<Link> = fc.record({
  text: fc
    .array(fc.constantFrom("a", "B", "7", "/", "?", "&", "'", "(", ")", "~", ";", "#"), { maxLength: 8 })
    // One fragment at most.
    .map((path) => `http://h.example/x${path.join("").replace(/#(?=.*#)/g, "")}`),
  ways: fc.array(fc.constantFrom<Way>("raw", "decimal", "hex", "entity", "cdata", "comment", "instruction"), {
    minLength: 1,
    maxLength: 9,
  }),
});

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    name: fc.constantFrom("link", "guid", "item", "other", "deep"),
    link,
    attribute: fc.option(link, { nil: undefined }),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie("node"), { maxLength: 3 })),
    space: fc.constantFrom("", " ", "\n", "\t\r\n", "<!-- http://not.example/ -->"),
  }),
}));

/** A link that was written, and where. */
interface Written {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function write(root: Node): { readonly xml: string; readonly links: readonly Written[] } {
  const links: Written[] = [];
  let xml = "";
  const writeText = ({ text, ways }: Link, quote: string): void => {
    const start = xml.length;
    let end = start;
    for (const [index, character] of Array.from(text).entries()) {
      const isInText = quote === "";
      let way = ways[index % ways.length] as Way;
      // A value has no CDATA. The first character of a text begins the link.
      if ((!isInText || index === 0) && !["raw", "decimal", "hex", "entity"].includes(way)) way = "raw";
      if (way === "comment") xml += "<!-- & < -->";
      if (way === "instruction") xml += "<?x & < ?>";
      if (way === "cdata") xml += `<![CDATA[${character}`;
      else if (way === "decimal") xml += `&#${character.codePointAt(0)};`;
      else if (way === "hex") xml += `&#x00${character.codePointAt(0)?.toString(16)};`;
      else if (ENTITIES[character] !== undefined && (way === "entity" || character !== "'" || character === quote))
        xml += `&${ENTITIES[character]};`;
      else xml += character;
      end = xml.length;
      if (way === "cdata") xml += "]]>";
    }
    links.push({ text, start, end });
  };
  const writeNode = ({ name, link: own, attribute, children, space }: Node): void => {
    xml += `<${name}${space.startsWith("<") ? "" : space}`;
    if (attribute !== undefined) {
      const quote = own.text.length % 2 === 0 ? '"' : "'";
      xml += ` v${space.trim() === "" ? space : ""}=${quote}`;
      writeText(attribute, quote);
      xml += quote;
    }
    xml += ">";
    const hasText = name === "link" || name === "guid" || name === "other";
    if (hasText) {
      xml += space;
      writeText(own, "");
      xml += space;
    } else {
      for (const child of children) writeNode(child);
    }
    xml += `</${name}${space.trim() === "" ? space : ""}>`;
  };
  xml = "<?xml version='1.0'?>\n<rss xmlns:n='http://not.example/'>";
  writeNode(root);
  xml += "</rss>";
  return { xml, links };
}

it("finds each link of a document, decoded, and where it is written", () => {
  fc.assert(
    fc.property(node, (root) => {
      const { xml, links } = write(root);
      expect([...xmlLinks(xml, "x:")].map(({ text, start, end }) => ({ text, start, end }))).toEqual(links);
    }),
  );
});

it("reads what is cut off anywhere, or has another character somewhere, and gives links in order", () => {
  fc.assert(
    fc.property(
      node,
      fc.nat(),
      fc.constantFrom("", "<", ">", "&", "'", "]]>", "\0", "</x>", "<!--"),
      (root, place, wrong) => {
        const { xml } = write(root);
        const at = place % xml.length;
        for (const text of [xml.slice(0, at), xml.slice(0, at) + wrong + xml.slice(at)]) {
          let last = 0;
          for (const { start, end } of xmlLinks(text, "x:", { malformed: () => {} })) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(text.length);
            last = start;
          }
        }
      },
    ),
  );
});
