// Generates three spellings of one URI that RFC 3986 §6.2 makes equivalent, and near misses that it does not.

import { isUri } from "@std66/core";
import fc from "fast-check";

export type Spellings = readonly [string, string, string];

/** Equivalent ways to write one part. */
type Choices = readonly string[];

const spelled = (all: readonly Choices[]): fc.Arbitrary<Spellings> =>
  fc.oneof(...all.map((choices) => fc.constantFrom(...choices)).map((one) => fc.tuple(one, one, one)));

const joined = (parts: readonly Spellings[]): Spellings =>
  [0, 1, 2].map((index) => parts.map((part) => part[index]).join("")) as unknown as Spellings;

const inRow = (...parts: readonly fc.Arbitrary<Spellings>[]): fc.Arbitrary<Spellings> => fc.tuple(...parts).map(joined);

const several = (one: fc.Arbitrary<Spellings>, maxLength: number, minLength = 0): fc.Arbitrary<Spellings> =>
  fc.array(one, { minLength, maxLength }).map(joined);

const just = (text: string): fc.Arbitrary<Spellings> => fc.constant<Spellings>([text, text, text]);

const orNothing = (spellings: fc.Arbitrary<Spellings>): fc.Arbitrary<Spellings> => fc.oneof(spellings, just(""));

/** §6.2.2.1 and §6.2.2.2: equivalents in the userinfo, path, query and fragment. */
const characters = spelled([
  ["a", "%61"],
  ["A", "%41"],
  ["k", "%6B", "%6b"],
  ["~", "%7E", "%7e"],
  ["1", "%31"],
  ["-", "%2D", "%2d"],
  ["%2F", "%2f"],
  ["%3B", "%3b"],
  ["%7F", "%7f"],
  ["%C3%A9", "%c3%a9", "%C3%a9", "%c3%A9"],
  ["%2541", "%25%34%31", "%25%341"],
  ["%00"],
  [";"],
  ["!"],
]);
/** Equivalents in a host, which is case-insensitive. */
const letters = spelled([
  ["a", "A", "%61", "%41"],
  ["k", "K", "%6B", "%6b", "%4B", "%4b"],
  ["z", "Z", "%7a", "%5A"],
  ["1", "%31"],
  ["-", "%2D", "%2d"],
  ["%C3%A9", "%c3%a9", "%C3%a9"],
  ["%2F", "%2f"],
]);
/** §6.2.2.3. */
const slashes = spelled([
  ["/"],
  ["/", "/./", "/x/../", "/%2e/", "/%2E/", "/x/%2e%2E/"],
  ["/", "/x/y/../../", "/./x/.././", "/x/.%2e/"],
  ["//", "/.//", "//./", "//x/../"],
]);
const lastDots = spelled([["/", "/.", "/x/..", "/%2E"]]);
const segments = several(inRow(slashes, several(characters, 3, 1)), 3, 1);
const paths = fc.oneof(segments, inRow(segments, lastDots));

const caseOf = (scheme: string): fc.Arbitrary<Spellings> =>
  spelled([[scheme, scheme.toUpperCase(), scheme.slice(0, 1).toUpperCase() + scheme.slice(1)]]);
const userinfo = orNothing(inRow(several(characters, 2), just("@")));
const hosts = fc.oneof(several(letters, 3, 1), spelled([["[2001:db8::a]", "[2001:DB8::A]", "[2001:dB8::a]"]]));
const tails = inRow(
  orNothing(inRow(just("?"), several(characters, 3))),
  orNothing(inRow(just("#"), several(characters, 3))),
);

/** §6.2.3. */
const EMPTY_PATH = spelled([["/", "", "/.", "/x/..", "/../"]]);
const withPort = (scheme: string, port: string): fc.Arbitrary<Spellings> => {
  const front = [
    caseOf(scheme),
    just("://"),
    userinfo,
    hosts,
    spelled([["", ":", `:${port}`, `:0${port}`, `:000${port}`], [":8080"], [":08080"], [":0"]]),
  ] as const;
  return fc.oneof(inRow(...front, paths), inRow(...front, EMPTY_PATH));
};
const other = fc.oneof(
  inRow(caseOf("foo"), just("://"), userinfo, hosts, spelled([["", ":"], [":80"]]), paths),
  inRow(caseOf("foo"), just(":/a"), paths),
);
/** Ordinary URIs, in which only a few characters have two spellings. */
const links = inRow(just("http://h/"), orNothing(just("?")), several(characters, 2, 1));
const file = inRow(
  caseOf("file"),
  just(":"),
  spelled([["///a", "/a", "//localhost/a", "//LOCALHOST/a", "//loc%61lhost:/a", "/./a", "//localhost/x/../a"]]),
  paths,
);
const address = inRow(several(characters, 3, 1), just("@"), several(letters, 3, 1));
const mailto = inRow(caseOf("mailto"), just(":"), address, several(inRow(just(","), address), 2));
const nid = several(spelled([["a", "A"], ["x", "X"], ["1"], ["-"]]), 3, 1);
const urn = inRow(caseOf("urn"), just(":"), nid, just(":"), several(characters, 3, 1));
const separators = spelled([["", "-", ".", "(", ")", "%2D"]]);
const digits = several(inRow(spelled([["1", "%31"], ["2"], ["*"]]), separators), 4, 1);
const tel = inRow(caseOf("tel"), spelled([["+"], [""]]), separators, digits, orNothing(just(";ext=1-2")));

const wholes = fc.oneof(
  withPort("http", "80"),
  withPort("https", "443"),
  withPort("ftp", "21"),
  other,
  links,
  file,
  mailto,
  urn,
  tel,
);

export const respellings = inRow(wholes, tails).filter((all) => all.every((text) => isUri(text)));

/** Pairs that are different anywhere but in a host: §2.2, §6.2.2.1, §6.2.3. */
const differences = spelled([
  ["a", "A"],
  ["%61", "A"],
  ["%2F", "/"],
  ["%3B", ";"],
  ["%21", "!"],
  ["%C3%A9", "%C3%89"],
  ["%2541", "%41"],
  ["%25%34%31", "A"],
  ["%252e", "."],
  ["", "%00"],
  ["+", "%20"],
  ["x", "x/"],
  ["x", "x//"],
]).filter(([a, b]) => a !== b);
const endDifferences = spelled([
  ["", "?"],
  ["", "#"],
  ["?", "#"],
  ["?a", "?A"],
  ["#a", "#A"],
  ["?a/../b", "?b"],
  ["?%26", "?&"],
  ["#%2F", "#/"],
]).filter(([a, b]) => a !== b);
const authorityDifferences = spelled([
  ["http://h:8080/", "http://h:08080/"],
  ["http://h:0/", "http://h:00/"],
  ["http://h/", "http://h:443/"],
  ["http://h/", "http://h./"],
  ["http://h/", "http://@h/"],
  ["http://u@h/", "http://u:@h/"],
  ["http://u@h/", "http://U@h/"],
  ["http://h/", "https://h/"],
  ["http:///", "http://localhost/"],
  ["http://[::1]/", "http://[0::1]/"],
  ["file:///", "file://h/"],
  ["file:///", "file://localhost:8/"],
  ["foo://h", "foo://h/"],
  ["foo://h/", "foo:h/"],
]).filter(([a, b]) => a !== b);

/** Triples whose first two texts are different URIs. No dot-segment follows that could remove the difference. */
export const nearMisses = fc
  .oneof(
    inRow(
      wholes.filter((all) => all.every((text) => text.includes("/"))),
      just("/x"),
      differences,
      just("y"),
      tails,
    ),
    inRow(wholes, endDifferences),
    inRow(authorityDifferences, just("x"), tails),
  )
  .filter((all) => all.every((text) => isUri(text)));
