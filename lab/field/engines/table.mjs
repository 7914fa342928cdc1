// The table that the engines map: a row for each number, with an id, the kind of its URI, and the URI. One in a hundred
// is invalid.

/** @type {readonly (readonly [kind: string, uriOf: (number: number) => string])[]} */
const KINDS = [
  ["§6.2.2.1, case", (number) => `HTTPS://WWW.Example.COM/p/${number}`],
  ["§3.4, query", (number) => `https://example.com/search?q=${number}&utm_source=x`],
  ["§6.2.2.2, triplets", (number) => `http://example.org/%7euser/${number}%2f`],
  ["§6.2.2.3, dot-segments", (number) => `http://example.net/a/../b/./${number}`],
  ["§3.2.1, userinfo", (number) => `ftp://user@host${number % 1000}.example/f`],
  ["§3.2.2, IP literal", (number) => `http://[2001:DB8::${(number % 65_536).toString(16)}]:8080/`],
  ["§3.2.3, port", (number) => `http://example.com:80/${number}`],
  ["§3.2.2, reg-name", (number) => `http://a_b%41!.example/${number}`],
  ["§3.3, no authority", (number) => `mailto:user${number}@example.com`],
  ["§4.2, relative reference", (number) => `../docs/${number}?page=2#top`],
];

/** @param {number} number @returns {string} a row with its end */
export function rowOf(number) {
  // NULL, an escape and octets that a URI cannot have, each in one of a thousand rows.
  if (number % 100 === 99) {
    const field = ["https://example.com/100%", "a b", "\\N", "http://a\\tb", "http://ex\u00E4mple/"][
      Math.floor(number / 100) % 5
    ];
    return `${number}\tinvalid\t${field}\n`;
  }
  const [kind, uriOf] = /** @type {typeof KINDS[number]} */ (KINDS[number % KINDS.length]);
  return `${number}\t${kind}\t${uriOf(number)}\n`;
}
