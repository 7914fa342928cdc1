// The scheme-specific forms of RFC 1738 §3 and §5, and the parameters of RFC 1808 §2.4.5 and RFC 2396 §3.3.

import rows from "../data/legacy-components.json" with { type: "json" };

/**
 * A text and its parts by one RFC, or `null` if the text is not valid by it: in RFC 1738 the form of its scheme, in the
 * others the path and its parameters.
 */
export type LegacyComponentsRow = {
  readonly id: string;
  readonly text: string;
} & (
  | { readonly dialect: "rfc1738"; readonly expect: Rfc1738Parts | null }
  | { readonly dialect: "rfc1808"; readonly expect: Rfc1808Path | null }
  | { readonly dialect: "rfc2396"; readonly expect: Rfc2396Path | null }
);

/** The form of the scheme (RFC 1738 §3.2–3.11). A part is `null` if not present, `""` if present and empty. */
export type Rfc1738Parts =
  | Rfc1738FtpParts
  | Rfc1738FileParts
  | Rfc1738HttpParts
  | Rfc1738GopherParts
  | Rfc1738MailtoParts
  | Rfc1738NewsParts
  | Rfc1738NntpParts
  | Rfc1738TelnetParts
  | Rfc1738WaisParts
  | Rfc1738ProsperoParts
  | Rfc1738GenericParts;

/** RFC 1738 §3.2. */
export interface Rfc1738FtpParts {
  readonly scheme: "ftp";
  readonly user: string | null;
  readonly password: string | null;
  readonly host: string;
  readonly port: string | null;
  /** One element for each directory to change to; an empty one counts. */
  readonly cwd: readonly string[];
  readonly name: string | null;
  /** The text after `;type=`. */
  readonly type: string | null;
}

/** RFC 1738 §3.10. */
export interface Rfc1738FileParts {
  readonly scheme: "file";
  readonly host: string;
  readonly cwd: readonly string[];
  readonly name: string;
}

/** RFC 1738 §3.3. The path begins after its slash. */
export interface Rfc1738HttpParts {
  readonly scheme: "http";
  readonly host: string;
  readonly port: string | null;
  readonly path: string | null;
  readonly search: string | null;
}

/** RFC 1738 §3.4. */
export interface Rfc1738GopherParts {
  readonly scheme: "gopher";
  readonly host: string;
  readonly port: string | null;
  readonly gtype: string | null;
  readonly selector: string | null;
  readonly search: string | null;
  /** The Gopher+ string. */
  readonly plus: string | null;
}

/** RFC 1738 §3.5. */
export interface Rfc1738MailtoParts {
  readonly scheme: "mailto";
  readonly address: string;
}

/** RFC 1738 §3.6. */
export interface Rfc1738NewsParts {
  readonly scheme: "news";
  /** A newsgroup, or `*` for all of them. */
  readonly group: string | null;
  /** A message identifier. */
  readonly article: string | null;
}

/** RFC 1738 §3.7. */
export interface Rfc1738NntpParts {
  readonly scheme: "nntp";
  readonly host: string;
  readonly port: string | null;
  readonly group: string;
  /** A number within the group. */
  readonly article: string | null;
}

/** RFC 1738 §3.8. */
export interface Rfc1738TelnetParts {
  readonly scheme: "telnet";
  readonly user: string | null;
  readonly password: string | null;
  readonly host: string;
  readonly port: string | null;
}

/** RFC 1738 §3.9. */
export interface Rfc1738WaisParts {
  readonly scheme: "wais";
  readonly host: string;
  readonly port: string | null;
  readonly database: string;
  readonly search: string | null;
  readonly wtype: string | null;
  readonly wpath: string | null;
}

/** RFC 1738 §3.11. */
export interface Rfc1738ProsperoParts {
  readonly scheme: "prospero";
  readonly host: string;
  readonly port: string | null;
  /** After the slash that follows the host. */
  readonly path: string;
  /** Names and values. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** `genericurl` (RFC 1738 §5), for a scheme without its own form. */
export interface Rfc1738GenericParts {
  readonly scheme: string;
  readonly schemepart: string;
}

/**
 * RFC 1808 §2.4.5 and §2.4.6. An absent component is the same as an empty one: `""` (assumption L1 in docs/history.md
 * of the repository).
 */
export interface Rfc1808Path {
  /** With its leading slash. */
  readonly path: string;
  /** The text after the first `;`, with all later ones. */
  readonly params: string;
}

/** RFC 2396 §3.3. */
export interface Rfc2396Path {
  /** With its parameters, or all of an opaque part; `""` if there is none. */
  readonly path: string;
  /** `null` if the text has a hierarchy by `/`. */
  readonly opaque_part: string | null;
  /** The segments between the slashes; none in an opaque part or without a path. */
  readonly segments: readonly Rfc2396Segment[];
}

/** RFC 2396 §3.3: a segment and its parameters. */
export interface Rfc2396Segment {
  /** The text before the first `;`. */
  readonly segment: string;
  /** The text after each `;`, up to the next one. */
  readonly params: readonly string[];
}

/**
 * Texts with their parts: by the rules of their schemes (RFC 1738 §3), and with their parameters (RFC 1808, RFC 2396).
 */
export const legacyComponents: readonly LegacyComponentsRow[] = rows;
