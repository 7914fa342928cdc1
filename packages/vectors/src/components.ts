// The components of a reference: RFC 3986 §3 and Appendix B; beside them, where they part, RFC 1808 §2.4 and RFC 2396.

import rows from "../data/components.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** A valid URI-reference and its components. `null`: not present; `""`: present and empty (RFC 3986 §5.3). */
export interface ComponentsRow {
  readonly id: string;
  readonly text: string;
  /** RFC 3986 §3.1, in the case that is written. */
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
  readonly rfc1808?: Rfc1808Components;
  /** Some components by RFC 2396. */
  readonly rfc2396?: Rfc2396Components;
  /** What changed between the RFCs and bears on this text. */
  readonly reasons?: readonly ReasonCode[];
}

/** The alternatives of `host`, the first two being the two kinds of `IP-literal` (RFC 3986 §3.2.2). */
export type HostType = "IPv6address" | "IPvFuture" | "IPv4address" | "reg-name";

/** The alternatives of `path` (RFC 3986 §3.3). */
export type PathRule = "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless" | "path-empty";

/**
 * Components by RFC 1808 §2.4, as many as the row is about. An absent component and an empty one are the same there:
 * `""` (decision L1).
 */
export interface Rfc1808Components {
  readonly scheme?: string;
  readonly net_loc?: string;
  /** The `//` was there. */
  readonly slashes?: boolean;
  /** With its leading slash. */
  readonly path?: string;
  readonly params?: string;
  readonly query?: string;
  readonly fragment?: string;
}

/** Components by RFC 2396 §3 and Appendix B, as many as the row is about. `null`: not present. */
export interface Rfc2396Components {
  /** `opaque_part` matches; the path holds all of it, `?` included. */
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

/** Valid references taken apart (RFC 3986 §3). Putting the five main components together gives the text again (§5.3). */
export const components: readonly ComponentsRow[] = rows;
