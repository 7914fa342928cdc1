/** RFC 3986 §3 in the types of uri-js. */

/** The components of a reference. All are optional, and can be changed. */
export interface URIComponents {
  scheme?: string;
  userinfo?: string;
  /** An IPv6 address has no brackets here. */
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  reference?: string;
  error?: string;
  nid?: string;
  nss?: string;
  uuid?: string;
  secure?: boolean;
  resourceName?: string;
  to?: string[];
  subject?: string;
  body?: string;
  headers?: { [name: string]: string };
}

export interface URIOptions {
  scheme?: string;
  reference?: string;
  tolerant?: boolean;
  absolutePath?: boolean;
  iri?: boolean;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  nid?: string;
}

/** The rules of a scheme. */
export interface URISchemeHandler {
  scheme: string;
  parse?: (components: URIComponents, options: URIOptions) => URIComponents;
  serialize?: (components: URIComponents, options: URIOptions) => URIComponents;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  absolutePath?: boolean;
}
