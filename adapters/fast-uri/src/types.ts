/** RFC 3986 §3 in the types of fast-uri. */

/** The components of a reference. All are optional, and can be changed. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  /** An IPv6 address has no brackets here. */
  host?: string;
  /**
   * The zone identifier of an IPv6 address in `host`, after its "%". Without it, an identifier that begins with "25"
   * loses these.
   */
  ipv6Zone?: string;
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

export interface Options {
  scheme?: string;
  reference?: string;
  tolerant?: boolean;
  absolutePath?: boolean;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  /** Writes the path as given: it encodes only what would end it. */
  skipEscape?: boolean;
  nid?: string;
}

/** The rules of a scheme. */
export interface SchemeHandler {
  scheme: string;
  parse?: (components: URIComponent, options: Options) => URIComponent;
  serialize?: (components: URIComponent, options: Options) => URIComponent;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  absolutePath?: boolean;
  skipNormalize?: boolean;
}

export interface FastUri {
  SCHEMES: { [scheme: string]: SchemeHandler };
  normalize: {
    (uri: string, options?: Options): string;
    (uri: URIComponent, options?: Options): URIComponent;
  };
  resolve: (base: string, reference: string, options?: Options) => string;
  resolveComponent: (
    base: URIComponent,
    reference: URIComponent,
    options?: Options,
    skipNormalization?: boolean,
  ) => URIComponent;
  equal: (a: string | URIComponent, b: string | URIComponent, options?: Options) => boolean;
  serialize: (components: URIComponent, options?: Options) => string;
  parse: (uri: string, options?: Options) => URIComponent;
  default: FastUri;
  fastUri: FastUri;
}
