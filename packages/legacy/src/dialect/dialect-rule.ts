/** RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2: the texts that describe the steps of a trace. */
import type { ResolutionRule } from "@std66/resolve";

/** The description of a step. Each is one of these texts, so a program can compare it, and a person can read it. */
export type DialectRule = Rfc1808Rule | Rfc2396Rule | ResolutionRule;

/** RFC 1808 §4. */
export type Rfc1808Rule =
  | "the base is empty: the reference is absolute"
  | "cut the base's params from its path"
  | "cut the reference's params from its path"
  | "the reference is empty: use the whole base"
  | "the reference has a scheme: it is absolute"
  | "no scheme: use the base's"
  | "net_loc present: skip to step 7"
  | "no net_loc: use the base's"
  | "the path begins with a slash: skip to step 7"
  | "the path is empty: use the base's"
  | "params present: skip to step 7"
  | "no params: use the base's"
  | "query present: skip to step 7"
  | "no query: use the base's"
  | "append the path to the base's path up to its last slash"
  | "remove"
  | "the remaining path"
  | "recombine";

/** RFC 2396 §5.2. */
export type Rfc2396Rule =
  | "at most a fragment: the current document"
  | "scheme present: the reference is absolute"
  | "same scheme as the base: remove it"
  | "no scheme: use the base's"
  | "authority present: skip to step 7"
  | "no authority: use the base's"
  | "the path begins with a slash: skip to step 7"
  | "copy the base's path up to its last slash"
  | "append the path"
  | "remove"
  | `a ".." remains at the start: ${"keep" | "remove" | "error"}`
  | "the remaining buffer is the path"
  | "recombine";
