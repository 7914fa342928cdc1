/** RFC 1738 §3: the parts of a URL, which depend on its scheme. */

/** RFC 1738 §3.1: the common form of schemes that are used over IP. */
export interface Rfc1738Login extends Rfc1738Server {
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/** RFC 1738 §3.1: the server of such a scheme. */
export interface Rfc1738Server {
  readonly host: string;
  readonly port: string | undefined;
}

/** RFC 1738 §3.2; §3.2.2 says how the parts of the path are used. */
export interface Rfc1738Ftp extends Rfc1738Login {
  readonly scheme: "ftp";
  readonly cwd: readonly string[];
  readonly name: string | undefined;
  readonly type: string | undefined;
}

/** RFC 1738 §3.3. */
export interface Rfc1738Http extends Rfc1738Server {
  readonly scheme: "http";
  readonly path: string | undefined;
  readonly search: string | undefined;
}

/** RFC 1738 §3.4. */
export interface Rfc1738Gopher extends Rfc1738Server {
  readonly scheme: "gopher";
  readonly gtype: string | undefined;
  readonly selector: string | undefined;
  readonly search: string | undefined;
  readonly plus: string | undefined;
}

/** RFC 1738 §3.5. */
export interface Rfc1738Mailto {
  readonly scheme: "mailto";
  readonly address: string;
}

/** RFC 1738 §3.6: a group or an article. */
export interface Rfc1738News {
  readonly scheme: "news";
  readonly group: string | undefined;
  readonly article: string | undefined;
}

/** RFC 1738 §3.7. */
export interface Rfc1738Nntp extends Rfc1738Server {
  readonly scheme: "nntp";
  readonly group: string;
  readonly article: string | undefined;
}

/** RFC 1738 §3.8. */
export interface Rfc1738Telnet extends Rfc1738Login {
  readonly scheme: "telnet";
}

/** RFC 1738 §3.9. */
export interface Rfc1738Wais extends Rfc1738Server {
  readonly scheme: "wais";
  readonly database: string;
  readonly search: string | undefined;
  readonly wtype: string | undefined;
  readonly wpath: string | undefined;
}

/** RFC 1738 §3.10. */
export interface Rfc1738File {
  readonly scheme: "file";
  readonly host: string;
  readonly cwd: readonly string[];
  readonly name: string;
}

/** RFC 1738 §3.11. */
export interface Rfc1738Prospero extends Rfc1738Server {
  readonly scheme: "prospero";
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Any scheme without a form. The ":" is only in the type, never in the value: no scheme name contains one, so `scheme`
 * discriminates all forms.
 */
export type Rfc1738OtherScheme = `${string}:`;

/** RFC 1738 §2.1: any other scheme, and everything after its ":". */
export interface Rfc1738Other {
  /** In lowercase. */
  readonly scheme: Rfc1738OtherScheme;
  readonly schemepart: string;
}

/** RFC 1738 §3: the parts of each scheme under their names; `undefined` if a part is not present. */
export type Rfc1738Components =
  | Rfc1738Ftp
  | Rfc1738Http
  | Rfc1738Gopher
  | Rfc1738Mailto
  | Rfc1738News
  | Rfc1738Nntp
  | Rfc1738Telnet
  | Rfc1738Wais
  | Rfc1738File
  | Rfc1738Prospero
  | Rfc1738Other;
