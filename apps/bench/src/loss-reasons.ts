/** Why std66 takes longer than another contender: by the title of the operation, then by corpus. */

export type LossReasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Measured beside `URL.canParse`, on the same texts, as the least of 150 rounds on Node 20, 22, 24 and 26. */
const validation = {
  "API URLs":
    "one regexp that only tests the class of each character takes 128 ns; `URL.canParse`, in C++, from 61 (Node 24) to 154",
  "data: URIs":
    "one regexp that only tests the class of each character takes 3,400 ns; `URL.canParse`, in C++, takes 585 on Node 24",
};

/** Measured stage by stage, in a build that returned after each, on a link of 70 characters and an API URL of 190. */
const normalText =
  "`encodeInto` takes 40 ns, and the loop 1.3 ns for each character; `URL` does all of it in one call to C++";
const changedText =
  "`encodeInto` takes 40 ns, `decode` 65, and the loop 1.3 ns for each character; `URL` does all of it in one call to C++";
const reasonsOf = (reason: string, corpora: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(corpora.map((corpus) => [corpus, reason]));

const SHORT = ["API URLs", "odd authorities", "schema ids, URNs"];

export const lossReasons: LossReasons = {
  "`isUriReference(text)`": validation,
  "`isUri(text)`": validation,
  "`String(normalize(text))`, already normal": reasonsOf(normalText, ["crawled links", ...SHORT]),
  "`String(normalize(text))`, work to do": reasonsOf(changedText, ["crawled links", ...SHORT, "percent-heavy"]),
  "`equivalent(a, b)`, a respelling": reasonsOf(changedText, [...SHORT, "percent-heavy"]),
};
