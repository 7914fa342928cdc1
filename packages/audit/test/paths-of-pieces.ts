// RFC 3986 §5.2.4: paths of all pieces that matter, and whether some of what programs make of each begins with a host.
import { removeDotSegments } from "@std66/core";
import { staysHere } from "../src/allowlist/destination.ts";

/** Programs may remove a space once it is decoded. */
const PIECES = ["a", ".", "/", ":", "%2E", "%2f", "%5C", "%20"];

function* texts(length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const rest of texts(length - 1)) for (const piece of PIECES) yield piece + rest;
}

const decoded = (path: string): string => decodeURIComponent(path).replaceAll(" ", "").replaceAll("\\", "/");
const reduced = (path: string): string[] => {
  const result = removeDotSegments(path);
  return path.startsWith("/") ? [path, result] : [path, result, result.replace(/^\//, "")];
};

/** Every step, in every order that programs have. Each set has a text once, which most steps leave as it is. */
function formsOf(path: string): Set<string> {
  const dotted = path.replaceAll("%2E", ".");
  const written = new Set([path, dotted, ...[path, dotted].map((text) => text.replace(/^\/?/, "/"))]);
  const before = new Set([...written].flatMap(reduced));
  const after = new Set([...before, ...[...before].map(decoded)]);
  return new Set([...after].flatMap(reduced));
}

/** Compares `staysHere` with every step in every order, over all paths of up to so many pieces. */
export function tryPaths(pieces: number): { here: number; elsewhere: number; wrong: string[] } {
  const found = { here: 0, elsewhere: 0, wrong: [] as string[] };
  for (const path of new Set(texts(pieces))) {
    const namesHost = [...formsOf(path)].some((text) => /^(?:a[a.]*:)?\/\//.test(text));
    found[namesHost ? "elsewhere" : "here"]++;
    if (staysHere(path) === namesHost) found.wrong.push(path);
  }
  return found;
}
