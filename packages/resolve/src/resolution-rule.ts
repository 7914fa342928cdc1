/** RFC 3986 §5.2.2–5.2.4, §5.3: the branches and lines of the pseudocode, in its words. */

/**
 * A branch or line of the algorithm. Each is one of these texts, so a program can compare it, and a person can read it.
 * The rules of RFC 3986 §5.2.4 are the labels of its steps.
 */
export type ResolutionRule = TransformRule | MergeRule | DotSegmentRule | 'T.path = "/." + T.path' | "recompose(T)";

/** RFC 3986 §5.2.2. */
export type TransformRule =
  | "(not strict) and (R.scheme == Base.scheme)"
  | "undefine(R.scheme)"
  | TransformCondition
  | `not ${TransformCondition}`
  | "T.scheme = R.scheme"
  | "T.scheme = Base.scheme"
  | "T.authority = R.authority"
  | "T.authority = Base.authority"
  | "T.path = Base.path"
  | "T.path = merge(Base.path, R.path)"
  | "T.path = remove_dot_segments(R.path)"
  | "T.path = remove_dot_segments(T.path)"
  | "T.query = R.query"
  | "T.query = Base.query"
  | "T.fragment = R.fragment";

/** A condition of RFC 3986 §5.2.2. A branch that is not taken has "not" before it. */
export type TransformCondition =
  | "defined(R.scheme)"
  | "defined(R.authority)"
  | "defined(R.query)"
  | '(R.path == "")'
  | '(R.path starts-with "/")';

/** RFC 3986 §5.2.3: the two ways to merge. */
type MergeRule = 'merge: "/" + R.path' | 'merge: Base.path up to its last "/" + R.path';

/** RFC 3986 §5.2.4. */
export type DotSegmentRule = "2A" | "2B" | "2C" | "2D" | "2E";
