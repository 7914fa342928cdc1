// The formats, each with a parser, and how a document is written: one triple for each reference, whose object is its
// number.

/**
 * @typedef {object} Format
 * @property {string} name
 * @property {string} parser
 * @property {string} export its class
 * @property {object} [options]
 * @property {(base: string, references: readonly string[]) => string} write
 */

const PREDICATE = "http://example.org/number";

/** @type {readonly Format[]} */
export const formats = [
  {
    name: "RDF/XML",
    parser: "rdfxml-streaming-parser",
    export: "RdfXmlParser",
    options: { iriValidationStrategy: "strict" },
    write: (base, references) =>
      [
        `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://example.org/" xml:base="${base}">`,
        ...references.map(
          (text, at) => `<rdf:Description rdf:about="${markup(text)}"><e:number>${at}</e:number></rdf:Description>`,
        ),
        "</rdf:RDF>",
      ].join("\n"),
  },
  {
    name: "JSON-LD",
    parser: "jsonld-streaming-parser",
    export: "JsonLdParser",
    write: (base, references) =>
      JSON.stringify({
        "@context": { "@base": base },
        "@graph": references.map((text, at) => ({ "@id": text, [PREDICATE]: String(at) })),
      }),
  },
  {
    name: "RDFa",
    parser: "rdfa-streaming-parser",
    export: "RdfaParser",
    options: { contentType: "text/html" },
    write: (base, references) =>
      page(
        base,
        references.map((text, at) => `<p about="${markup(text)}" property="${PREDICATE}">${at}</p>`),
      ),
  },
  {
    name: "microdata",
    parser: "microdata-rdf-streaming-parser",
    export: "MicrodataRdfParser",
    write: (base, references) =>
      page(
        base,
        references.map(
          (text, at) =>
            `<p itemscope itemtype="http://example.org/T" itemid="${markup(text)}"><b itemprop="${PREDICATE}">${at}</b></p>`,
        ),
      ),
  },
  {
    name: "Turtle",
    parser: "n3",
    export: "StreamParser",
    write: (base, references) =>
      [`@base <${base}>.`, ...references.map((text, at) => `<${text}> <${PREDICATE}> "${at}".`)].join("\n"),
  },
];

/** @param {string} base @param {readonly string[]} body */
function page(base, body) {
  return [
    "<!DOCTYPE html><html><head>",
    `<base href="${markup(base)}">`,
    "</head><body>",
    ...body,
    "</body></html>",
  ].join("\n");
}

/** @param {string} text */
function markup(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
