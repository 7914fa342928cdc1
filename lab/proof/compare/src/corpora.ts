/** The texts for all measurements, in several corpora: one mean over all texts would hide a slow kind. */
import { type Comparison, makeComparisons } from "./comparisons.ts";
import { flatten } from "./flatten.ts";
import { Random } from "./random.ts";
import { homeNowAndThen, respell } from "./respelling.ts";
import * as text from "./texts.ts";

export interface Pair {
  readonly base: string;
  readonly reference: string;
}

export interface Corpus {
  readonly name: string;
  /** `uri`: each text has a scheme. `dotty`: each is a reference to resolve, with dot-segments. */
  readonly kind: "uri" | "relative" | "dotty" | "invalid" | "repairable";
  readonly texts: readonly string[];
  /** References typical of such documents, with a new base each. Empty for invalid texts. */
  readonly pairs: readonly Pair[];
  /**
   * The texts, respelled so that each differs from its normal form by RFC 3986 §6.2. Empty for texts without a scheme.
   */
  readonly respelled: readonly string[];
  /** A third the same text, a third respelled, a third different, in random order. Empty for texts without a scheme. */
  readonly comparisons: readonly Comparison[];
}

interface Source {
  readonly name: string;
  readonly kind: Corpus["kind"];
  readonly make: (random: Random) => string;
  readonly pair?: (random: Random) => Pair;
  /** The fraction of the usual number of texts. */
  readonly share?: number;
}

const sources: readonly Source[] = [
  {
    name: "crawled links",
    kind: "uri",
    make: text.link,
    pair: (random) => ({
      base: text.page(random),
      reference: random.once(2) ? text.link(random) : text.href(random),
    }),
  },
  {
    name: "API URLs",
    kind: "uri",
    make: text.apiUrl,
    pair: (random) => ({
      base: text.apiUrl(random),
      reference: random.once(2) ? `?${text.apiQuery(random)}` : `/v1/items?${text.apiQuery(random)}`,
    }),
  },
  {
    name: "odd authorities",
    kind: "uri",
    make: text.oddAuthority,
    pair: (random) => ({ base: text.oddAuthority(random), reference: text.href(random) }),
  },
  {
    name: "schema ids, URNs",
    kind: "uri",
    make: text.identifier,
    pair: (random) =>
      random.once(4)
        ? { base: text.urn(random), reference: text.pointer(random) }
        : {
            base: text.schema(random),
            reference: random.pick([text.pointer, text.schema, text.urn, () => "../common/money.json#/$defs/sum"])(
              random,
            ),
          },
  },
  {
    name: "percent-heavy",
    kind: "uri",
    make: text.percentHeavy,
    pair: (random) => ({ base: text.percentHeavy(random), reference: text.percentReference(random) }),
  },
  {
    name: "data: URIs",
    kind: "uri",
    make: text.dataUri,
    pair: (random) => ({ base: text.page(random), reference: text.dataUri(random) }),
    share: 1 / 4,
  },
  {
    name: "relative hrefs",
    kind: "relative",
    make: text.href,
    pair: (random) => ({ base: text.page(random), reference: text.href(random) }),
  },
  {
    name: "dotty references",
    kind: "dotty",
    make: text.dottyReference,
    pair: (random) => ({ base: text.page(random), reference: text.dottyReference(random) }),
  },
  { name: "invalid for all", kind: "invalid", make: text.invalid },
  { name: "repaired by `URL`", kind: "repairable", make: text.repairable },
];

export function makeCorpora(size: number): readonly Corpus[] {
  return sources.map(({ name, kind, make, pair, share = 1 }, seed) => {
    const random = new Random(seed + 1);
    const length = Math.max(1, Math.round(size * share));
    const texts = Array.from({ length }, () => flatten(make(random)));
    const pairs = pair === undefined ? [] : Array.from({ length }, () => flat(pair(random)));
    return { name, kind, texts, pairs, ...makeSpellings(kind === "uri" ? texts : [], seed) };
  });
}

/** Uses its own random numbers, so that texts and pairs do not depend on it. */
function makeSpellings(uris: readonly string[], seed: number): Pick<Corpus, "respelled" | "comparisons"> {
  const random = new Random(1000 + seed);
  const normal = uris.map((uri) => homeNowAndThen(uri, random));
  return {
    respelled: normal.map((uri) => flatten(respell(uri, random))),
    comparisons: makeComparisons(normal, random).map(({ a, b, kind }) => ({ a: flatten(a), b: flatten(b), kind })),
  };
}

function flat({ base, reference }: Pair): Pair {
  return { base: flatten(base), reference: flatten(reference) };
}
