/** RFC 2396 §3: the components of a reference, as `parse` gives them. */

/** A segment of a path, and the parameters after its ";" (RFC 2396 §3.3). */
export interface Rfc2396Segment {
  readonly segment: string;
  readonly params: readonly string[];
}

/**
 * RFC 2396 §3. An opaque part is also the path (§3.3), and has no segments. An authority has either the parts of a
 * server or a registry name.
 */
export interface Rfc2396Components {
  readonly scheme: string | undefined;
  readonly opaquePart: string | undefined;
  readonly authority: string | undefined;
  readonly regName: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: "hostname" | "ipv4" | "ipv6" | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly segments: readonly Rfc2396Segment[];
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}
