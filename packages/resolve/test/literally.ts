// RFC 3986 §5.2.2–5.3, transcribed line by line without regard to speed. References are split by the regexp of Appendix B and
// must be valid.

export interface Five {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** Appendix B: $2, $4, $5, $7 and $9. */
function split(text: string): Five {
  const found = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#([^]*))?/.exec(text) as RegExpExecArray;
  return { scheme: found[2], authority: found[4], path: found[5] as string, query: found[7], fragment: found[9] };
}

/** §5.2.2. */
export function transform(base: string, reference: string, strict: boolean): Five {
  const Base = split(base);
  const R = { ...split(reference) };
  const T: { -readonly [name in keyof Five]: Five[name] } = {
    scheme: undefined,
    authority: undefined,
    path: "",
    query: undefined,
    fragment: undefined,
  };
  if (!strict && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase()) R.scheme = undefined as never;
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
        T.path = R.path.startsWith("/") ? removeDotSegments(R.path) : removeDotSegments(merge(Base, R.path));
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
function merge(Base: Five, path: string): string {
  if (Base.authority !== undefined && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}

/** §5.2.4. */
function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (input.startsWith("../")) input = input.slice(3);
    else if (input.startsWith("./")) input = input.slice(2);
    else if (input.startsWith("/./")) input = input.slice(2);
    else if (input === "/.") input = "/";
    else if (input.startsWith("/../") || input === "/..") {
      input = `/${input.slice(4)}`;
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (input === "." || input === "..") input = "";
    else {
      const end = input.indexOf("/", 1) < 0 ? input.length : input.indexOf("/", 1);
      output += input.slice(0, end);
      input = input.slice(end);
    }
  }
  return output;
}

/** §5.3. If `guarded`, adds "/." before a path that would be read as an authority. */
export function recompose(T: Five, guarded: boolean): string {
  let result = "";
  if (T.scheme !== undefined) result += `${T.scheme}:`;
  if (T.authority !== undefined) result += `//${T.authority}`;
  if (guarded && T.authority === undefined && T.path.startsWith("//")) result += "/.";
  result += T.path;
  if (T.query !== undefined) result += `?${T.query}`;
  if (T.fragment !== undefined) result += `#${T.fragment}`;
  return result;
}

export function literally(base: string, reference: string, strict = true): string {
  return recompose(transform(base, reference, strict), true);
}
