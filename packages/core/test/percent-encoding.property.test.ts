// Properties of RFC 3986 §2.4: text encoded for a component is valid in it, and decodes to the same text.

import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { build, percentDecode, percentDecodeBytes, percentEncode } from "../src/index.ts";
import type { UriComponents, EncodableComponent } from "../src/index.ts";
import { isRefused } from "./thrown.ts";

const PLACES: Readonly<Record<EncodableComponent, (encoded: string) => UriComponents>> = {
  segment: (encoded) => ({ host: "h", path: `/${encoded}` }),
  path: (encoded) => ({ host: "h", path: `/${encoded}` }),
  query: (query) => ({ query }),
  "query-value": (encoded) => ({ query: `a=${encoded}` }),
  fragment: (fragment) => ({ fragment }),
  userinfo: (userinfo) => ({ userinfo, host: "h" }),
  "reg-name": (host) => ({ host }),
};
const components = fc.constantFrom(...(Object.keys(PLACES) as EncodableComponent[]));
const wellFormed = fc.string({ unit: codePoint, maxLength: 20 });
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

it("decoding inverts encoding, in every component", () => {
  fc.assert(
    fc.property(wellFormed, components, (text, component) => {
      const encoded = percentEncode(text, component);
      expect([
        percentDecode(encoded),
        new TextDecoder("utf-8", { ignoreBOM: true }).decode(percentDecodeBytes(encoded)),
      ]).toEqual([text, text]);
    }),
  );
});

it("text encoded for a component is valid in it, and remains one segment or value", () => {
  fc.assert(
    fc.property(wellFormed, components, (text, component) => {
      const encoded = percentEncode(text, component);
      const given = PLACES[component](encoded);
      const built = build(given);
      expect(built).toMatchObject(given);
      if (component === "segment") expect(built.segments).toEqual([encoded]);
      if (component === "query-value") expect(built.query?.split("&")).toHaveLength(1);
      if (component === "reg-name") expect(built.port ?? built.userinfo).toBeUndefined();
    }),
  );
});

it("R-023 R-027 only characters that the component requires are encoded; in data, all reserved characters", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]$/), components, (character, component) => {
      const isEncoded = percentEncode(character, component) !== character;
      const canStand =
        character !== "%" &&
        !isRefused(() => build(PLACES[component](character))) &&
        build(PLACES[component](character)).port === undefined;
      const isReservedData = /^(?:segment|query-value)$/.test(component) && /[^-._~\w]/.test(character);
      expect([character, component, isEncoded]).toEqual([character, component, !canStand || isReservedData]);
    }),
  );
});

it("encoding rejects exactly text that is not well-formed, and decoding to text rejects exactly invalid UTF-8", () => {
  fc.assert(
    fc.property(anyText, components, (text, component) => {
      const isWellFormed = !/\p{Cs}/u.test(text);
      expect([text, isRefused(() => percentEncode(text, component))]).toEqual([text, !isWellFormed]);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
      const text = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
      expect([...percentDecodeBytes(text)]).toEqual([...bytes]);
      let wanted: string | undefined;
      try {
        wanted = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        // Not UTF-8.
      }
      expect(isRefused(() => percentDecode(text))).toBe(wanted === undefined);
      if (wanted !== undefined) expect(percentDecode(text)).toBe(wanted);
    }),
  );
});

it("octets that are not valid UTF-8: the offset is that of the first malformed sequence", () => {
  const good = fc.constantFrom("a", "%41", "%C3%A9", "%E3%82%A2", "%F0%9F%98%80", "é", "\u{1F600}", "%7F");
  const bad = fc.constantFrom("%80", "%C0%AF", "%C3", "%E3%82", "%ED%A0%80", "%F0%9F%98", "%FF", "%F4%90%80%80");
  fc.assert(
    fc.property(fc.array(good, { maxLength: 6 }), bad, fc.array(good, { maxLength: 3 }), (before, fault, after) => {
      const text = [...before, fault, ...after].join("");
      let offset: number | undefined;
      try {
        percentDecode(text);
      } catch (error) {
        ({ offset } = error as { offset: number });
      }
      expect([text, offset]).toEqual([text, before.join("").length]);
    }),
  );
});
