// The validators of the scoreboard.

/**
 * @typedef {object} Validator
 * @property {string} name
 * @property {string} [from] the module, if it is not the package of that name
 * @property {string} call what a user would write
 * @property {string} claim what it says of itself
 * @property {"URI" | "URI-reference" | "IRI"} rule what it is asked for
 * @property {(module: any, text: string) => unknown} accepts truthy for what it accepts; refuses by a falsy value, or throws
 */

const WEB = "URLs of the web, not URIs";

/** @type {readonly Validator[]} */
export const validators = [
  {
    name: "@std66/core",
    call: "isUri(text)",
    claim: "RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.isUri(text),
  },
  {
    name: "@std66/core",
    call: "isUriReference(text)",
    claim: "RFC 3986",
    rule: "URI-reference",
    accepts: (module, text) => module.isUriReference(text),
  },
  {
    name: "@std66/iri",
    call: "isIri(text)",
    claim: "RFC 3987",
    rule: "IRI",
    accepts: (module, text) => module.isIri(text),
  },
  {
    name: "@hyperjump/uri",
    call: "isUri(text)",
    claim: "RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.isUri(text),
  },
  {
    name: "@hyperjump/uri",
    call: "isUriReference(text)",
    claim: "RFC 3986",
    rule: "URI-reference",
    accepts: (module, text) => module.isUriReference(text),
  },
  {
    name: "@hyperjump/uri",
    call: "isIri(text)",
    claim: "RFC 3987",
    rule: "IRI",
    accepts: (module, text) => module.isIri(text),
  },
  {
    name: "validate-iri",
    call: "validateIri(text)",
    claim: "RFC 3987",
    rule: "IRI",
    accepts: (module, text) => module.validateIri(text) === undefined,
  },
  {
    name: "validate-iri",
    call: 'validateIri(text, "pragmatic")',
    claim: "what Turtle allows between `<` and `>`, with a scheme",
    rule: "IRI",
    accepts: (module, text) => module.validateIri(text, "pragmatic") === undefined,
  },
  {
    name: "ajv-formats",
    from: "ajv-formats/dist/formats.js",
    call: "format uri",
    claim: "the format of JSON Schema, by RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.fullFormats.uri(text),
  },
  {
    name: "ajv-formats",
    from: "ajv-formats/dist/formats.js",
    call: "format uri-reference",
    claim: "the format of JSON Schema, by RFC 3986",
    rule: "URI-reference",
    accepts: (module, text) => module.fullFormats["uri-reference"].test(text),
  },
  {
    name: "ajv-formats",
    from: "ajv-formats/dist/formats.js",
    call: 'format uri, mode "fast"',
    claim: "less strict, as it says",
    rule: "URI",
    accepts: (module, text) => module.fastFormats.uri.test(text),
  },
  {
    name: "ajv-formats-draft2019",
    from: "ajv-formats-draft2019/formats/index.js",
    call: "format iri",
    claim: "the format of JSON Schema, by RFC 3987; made of uri-js",
    rule: "IRI",
    accepts: (module, text) => module.default.iri(text),
  },
  {
    name: "uri-js",
    call: "parse(text).error",
    claim: "RFC 3986 and 3987; parses malformed texts and reports an error",
    rule: "URI-reference",
    accepts: (module, text) => module.parse(text).error === undefined,
  },
  {
    name: "fast-uri",
    call: "parse(text).error",
    claim: "RFC 3986; parses malformed texts and reports an error",
    rule: "URI-reference",
    accepts: (module, text) => module.default.parse(text).error === undefined,
  },
  {
    name: "node-uri",
    call: "checkURI(text)",
    claim: "RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.default.checkURI(text).valid,
  },
  {
    name: "valid-url",
    call: "isUri(text)",
    claim: "RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.default.isUri(text),
  },
  {
    name: "is-uri",
    call: "isUri(text)",
    claim: "valid URIs",
    rule: "URI",
    accepts: (module, text) => module.default(text),
  },
  {
    name: "joi",
    call: "string().uri()",
    claim: "RFC 3986",
    rule: "URI",
    accepts: (module, text) => module.default.string().uri().required().validate(text).error === undefined,
  },
  {
    name: "URL",
    from: "node:url",
    call: "URL.canParse(text)",
    claim: "the URL Standard; not RFC 3986",
    rule: "URI",
    accepts: (_module, text) => URL.canParse(text),
  },
  {
    name: "zod",
    call: "url()",
    claim: "what `new URL` takes",
    rule: "URI",
    accepts: (module, text) => module.url().safeParse(text).success,
  },
  {
    name: "valibot",
    call: "pipe(string(), url())",
    claim: "what `new URL` takes",
    rule: "URI",
    accepts: (module, text) => module.safeParse(module.pipe(module.string(), module.url()), text).success,
  },
  {
    name: "yup",
    call: "string().url()",
    claim: WEB,
    rule: "URI",
    accepts: (module, text) => module.string().required().url().isValidSync(text),
  },
  {
    name: "validator",
    call: "isURL(text)",
    claim: WEB,
    rule: "URI",
    accepts: (module, text) => module.default.isURL(text),
  },
  {
    name: "is-url",
    call: "isUrl(text)",
    claim: WEB,
    rule: "URI",
    accepts: (module, text) => module.default(text),
  },
  {
    name: "is-url-superb",
    call: "isUrl(text)",
    claim: WEB,
    rule: "URI",
    accepts: (module, text) => module.default(text),
  },
  {
    name: "is-absolute-url",
    call: "isAbsoluteUrl(text, { httpOnly: false })",
    claim: "whether a URL has a scheme",
    rule: "URI",
    accepts: (module, text) => module.default(text, { httpOnly: false }),
  },
];
