// The components of a reference: RFC 3986 §3 and Appendix B, and RFC 1808 §2.4 and RFC 2396 if they differ.

import rows from "../data/components.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** A valid URI-reference and its components: `null` if not present, `""` if present and empty (RFC 3986 §5.3). */
export interface ComponentsRow {
  readonly id: string;
  readonly text: string;
  /** RFC 3986 §3.1, in its original case. */
  readonly scheme: string | null;
  /** RFC 3986 §3.2. */
  readonly authority: string | null;
  /** RFC 3986 §3.2.1. */
  readonly userinfo: string | null;
  /** RFC 3986 §3.2.2; an IP literal with its brackets. */
  readonly host: string | null;
  /** Which alternative of `host` matches first. `null` without an authority. */
  readonly hostType: HostType | null;
  /** RFC 3986 §3.2.3. */
  readonly port: string | null;
  /** RFC 3986 §3.3. There is always a path. */
  readonly path: string;
  /** The one path rule that matches. */
  readonly pathRule: PathRule;
  /** RFC 3986 §3.4. */
  readonly query: string | null;
  /** RFC 3986 §3.5. */
  readonly fragment: string | null;
  /** Some components by RFC 1808. */
  readonly rfc1808?: Rfc1808Parts;
  /** Some components by RFC 2396. */
  readonly rfc2396?: Rfc2396Parts;
  /** Changes between the RFCs that affect this text. */
  readonly reasons?: readonly RowReason[];
}

/** The alternatives of `host`, the first two being the two kinds of `IP-literal` (RFC 3986 §3.2.2). */
export type HostType = "IPv6address" | "IPvFuture" | "IPv4address" | "reg-name";

/** The alternatives of `path` (RFC 3986 §3.3). */
export type PathRule = "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless" | "path-empty";

/**
 * Some components by RFC 1808 §2.4, those that the row is about. An absent component is the same as an empty one: `""`
 * (assumption L1 in docs/history.md of the repository).
 */
export interface Rfc1808Parts {
  readonly scheme?: string;
  readonly net_loc?: string;
  /** The `//` is present. */
  readonly slashes?: boolean;
  /** With its leading slash. */
  readonly path?: string;
  readonly params?: string;
  readonly query?: string;
  readonly fragment?: string;
}

/** Some components by RFC 2396 §3 and Appendix B, those that the row is about. `null` if not present. */
export interface Rfc2396Parts {
  /** `opaque_part` matches; the path contains all of it, including any `?`. */
  readonly opaque?: true;
  readonly authority?: string | null;
  /** The authority is a `reg_name` and has no parts. */
  readonly regName?: string | null;
  readonly userinfo?: string | null;
  readonly host?: string | null;
  readonly port?: string | null;
  readonly path?: string;
  readonly query?: string | null;
  readonly fragment?: string | null;
}

/**
 * Valid references with their components (RFC 3986 §3). Recomposing the five main components gives the text again
 * (§5.3).
 */
export const components: readonly ComponentsRow[] = rows;
