// The rows that ten or more implementations miss, read again against the text of the RFC.

/** @param {string} operation @param {string} numbers of rows, or ranges of them */
function rowsOf(operation, numbers) {
  const prefix = operation === "resolve" ? "res" : operation === "components" ? "cmp" : "eq";
  return numbers.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from(
      { length: last - first + 1 },
      (_, i) => `${operation} ${prefix}-${String(first + i).padStart(3, "0")}`,
    );
  });
}

/** The first that names a row explains it. @type {readonly { rows: readonly string[], why: string }[]} */
export const reviews = [
  {
    rows: rowsOf("resolve", "258 259"),
    why: "a dot-segment is `.` or `..` itself (§3.3), and resolution decodes nothing: the steps of §5.2.4 compare the characters as they are.",
  },
  {
    rows: rowsOf("resolve", "262 263 303"),
    why: "the dot-segments of a reference with a scheme are removed too (§5.2.2). Of `h/../i`, steps E and C of §5.2.4 leave `/i`, with the slash.",
  },
  {
    rows: rowsOf("resolve", "185 186 285-292"),
    why: "without an authority, a path does not begin with `//` (§3.3), so `/.` is written before it (G1). The result without `/.` is a choice. No segment is dropped or encoded (§5.2.4, §5.3).",
  },
  {
    rows: rowsOf("resolve", "276-281 295 172 173"),
    why: "a base needs only a scheme (§5.2.1), and its rootless path is merged and rid of dot-segments like any other. By the steps of §5.2.4, `..` after the first segment leaves a path with a slash at its start.",
  },
  {
    rows: rowsOf("resolve", "159-170 188 189 282-284 293 294 298"),
    why: "a base needs only a scheme (§5.2.1). The opaque URIs of RFC 2396, against which nothing could be resolved, are gone (RFC 3986 D.2): the pseudocode of §5.2.2 and merge of §5.2.3 apply to every path.",
  },
  {
    rows: rowsOf("resolve", "114-142 229-232 235 238 239 315"),
    why: "an authority that is empty is present: undefined and empty are different (§5.2.1), and recomposition writes the `//` again (§5.3). A scheme's own rule for its host is no part of resolution.",
  },
  {
    rows: rowsOf("resolve", "068 152 155 166"),
    why: "the fragment is always the reference's own, never the base's (§5.2.2), and an empty one is written with its `#` (§5.3).",
  },
  {
    rows: rowsOf("resolve", "184"),
    why: "the reference has a scheme, so the result is the reference (§5.2.2). With `strict` false, merge of §5.2.3 drops `base`, and the result is the same.",
  },
  {
    rows: rowsOf("resolve", "198 314"),
    why: "recomposition writes an empty query or fragment with its delimiter, and adds no `/` to an empty path (§5.3). That `http` has a `/` there is a fact of the scheme, for normalization (§6.2.3).",
  },
  {
    rows: rowsOf("resolve", "151 154 181 182 267 268 270 316"),
    why: "the path of the base is used as it is (§5.2.2, §5.2.3). The result against a normalized base is a choice (§5.2.1).",
  },
  {
    rows: rowsOf("components", "042 043"),
    why: "`IPvFuture` is a form of `IP-literal` (§3.2.2), and the letter `v` is case-insensitive, like every literal text of the ABNF.",
  },
  {
    rows: rowsOf("normalize", "046 047"),
    why: "`foo://b` has an authority, and is another URI. Normalization must not change what is identified (§6.1), so `/.` stays or is written (§3.3, G1).",
  },
  {
    rows: rowsOf("normalize", "048 049"),
    why: "normalizers apply the algorithm of §5.2.4 to the path (§6.2.2.3); its steps leave `/b`.",
  },
];
