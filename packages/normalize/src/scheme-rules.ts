/** RFC 3986 §6.2.3: Scheme-Based Normalization, as far as a table of facts can say it. */
import type { UriReference } from "@std66/core";

/** What a scheme's own specification says on the equivalence of its URIs. What is left out is not so for the scheme. */
export interface SchemeRules {
  /** The default port (RFC 3986 §3.2.3), as it is written: `"080"` is another. */
  readonly port?: string | undefined;
  /**
   * The default host, in lower case: what an empty one stands for, and none at all (RFC 3986 §3.2.2). In the normal form it is
   * empty, but beside userinfo or a port (§6.2.3).
   */
  readonly host?: string | undefined;
  /** Whether an empty path after an authority is the path "/" (RFC 3986 §6.2.3). */
  readonly emptyPathIsSlash?: boolean | undefined;
  /**
   * Whether a path that does not begin with "/" is "opaque to URI processing" (RFC 3986 §1.2.3): its "/" divides no hierarchy,
   * so the rung `dot-segments` leaves it as it is.
   */
  readonly rootlessPathIsOpaque?: boolean | undefined;
  /** What else there is, for a URI of the scheme to which all the rest has been done. */
  readonly normalize?: ((uri: UriReference) => UriReference) | undefined;
  /** Where this is written. */
  readonly sources: readonly string[];
}
