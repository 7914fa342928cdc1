// Whether two standards read a text alike, decided from their components alone, independently of the way reasons are
// found.

import type { SyntaxRow } from "../src/index.ts";

export type Sameness = "same" | "different" | "unsaid";

type Part = string | undefined;
type Parts = Readonly<Record<string, unknown>>;

/**
 * The class of a character is part of the reading: the reserved sets of RFC 3986, of RFC 2396 and of the two before.
 */
const RESERVED: Readonly<Record<string, string>> = {
  rfc1738: "",
  rfc1808: "",
  rfc2396: "+$,",
  rfc2396bis07: "!*'()+$,",
  rfc3986: "!*'()+$,",
};

/** Scheme, authority, path with its parameters, query and fragment, as written; RFC 1808's params are separate. */
function common(dialect: string, components: unknown): readonly Part[] {
  const parts = components as Parts;
  const { scheme, authority, netLoc, opaquePart, path, params, query, fragment } = parts as Readonly<
    Record<string, Part>
  >;
  if (dialect === "rfc1808") return [scheme, netLoc, path, params, query, fragment];
  return [scheme, authority, opaquePart ?? path, undefined, query, fragment];
}

/** The kind of host by RFC 2396 and RFC 3986; RFC 1808 does not say. Brackets mean the same in both. */
function kindOf(dialect: string, components: unknown): string | undefined {
  const { host, regName, hostKind } = components as Readonly<Record<string, Part>>;
  if (dialect === "rfc1808") return undefined;
  if (regName !== undefined) return "registry";
  if ((host ?? "") === "") return "no host";
  return (hostKind as string).replace(/^(?:ipv6|ipvfuture)$/, "literal").replace(/^(?:hostname|reg-name)$/, "name");
}

/** RFC 2396 §3.3: whether a segment has parameters; RFC 1808 has already split them off. */
function hasParams(dialect: string, components: unknown): boolean | undefined {
  const { segments = [] } = components as { readonly segments?: readonly { readonly params: readonly string[] }[] };
  return dialect === "rfc1808" ? undefined : segments.some(({ params }) => params.length > 0);
}

/** RFC 1738 has no components that all schemes share, so only its verdict counts. */
export function readSame(text: string, first: SyntaxRow, second: SyntaxRow): Sameness {
  if (!first.valid || !second.valid) return first.valid === second.valid ? "same" : "different";
  if (first.dialect === "rfc1738") return "unsaid";
  const [one, other] = [common(first.dialect, first.components), common(second.dialect, second.components)];
  const kinds = [kindOf(first.dialect, first.components), kindOf(second.dialect, second.components)];
  const segments = [hasParams(first.dialect, first.components), hasParams(second.dialect, second.components)];
  const isSame =
    (segments[0] === segments[1] || segments.includes(undefined)) &&
    one.every((part, index) => part === other[index]) &&
    (kinds[0] === kinds[1] || kinds.includes(undefined)) &&
    // A "+" in a scheme is part of its name, not data.
    text
      .slice(one[0]?.length ?? 0)
      .split("")
      .every((character) => isReserved(first, character) === isReserved(second, character));
  return isSame ? "same" : "different";
}

function isReserved({ dialect }: SyntaxRow, character: string): boolean {
  return RESERVED[dialect]?.includes(character) ?? false;
}
