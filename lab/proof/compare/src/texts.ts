/** Makes realistic texts of each kind. */
import type { Random } from "./random.ts";

type Make = (random: Random) => string;

const HOSTS = [
  "www.example.com",
  "en.wikipedia.example",
  "blog.example.org",
  "shop.example.co.uk",
  "news.example.net",
  "docs.python.example",
  "example.com",
  "cdn-07.static.example.net",
  "forum.gardening.example",
  "www.university.example.edu",
];
const WORDS =
  "about archive article blog books category city contact docs download events faq forum guide health help history home " +
  "images index item jobs learn library list local login music nature news notes page people photo post press product " +
  "profile projects question recipe research reviews science search section service shop sport store story support tag " +
  "team tech terms topic tour travel user video weather wiki world";
const words = WORDS.split(" ");
const ENDINGS = ["", "", "", "/", "/", ".html", ".html", ".php", ".pdf", ".jpg"];
const SUBTYPES = ["image/png", "image/svg+xml", "font/woff2", "application/octet-stream"];
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** From Japanese, Greek and German words in UTF-8. */
const ESCAPES = [
  "%E3%82%A2",
  "%E3%83%8B",
  "%E3%83%A1",
  "%E6%97%A5",
  "%CE%B1",
  "%CE%BB",
  "%C3%BC",
  "%C3%9F",
  "%20",
  "%28",
];

export const word: Make = (random) => random.pick(words);
const slug: Make = (random) => random.join(random.between(2, 4), "-", () => word(random));
const host: Make = (random) => random.pick(HOSTS);
const path = (random: Random, least: number, most: number): string =>
  random.join(random.between(least, most), "/", () => (random.once(4) ? slug(random) : word(random)));

export const link: Make = (random) => {
  const query = random.once(5) ? `?id=${random.below(99_999)}${random.once(2) ? "&page=2" : ""}` : "";
  const fragment = random.once(8) ? `#${word(random)}` : "";
  const place = `${path(random, 1, 2)}/${slug(random)}${random.pick(ENDINGS)}`;
  return `http${random.once(6) ? "" : "s"}://${host(random)}/${place}${query}${fragment}`;
};

/** A page, as the base of its references. */
export const page: Make = (random) =>
  `https://${host(random)}/${path(random, 1, 4)}/${random.pick(["", "index.html", "page.php?id=7"])}`;

const parameter: Make = (random) =>
  random.pick([
    () => `${word(random)}=${word(random)}`,
    () => `filter%5B${word(random)}%5D=${word(random)}%2C${word(random)}`,
    () => `${word(random)}_id=${random.below(1_000_000)}`,
    () => `from=2024-0${random.between(1, 9)}-17T0${random.below(10)}%3A30%3A00Z`,
    () => `q=${word(random)}+${word(random)}`,
    () => `token=${random.hex(24)}`,
  ])();

export const apiQuery: Make = (random) => random.join(random.between(6, 7), "&", () => parameter(random));

export const apiUrl: Make = (random) =>
  `https://api.example.com/v${random.between(1, 3)}/${word(random)}/${random.below(100_000)}?${apiQuery(random)}`;

const authority: Make = (random) =>
  random.pick([
    () => `192.168.${random.below(256)}.${random.below(256)}:8080`,
    () => `10.0.${random.below(256)}.${random.below(256)}`,
    () => `[2001:db8::${random.hex(4)}:${random.hex(3)}]`,
    () => `[fd00:${random.hex(4)}:${random.hex(4)}:1::${random.hex(2)}]:8443`,
    () => `[::ffff:192.0.2.${random.below(256)}]:9000`,
    () => `${word(random)}@${host(random)}`,
    () => `${word(random)}:${random.hex(8)}@${word(random)}.example:2121`,
    () => `localhost:${random.between(3000, 9999)}`,
  ])();

export const oddAuthority: Make = (random) =>
  `${random.pick(["http", "http", "https", "ftp"])}://${authority(random)}/${path(random, 1, 3)}`;

const uuid: Make = (random) =>
  `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`;

export const urn: Make = (random) =>
  random.pick([() => `urn:uuid:${uuid(random)}`, () => `urn:example:schemas:${word(random)}:${random.below(100)}`])();

export const schema: Make = (random) =>
  `https://schemas.example.com/${random.pick(["2019-09", "2020-12"])}/${word(random)}/${word(random)}.schema.json`;

export const pointer: Make = (random) =>
  random.pick([
    () => `#/$defs/${word(random)}`,
    () => `#/properties/${word(random)}/items/${random.below(10)}`,
    () => `#${word(random)}`,
  ])();

export const identifier: Make = (random) =>
  random.pick([
    () => schema(random),
    () => `${schema(random)}${pointer(random)}`,
    () => `http://www.w3.org/1999/02/22-rdf-syntax-ns#${word(random)}`,
    () => urn(random),
    () => `urn:isbn:978${random.between(1_000_000_000, 9_999_999_999)}`,
    () => `tag:example.com,2024:${path(random, 1, 2)}`,
    () => `did:example:${random.hex(24)}`,
  ])();

export const escaped: Make = (random) => random.join(random.between(3, 8), "", () => random.pick(ESCAPES));

export const percentReference: Make = (random) =>
  random.pick([
    () => escaped(random),
    () => `../${word(random)}/${escaped(random)}_${escaped(random)}`,
    () => `/wiki/${escaped(random)}?q=${escaped(random)}`,
  ])();

export const percentHeavy: Make = (random) =>
  `https://${random.pick(["ja", "el", "de"])}.wiki.example/wiki/${escaped(random)}/${escaped(random)}` +
  (random.once(2) ? `?title=${escaped(random)}+${escaped(random)}` : "");

/** Lengths from 1 to 16 kB, distributed evenly on a logarithmic scale. */
export const dataUri: Make = (random) => {
  const length = Math.round(1000 * 16 ** (random.below(1000) / 1000));
  return `data:${random.pick(SUBTYPES)};base64,${random.join(length, "", () => BASE64[random.below(64)] ?? "")}`;
};

export const href: Make = (random) =>
  random.pick([
    () => `${slug(random)}.html`,
    () => `${word(random)}/${slug(random)}/`,
    () => `/${path(random, 1, 4)}`,
    () => `/${path(random, 1, 2)}/${slug(random)}.html`,
    () => `../${path(random, 1, 2)}`,
    () => `../../${word(random)}/${slug(random)}.jpg`,
    () => `./${word(random)}`,
    () => `?page=${random.between(2, 40)}`,
    () => `#${word(random)}`,
    () => `${word(random)}.php?id=${random.below(9999)}&sort=${word(random)}`,
    () => `//${host(random)}/${path(random, 1, 3)}`,
  ])();

/** A reference with dot-segments at its start, within it and at its end: RFC 3986 §5.4 has such examples. */
export const dottyReference: Make = (random) =>
  random.pick([
    () => `${word(random)}/./${word(random)}/../${slug(random)}.html`,
    () => `../../${word(random)}/../${slug(random)}`,
    () => `../${word(random)}/${word(random)}/../../${slug(random)}/`,
    () => `./../${word(random)}.css`,
    () => `./${word(random)}/..`,
    () => `/${path(random, 1, 2)}/../${slug(random)}.html`,
    () => `/./${word(random)}/../../${word(random)}`,
    () => `../../../../${slug(random)}.png`,
    () => random.pick([".", "./", "..", "../", "../.."]),
  ])();

/** A text that neither RFC 3986 nor `URL` accepts. */
export const invalid: Make = (random) =>
  random.pick([
    () => `http://exa mple.com/${path(random, 1, 3)}`,
    () => `https://www.example.com:80${word(random)}/${path(random, 1, 3)}`,
    () => `http://[2001:db8::${random.hex(4)}/${path(random, 1, 3)}`,
    () => `http://[1:2:3:4:5:6:7:8:${random.hex(2)}]/${word(random)}`,
    () => `https://www.example.com|${word(random)}/${path(random, 1, 3)}`,
    () => `1${word(random)}://${host(random)}/${slug(random)}`,
  ])();

/** A text that RFC 3986 rejects and `URL` repairs. */
export const repairable: Make = (random) =>
  random.pick([
    () => `https://${host(random)}/${word(random)} ${word(random)}.html`,
    () => `https://${host(random)}/${path(random, 1, 3)}?q=<${word(random)}>`,
    () => `https://${host(random)}/100%/${slug(random)}`,
    () => `https://${host(random)}/caf\u{e9}/${slug(random)}`,
    () => `https://${host(random)}/${path(random, 1, 3)}?a[]=${word(random)}`,
    () => `http://${host(random)}\\${word(random)}\\${slug(random)}`,
  ])();
