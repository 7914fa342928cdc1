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
const ofAll = (reason: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ["crawled links", "API URLs", "odd authorities", "schema ids, URNs", "percent-heavy"].map((corpus) => [
      corpus,
      reason,
    ]),
  );

export const lossReasons: LossReasons = {
  "`isUriReference(text)`": validation,
  "`isUri(text)`": validation,
  "`String(normalize(text))`, already normal": ofAll(normalText),
  "`String(normalize(text))`, work to do": ofAll(changedText),
  "`equivalent(a, b)`, a respelling": ofAll(changedText),
};
