/** RFC 3986 §5.2.2–5.3, with the branches of the pseudocode. */

import { type Components, guard, recompose, split } from "./components.ts";
import { removeDotSegments } from "./remove-dot-segments.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The target of a reference, as a text that parses to its own components. */
export function resolve(base: string, reference: string, strict = true): string {
  return recompose(guard(transform(base, reference, strict)));
}

/** §5.2.2. The fragment of the base is never used (§5.1). */
export function transform(base: string, reference: string, strict = true): Components {
  const Base = split(base);
  const R: Writable<Components> = { ...split(reference) };
  const T: Writable<Components> = {
    scheme: undefined,
    authority: undefined,
    path: "",
    query: undefined,
    fragment: undefined,
  };
  // Schemes are compared case-insensitively (§3.1).
  if (!strict && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase()) {
    R.scheme = undefined;
  }
  if (R.scheme !== undefined) {
    T.scheme = R.scheme;
    T.authority = R.authority;
    T.path = removeDotSegments(R.path);
    T.query = R.query;
  } else {
    if (R.authority !== undefined) {
      T.authority = R.authority;
      T.path = removeDotSegments(R.path);
      T.query = R.query;
    } else {
      if (R.path === "") {
        T.path = Base.path;
        T.query = R.query !== undefined ? R.query : Base.query;
      } else {
        if (R.path.startsWith("/")) {
          T.path = removeDotSegments(R.path);
        } else {
          T.path = merge(Base, R.path);
          T.path = removeDotSegments(T.path);
        }
        T.query = R.query;
      }
      T.authority = Base.authority;
    }
    T.scheme = Base.scheme;
  }
  T.fragment = R.fragment;
  return T;
}

/** §5.2.3. */
function merge(Base: Components, path: string): string {
  if (Base.authority !== undefined && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}
