// The expanders of URI templates of the scoreboard.

/**
 * @typedef {object} Expander
 * @property {string} name
 * @property {string} [from] the module, if it is not the package of that name
 * @property {string} call what a user would write
 * @property {string} claim what it says of itself
 * @property {(module: any, template: string, variables: object) => unknown} expand gives the expansion, or throws
 */

/** @type {readonly Expander[]} */
export const expanders = [
  {
    name: "@std66/template",
    call: "expand(template, variables)",
    claim: "RFC 6570, level 4",
    expand: (module, template, variables) => module.expand(template, variables),
  },
  {
    name: "url-template",
    call: "parseTemplate(template).expand(variables)",
    claim: "RFC 6570",
    expand: (module, template, variables) => module.parseTemplate(template).expand(variables),
  },
  {
    name: "uri-templates",
    call: "uriTemplates(template).fill(variables)",
    claim: "RFC 6570, level 4",
    expand: (module, template, variables) => module.default(template).fill(variables),
  },
  {
    name: "@hyperjump/uri-template",
    call: "UriTemplate.expand(template, variables)",
    claim: "RFC 6570, level 4",
    expand: (module, template, variables) => module.expand(template, variables),
  },
  {
    name: "@std-uritemplate/std-uritemplate",
    call: "StdUriTemplate.expand(template, variables)",
    claim: "RFC 6570, level 4",
    expand: (module, template, variables) => module.StdUriTemplate.expand(template, variables),
  },
  {
    name: "urijs",
    from: "urijs/src/URITemplate.js",
    call: "URITemplate(template).expand(variables)",
    claim: "RFC 6570",
    expand: (module, template, variables) => String(module.default(template).expand(variables)),
  },
  {
    name: "@modelcontextprotocol/sdk",
    from: "@modelcontextprotocol/sdk/shared/uriTemplate.js",
    call: "new UriTemplate(template).expand(variables)",
    claim: "RFC 6570, for strings and lists",
    expand: (module, template, variables) => new module.UriTemplate(template).expand(variables),
  },
];
