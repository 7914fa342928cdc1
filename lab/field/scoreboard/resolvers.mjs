// The resolvers of the scoreboard.

/**
 * @typedef {object} Resolver
 * @property {string} name
 * @property {string} [from] the module, if it is not the package of that name
 * @property {true} [isRequired] its ECMAScript module does not load in Node
 * @property {string} call what a user would write
 * @property {string} claim what it says of itself
 * @property {(module: any, base: string, reference: string) => unknown} resolve gives the target as a text, or throws
 */

const RDF = "resolution by RFC 3986 §5.2, as its format asks for";

/** @type {readonly Resolver[]} */
export const resolvers = [
  {
    name: "@std66/resolve",
    call: "resolve(base, ref)",
    claim: "RFC 3986 §5",
    resolve: (module, base, ref) => String(module.resolve(base, ref)),
  },
  {
    name: "@hyperjump/uri",
    call: "resolveUri(ref, base)",
    claim: "RFC 3986; normalizes the result, and says so; a base has no fragment",
    resolve: (module, base, ref) => module.resolveUri(ref, base.replace(/#.*/u, "")),
  },
  {
    name: "iri",
    call: "new IRI(base).resolveReference(ref)",
    claim: "RFC 3986 and 3987",
    resolve: (module, base, ref) => new module.default.IRI(base).resolveReference(ref).toString(),
  },
  {
    name: "fast-uri",
    call: "resolve(base, ref)",
    claim: "RFC 3986; normalizes the result",
    resolve: (module, base, ref) => module.default.resolve(base, ref),
  },
  {
    name: "uri-js",
    call: "resolve(base, ref)",
    claim: "RFC 3986 and 3987; normalizes the result",
    resolve: (module, base, ref) => module.resolve(base, ref),
  },
  {
    name: "uri-js-replace",
    call: "resolve(base, ref)",
    claim: "a replacement for uri-js",
    resolve: (module, base, ref) => module.resolve(base, ref),
  },
  {
    name: "toad-uri-js",
    isRequired: true,
    call: "resolve(base, ref)",
    claim: "RFC 3986 and 3987; a fork of uri-js",
    resolve: (module, base, ref) => module.resolve(base, ref),
  },
  {
    name: "urijs",
    call: "URI(ref).absoluteTo(base)",
    claim: "URLs as people write them; resolution by RFC 3986",
    resolve: (module, base, ref) => module.default(ref).absoluteTo(base).toString(),
  },
  {
    name: "relative-to-absolute-iri",
    call: "resolve(ref, base)",
    claim: "RFC 3986",
    resolve: (module, base, ref) => module.resolve(ref, base),
  },
  {
    name: "n3",
    call: "new Parser({ baseIRI: base })",
    claim: RDF,
    resolve: (module, base, ref) =>
      new module.Parser({ baseIRI: base }).parse(`<${ref}> <a:b> <c:d>.`)[0].subject.value,
  },
  {
    name: "sparqljs",
    call: "new Parser({ baseIRI: base })",
    claim: RDF,
    resolve: (module, base, ref) =>
      new module.Parser({ baseIRI: base }).parse(`SELECT * { <${ref}> <a:b> <c:d> }`).where[0].triples[0].subject.value,
  },
  {
    name: "rdflib",
    call: "uri.join(ref, base)",
    claim: RDF,
    resolve: (module, base, ref) => module.uri.join(ref, base),
  },
  {
    name: "jsonld",
    from: "jsonld/lib/url.js",
    call: "prependBase(base, ref)",
    claim: RDF,
    resolve: (module, base, ref) => module.default.prependBase(base, ref),
  },
  {
    name: "@apidevtools/json-schema-ref-parser",
    from: "@apidevtools/json-schema-ref-parser/dist/lib/util/url.js",
    call: "url.resolve(base, ref)",
    claim: "resolves `$ref`, which asks for RFC 3986; made of `URL`",
    resolve: (module, base, ref) => module.resolve(base, ref),
  },
  {
    name: "URL",
    from: "node:url",
    call: "new URL(ref, base).href",
    claim: "the URL Standard, for what a browser fetches; not RFC 3986",
    resolve: (_module, base, ref) => new URL(ref, base).href,
  },
  {
    name: "whatwg-url",
    call: "new URL(ref, base).href",
    claim: "the URL Standard; not RFC 3986",
    resolve: (module, base, ref) => new module.URL(ref, base).href,
  },
  {
    name: "node:url",
    call: "url.resolve(base, ref)",
    claim: "as a browser resolves a link, before the URL Standard; deprecated",
    resolve: (module, base, ref) => module.resolve(base, ref),
  },
  {
    name: "url",
    from: "url/url.js",
    call: "url.resolve(base, ref)",
    claim: "the `url` of Node for browsers",
    resolve: (module, base, ref) => module.default.resolve(base, ref),
  },
  {
    name: "url-parse",
    call: "new URL(ref, base).href",
    claim: "like `URL`, for old browsers; not RFC 3986",
    resolve: (module, base, ref) => new module.default(ref, base).href,
  },
  {
    name: "url-toolkit",
    call: "buildAbsoluteURL(base, ref)",
    claim: "RFC 1808, for the URLs of media players; removes dot-segments by option",
    resolve: (module, base, ref) => module.default.buildAbsoluteURL(base, ref, { alwaysNormalize: true }),
  },
  {
    name: "@jridgewell/resolve-uri",
    call: "resolve(ref, base)",
    claim: "paths and URLs of source maps, as a browser would",
    resolve: (module, base, ref) => module.default(ref, base),
  },
];
