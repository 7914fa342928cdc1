/** Realistic spellings of a URI that are equivalent by RFC 3986 §6.2. */
import type { Random } from "./random.ts";
import { DEFAULT_PORTS } from "./rfc3986.ts";
import { word } from "./texts.ts";

/** Returns the text unchanged if there is nothing to respell in this way. */
type Way = (uri: string, random: Random) => string;

const ways: readonly Way[] = [
  schemeInCapitals,
  hostInCapitals,
  tripletsInLowerCase,
  unreservedEncoded,
  dotSegmentsPutIn,
  defaultPortWritten,
  pathLeftOut,
];

/** Respells a URI in normal form in one to three ways. */
export function respell(uri: string, random: Random): string {
  const wanted = random.between(1, 3);
  let spelled = uri;
  let changes = 0;
  for (const way of random.shuffled(ways)) {
    const before = spelled;
    spelled = way(before, random);
    if (spelled !== before && ++changes === wanted) break;
  }
  return spelled;
}

/** The same URI, or now and then the home page of its host, so that there are paths to leave out. */
export function homeNowAndThen(uri: string, random: Random): string {
  const [home] = /^(?:https?|ftp):\/\/[^/?#]+\//u.exec(uri) ?? [];
  return home !== undefined && random.once(12) ? home : uri;
}

function schemeInCapitals(uri: string): string {
  return uri.replace(/^[^:]+/u, (scheme) => scheme.toUpperCase());
}

/** The whole host, or the first letter of each label. */
function hostInCapitals(uri: string, random: Random): string {
  const letters = random.once(2) ? /[a-z]/gu : /\b[a-z]/gu;
  return uri.replace(/(?<=^[^:]+:\/\/(?:[^@/?#]*@)?)[^@/?#]+(?=[/?#]|$)/u, (host) =>
    host.replaceAll(letters, (letter) => letter.toUpperCase()),
  );
}

function tripletsInLowerCase(uri: string): string {
  return uri.replaceAll(/%[\dA-F]{2}/gu, (triplet) => triplet.toLowerCase());
}

/**
 * One to three characters of path and query. Leaves URNs unchanged: the grammars of UUIDs and ISBNs have no triplets.
 */
function unreservedEncoded(uri: string, random: Random): string {
  if (/^urn:/iu.test(uri)) return uri;
  let encoded = uri;
  for (let left = random.between(1, 3); left > 0; left--) encoded = oneEncoded(encoded, random);
  return encoded;
}

function oneEncoded(uri: string, random: Random): string {
  const [start = ""] = /^[^:]+:(?:\/\/[^/?#]*)?/u.exec(uri) ?? [];
  const [pathAndQuery = ""] = uri.slice(start.length).split("#", 1);
  const places = [...pathAndQuery.matchAll(/%..|[-.\w~]/gu)].filter(([character]) => character.length === 1);
  if (places.length === 0) return uri;
  const { index, 0: character } = random.pick(places);
  const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const place = start.length + index;
  return uri.slice(0, place) + triplet + uri.slice(place + 1);
}

/** After one of the slashes of a path, if it follows an authority. */
function dotSegmentsPutIn(uri: string, random: Random): string {
  const [start = "", path = ""] = /^[^:]+:\/\/[^/?#]*(\/[^?#]*)/u.exec(uri) ?? [];
  if (path === "") return uri;
  const { index } = random.pick([...start.matchAll(/\//gu)].slice(2));
  const dots = random.once(2) ? "./" : `${word(random)}/../`;
  return uri.slice(0, index + 1) + dots + uri.slice(index + 1);
}

function defaultPortWritten(uri: string): string {
  return uri.replace(
    /^([^:]+):\/\/(?:[^@/?#]*@)?(?:\[[^\]]*\]|[^:/?#]+)(?=[/?#]|$)/u,
    (start: string, scheme: string) => {
      const port = DEFAULT_PORTS.get(scheme.toLowerCase());
      return port === undefined ? start : `${start}:${port}`;
    },
  );
}

function pathLeftOut(uri: string): string {
  return uri.replace(/(?<=^[^:]+:\/\/[^/?#]+)\/(?=[?#]|$)/u, "");
}
