/** RFC 3987 §5.3: two IRIs, and the first rung on which they are equivalent. */
import { equivalentIri, normalizeIri } from "@std66/iri";
import type { Rung, compare as compareUris } from "@std66/normalize";

const LADDER: readonly Rung[] = ["identical", "case", "percent-encoding", "dot-segments", "scheme"];
const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

type Component = (typeof COMPONENTS)[number];

/** Does for IRIs what `compare` does for URIs. */
export const compareIris: typeof compareUris = (a, b, { rungs, ignoreFragment } = {}) => {
  const chosen = [...(rungs ?? LADDER)];
  for (const [index, rung] of LADDER.entries()) {
    const taken = LADDER.slice(0, index + 1).filter((each) => chosen.includes(each));
    if (equivalentIri(a, b, { rungs: taken, ignoreFragment })) return { equivalent: true, rung };
  }
  const [first, second] = [normalizeIri(a, { rungs: chosen }), normalizeIri(b, { rungs: chosen })];
  // One differs, or the two would be equivalent.
  const component = COMPONENTS.find((name) => first[name] !== second[name]) as Component;
  return { equivalent: false, rung: undefined, difference: { component, a: first[component], b: second[component] } };
};
