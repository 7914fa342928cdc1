import { isUri, parse } from "@std66/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { extractUris } from "../src/index.ts";
import { hitsFrom, onlyIn, urisIn } from "./found.ts";

/** Pieces of texts in which URIs begin, end, or seem to. */
const PIECES = [
  ...Array.from("<>\"'()[]{}\\.,;:!?*_~`|/#%@&=- \n\t\r\0é。\u{1F600}\uD800"),
  "> <http://a/",
  "\n> ",
  ..."http:// https:// ftp:// urn: mailto: URL: <URL: a b.example a@b www. &lt; &amp; %41 x: :// // [::1] [2001:db8:0:0:0:0:7:8] [v1.a:b:c:d:e:f:g -\n {id} \\n note:".split(
    " ",
  ),
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(""));

const uris = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z][-+.a-zA-Z0-9]{0,8}$/u),
    fc.stringMatching(
      /^(?:\/\/[-a-z0-9.@]{0,9}(?:\/[-a-z0-9:@!$'()*+,;=~._%]{0,9})?|[-a-z0-9:@!$'()*+,;=~._]{0,20})$/u,
    ),
    fc.stringMatching(/^(?:\?[-a-z0-9:@!$'()*+,;=~._/?]{0,9})?(?:#[-a-z0-9:@!$'()*+,;=~._/?]{0,9})?$/u),
  )
  .map((parts) => `${parts[0]}:${parts[1]}${parts[2]}`.replaceAll("%", "%2f"))
  .filter((text) => isUri(text));

test("R-151 between angle brackets, every URI is found, whole and alone", () => {
  fc.assert(
    fc.property(uris, (uri) => {
      fc.pre(!/^url:[a-z][-+.a-z0-9]*:/iu.test(uri));
      expect(onlyIn(`<${uri}>`)).toMatchObject({
        text: uri,
        start: 1,
        end: 1 + uri.length,
        delimiter: "angle-brackets",
      });
      expect(urisIn(`<URL:${uri}>`)).toEqual([uri]);
    }),
  );
});

test("R-151 in plain text, a URI without closing bracket or quote is not cut into two", () => {
  fc.assert(
    fc.property(uris, (uri) => {
      fc.pre(!/[)']/u.test(uri));
      expect(urisIn(uri, { schemes: [parse(uri).scheme!] }).length).toBeLessThan(2);
    }),
  );
});

test("R-152 between angle brackets, line breaks and the white space around them change no URI", () => {
  const breaks = fc.constantFrom("", "", "", "\n", "\r\n", " \n\t");
  fc.assert(
    fc.property(uris, fc.array(breaks, { minLength: 60, maxLength: 60 }), (uri, between) => {
      fc.pre(!/^url:/iu.test(uri));
      const broken = uri.replaceAll(/./gu, (character, index: number) => character + between[index % 60]);
      expect(urisIn(`<${broken}>`)).toEqual([uri]);
    }),
  );
});

test("R-151 what is found is in order, disjoint, a URI, and its text is the slice", () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (text, hasWww) => {
      let last = 0;
      for (const hit of extractUris(text, hasWww ? { www: "http" } : {})) {
        expect(hit.start).toBeGreaterThanOrEqual(last);
        expect(hit.end).toBeGreaterThan(hit.start);
        expect(hit.text).toBe(text.slice(hit.start, hit.end));
        expect(isUri(String(hit.reference))).toBe(true);
        const inside = hit.leftOut.filter((left) => left.start >= hit.start && left.end <= hit.end);
        const given = inside.reduceRight((rest, left) => {
          return rest.slice(0, left.start - hit.start) + rest.slice(left.end - hit.start);
        }, hit.text);
        expect(String(hit.reference).replace(/^http:\/\/(?=www\.)/iu, "")).toBe(
          given.replace(/^http:\/\/(?=www\.)/iu, ""),
        );
        expect(given).not.toMatch(/[\s>]/u);
        last = hit.end;
      }
    }),
  );
});

test("R-151 what was left out is outside the URI or white space in it, and ordered", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { start, end, leftOut } of extractUris(text)) {
        for (const [index, left] of leftOut.entries()) {
          if (index > 0) expect(left.start).toBeGreaterThanOrEqual(leftOut[index - 1]!.end);
        }
        for (const left of leftOut) {
          const isInside = left.start >= start && left.end <= end;
          expect(isInside).toBe(left.reason === "white-space" || left.reason === "quotation");
          expect(text.slice(left.start, left.end)).not.toBe("");
        }
      }
    }),
  );
});

test("in pieces, a text has the same URIs as in one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 5 }), fc.boolean(), async (pieces, hasWww) => {
      const options = { positions: true, ...(hasWww && { www: "http" }) };
      const text = pieces.join("");
      const whole = [...extractUris(text, options)];
      expect(await hitsFrom(pieces, options)).toEqual(whole);
      expect(await hitsFrom(Array.from(text), options)).toEqual(whole);
    }),
  );
});

const SCHEMES = [
  "http://",
  "https://",
  "ftp://",
  "foo://",
  "file:///",
  "urn:isbn:",
  "mailto:",
  "tel:",
  "data:,",
  "www.",
];
const RESTS = [
  ...Array.from("@/é\u200B\u{1F600}。…“—()|\\,;.!1\uFFFD%^]"),
  ..."x@y.example a.example [2001:db8::7] [1 ?q= #f %41 ñandu {id} 例え".split(" "),
];
const written = fc
  .tuple(
    fc.constantFrom(["see ", " x"], ["(", ")"], ["<", ">"], ['"', '"']),
    fc.constantFrom(...SCHEMES),
    fc.array(fc.constantFrom(...RESTS), { minLength: 1, maxLength: 6 }),
  )
  .map(([[before, after], scheme, rest]) => before + scheme + rest.join("") + after);

test("R-151 what `iris` finds and URIs have not, or have shorter, is reported", () => {
  fc.assert(
    fc.property(written, (text) => {
      const reported: number[] = [];
      const omitted = ({ start }: { readonly start: number }): void => void reported.push(start);
      const given = [...extractUris(text, { www: "http", omitted })].map(({ start, end }) => `${start}-${end}`);
      for (const { start, end } of extractUris(text, { www: "http", iris: true })) {
        if (!given.includes(`${start}-${end}`)) expect(reported).toContain(start);
      }
    }),
    { numRuns: 3000 },
  );
});
