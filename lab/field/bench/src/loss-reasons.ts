/** Why std66 takes longer than another contender: by the title of the operation, then by corpus. */

export type LossReasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Measured beside `URL.canParse`, on the same texts, as the least of 150 rounds on Node 20, 22, 24 and 26. */
const validation = {
  "API URLs":
    "one regexp that only tests the class of each character takes 128 ns; `URL.canParse`, in C++, from 61 (Node 24) to 154",
  "data: URIs":
    "one regexp that only tests the class of each character takes 2,500 ns; `URL.canParse`, in C++, takes 590 on Node 24",
};

/** Measured stage by stage, in a build that returned after each, on a link of 70 characters and an API URL of 190. */
const normalText =
  "`encodeInto` takes 40 ns, and the loop 0.3 to 0.6 ns for each character, and more at each delimiter; `URL` does all of it in one call to C++";
const changedText =
  "`encodeInto` takes 40 ns, the text of the octets 60, and the loop 0.3 to 0.6 ns for each character, and more at each delimiter; `URL` does all of it in one call to C++";
/** Measured on links with dot-segments and no triplets. */
const parsedText =
  "a parsed reference without triplets is first asked whether anything is to change; if so, one pass reads and writes all of it, as that of a text";
/**
 * In the run of this page: for crawled links, `new URL` with a base takes 480 ns on Node 20 and 287 on Node 26, std66
 * 320 and 301.
 */
const newerUrl =
  "only on newer versions: `URL` takes 0.6 times as long on Node 26 as on Node 20, and std66 about the same on both";
/** Longer than 1,024 characters: composed of slices. */
const longText = "a long text is composed of slices, and the reader of its last character copies all of them once more";

/** Measured stage by stage on the pairs of the corpus, on Node 20. */
const resolution = {
  "API URLs": "to read 340 characters, with the class of each tested, takes 460 of 640 ns; `URL` does the same in C++",
  "dotty references":
    "to read both texts takes 180 of 550 ns; dot-segments are removed in JavaScript, and the result is copied from slices",
};

const reasonsOf = (reason: string, corpora: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(corpora.map((corpus) => [corpus, reason]));

const SHORT = ["API URLs", "odd authorities", "schema ids, URNs"];

const extraction =
  "url-regex-safe only matches a pattern: it neither parses what it finds nor looks at the text around it";

export const lossReasons: LossReasons = {
  "`isUriReference(text)`": validation,
  "`isUri(text)`": validation,
  "`String(resolve(base, reference))`": { ...resolution, "odd authorities": newerUrl },
  "`String(normalize(text))`, already normal": reasonsOf(normalText, ["odd authorities", "schema ids, URNs"]),
  "`String(normalize(text))`, work to do": {
    ...reasonsOf(
      changedText,
      SHORT.filter((corpus) => corpus !== "API URLs"),
    ),
    "data: URIs": longText,
  },
  "`String(normalize(uri))`, parsed, work to do": reasonsOf(parsedText, ["crawled links", ...SHORT, "percent-heavy"]),
  "`equivalent(a, b)`, a respelling": { "odd authorities": changedText },
  "`String(toUri(text))`": reasonsOf(
    "the text is read as an IRI, encoded, and divided; `URL` does all of it in one call to C++",
    ["odd authorities", "percent-heavy"],
  ),
  "`audit(text)`": reasonsOf("not a rival: the readers are a part of what `audit` asks of such texts", [
    ...SHORT.filter((corpus) => corpus !== "schema ids, URNs"),
    "percent-heavy",
    "data: URIs",
  ]),
  "`extractUris(text)`": reasonsOf(extraction, ["crawled links", "API URLs", "schema ids, URNs", "percent-heavy"]),
  "`parseQuery(query)`": {
    "crawled links":
      "each pair is an array of its own; `URLSearchParams` keeps one list, and makes pairs when they are read",
  },
  "`formatQuery(pairs)`": {
    ...reasonsOf(
      "what is encoded is looked through for characters that a query may hold; `URLSearchParams` leaves them encoded",
      ["crawled links", "API URLs"],
    ),
    "percent-heavy":
      "a query may hold characters that `encodeURIComponent` encodes; to restore them takes 200 of 700 ns. `URLSearchParams` leaves them encoded",
  },
};
