/** Where documents of known XML vocabularies have references, each by its own specification. */

/**
 * How a value has references: as one, in a list with spaces, in pairs of a namespace and a location
 * (`xsi:schemaLocation`), in CSS, in HTML, in HTML if the attribute `type` says so (Atom), or as one unless
 * `isPermaLink` is "false" (RSS).
 */
export type XmlSyntax = "reference" | "list" | "locations" | "css" | "html" | "construct" | "permalink";

/** The names of namespaces. An element in none has the root element's vocabulary, if its name is listed here. */
const NAMESPACES: readonly (readonly [vocabulary: string, root: string, names: string])[] = [
  ["app", "", "http://www.w3.org/2007/app"],
  ["atom", "feed entry", "http://www.w3.org/2005/Atom http://purl.org/atom/ns#"],
  ["catalog", "", "urn:oasis:names:tc:entity:xmlns:xml:catalog"],
  ["content", "", "http://purl.org/rss/1.0/modules/content/"],
  ["itunes", "", "http://www.itunes.com/dtds/podcast-1.0.dtd"],
  ["media", "", "http://search.yahoo.com/mrss/ http://search.yahoo.com/mrss"],
  ["opml", "opml", "http://www.opml.org/spec2"],
  ["podcast", "", "https://podcastindex.org/namespace/1.0"],
  ["rdf", "", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["relaxng", "", "http://relaxng.org/ns/structure/1.0"],
  [
    "rss",
    "rss",
    "http://purl.org/rss/1.0/ http://my.netscape.com/rdf/simple/0.9/ http://channel.netscape.com/rdf/simple/0.9/ http://backend.userland.com/rss2",
  ],
  ["svg", "svg", "http://www.w3.org/2000/svg"],
  ["xhtml", "", "http://www.w3.org/1999/xhtml"],
  ["xinclude", "", "http://www.w3.org/2001/XInclude http://www.w3.org/2003/XInclude"],
  ["xlink", "", "http://www.w3.org/1999/xlink"],
  ["xsd", "", "http://www.w3.org/2001/XMLSchema"],
  ["xsi", "", "http://www.w3.org/2001/XMLSchema-instance"],
  ["xslt", "", "http://www.w3.org/1999/XSL/Transform"],
];

/**
 * Each row: a vocabulary, how a value has references, and the values: `element@attribute`, `@attribute` on any element,
 * or `element` for its text.
 */
const ROWS: readonly (readonly [vocabulary: string, syntax: XmlSyntax, values: string])[] = [
  ["app", "reference", "categories@href collection@href"],
  // Those of RFC 4287, and of Atom 0.3 before it.
  ["atom", "reference", "category@scheme content@src generator@uri generator@url link@href icon id logo uri url"],
  ["atom", "construct", "content copyright info rights subtitle summary tagline title"],
  ["catalog", "reference", "@catalog @uri"],
  ["content", "html", "encoded"],
  ["itunes", "reference", "image@href new-feed-url"],
  ["media", "reference", "content@url license@href player@url thumbnail@url"],
  // OPML 2.0: "url" for the types link and include.
  ["opml", "reference", "outline@htmlUrl outline@url outline@xmlUrl docs ownerId"],
  ["podcast", "reference", "@href @url"],
  ["rdf", "reference", "@about @datatype @resource"],
  ["relaxng", "reference", "externalRef@href include@href @datatypeLibrary"],
  ["rss", "reference", "enclosure@url source@url comments docs link url"],
  ["rss", "permalink", "guid"],
  ["rss", "html", "description"],
  ["svg", "reference", "@href"],
  ["svg", "css", "@style style"],
  ["xhtml", "css", "style"],
  ["xinclude", "reference", "include@href"],
  ["xlink", "reference", "@href"],
  ["xsd", "reference", "import@schemaLocation include@schemaLocation override@schemaLocation redefine@schemaLocation"],
  ["xsi", "locations", "@schemaLocation"],
  ["xsi", "reference", "@noNamespaceSchemaLocation"],
  ["xslt", "reference", "import@href include@href"],
];

const BY_NAMESPACE: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ NAMESPACES.flatMap(([vocabulary, , names]) =>
    names.split(" ").map((name): [string, string] => [name, vocabulary]),
  ),
);

const BY_ROOT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ NAMESPACES.flatMap(([vocabulary, root]) =>
    root.split(" ").map((name): [string, string] => [name, vocabulary]),
  ),
);

const SYNTAXES: ReadonlyMap<string, XmlSyntax> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ ROWS.flatMap(([vocabulary, syntax, values]) =>
    values.split(" ").map((value): [string, XmlSyntax] => [`${vocabulary} ${value}`, syntax]),
  ),
);

/** The vocabulary of a namespace; for no namespace, that of the root element. `undefined` if it is not known. */
export function vocabularyOf(namespace: string, root: string): string | undefined {
  return namespace === "" ? BY_ROOT.get(root) : BY_NAMESPACE.get(namespace);
}

/** How an element's text holds references; `undefined` for other text. */
export function textSyntaxOf(vocabulary: string | undefined, element: string): XmlSyntax | undefined {
  return vocabulary === undefined ? undefined : SYNTAXES.get(`${vocabulary} ${element}`);
}

/** The vocabulary of an attribute: its element's, or that of its own namespace. */
export function attributeSyntaxOf(
  vocabulary: string | undefined,
  element: string,
  attribute: string,
): XmlSyntax | undefined {
  if (vocabulary === undefined) return undefined;
  return SYNTAXES.get(`${vocabulary} ${element}@${attribute}`) ?? SYNTAXES.get(`${vocabulary} @${attribute}`);
}
