// The elements of an XML text, by a parser that throws on what is not well-formed.

import { createRequire } from "node:module";

interface Node {
  readonly nodeName: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly textContent: string | null;
}

const require = createRequire(import.meta.url);
/** Its own declarations do not fit `exactOptionalPropertyTypes`. */
const { parseXmlDocument } = require("slimdom") as {
  parseXmlDocument: (xml: string) => { getElementsByTagName: (name: string) => readonly Node[] };
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it, that of its children included. */
  readonly text: string;
}

/** @returns in the order of their start tags */
export function elementsOf(xml: string): Element[] {
  return parseXmlDocument(xml)
    .getElementsByTagName("*")
    .map(({ nodeName, attributes, textContent }) => ({
      name: nodeName,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      text: textContent ?? "",
    }));
}
