// RFC 3986 §5.2, with the branches of the pseudocode.

import { guard, recompose, split } from "./components.ts";
import type { Components } from "./components.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface ResolutionOptions {
  readonly strict?: boolean;
  readonly guarded?: boolean;
}

export function resolve(base: string, reference: string, options: ResolutionOptions = {}): string {
  const target = transform(split(base), split(reference), options.strict ?? true);
  return recompose((options.guarded ?? true) ? guard(target) : target);
}

/** §5.2.2. The fragment of the base is never used (§5.1). */
function transform(Base: Components, reference: Components, strict: boolean): Components {
  const R: Writable<Components> = { ...reference };
  const T: Writable<Components> = {
    scheme: undefined,
    authority: undefined,
    path: "",
    query: undefined,
    fragment: undefined,
  };
  // Schemes are compared case-insensitively (§3.1, decision G3).
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
function merge(base: Components, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

/** §5.2.4. */
export function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  const removeLastSegment = (): void => {
    output = output.slice(0, Math.max(output.lastIndexOf("/"), 0));
  };
  while (input !== "") {
    // 2A
    if (input.startsWith("../")) input = input.slice("../".length);
    else if (input.startsWith("./")) input = input.slice("./".length);
    // 2B
    else if (input.startsWith("/./")) input = `/${input.slice("/./".length)}`;
    else if (input === "/.") input = "/";
    // 2C
    else if (input.startsWith("/../")) {
      input = `/${input.slice("/../".length)}`;
      removeLastSegment();
    } else if (input === "/..") {
      input = "/";
      removeLastSegment();
    }
    // 2D
    else if (input === "." || input === "..") input = "";
    // 2E
    else {
      const next = input.indexOf("/", 1);
      const end = next < 0 ? input.length : next;
      output += input.slice(0, end);
      input = input.slice(end);
    }
  }
  return output;
}
