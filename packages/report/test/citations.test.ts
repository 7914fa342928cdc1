// Citations as links: each citation of a reason leads to a section, with the anchors that the RFC Editor's pages have.

import { reasons } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { citedPieces } from "../src/text/citations.ts";

const RFC = "https://www.rfc-editor.org/rfc/rfc";

/** No appendix has a section of two digits, but one could. */
const NONE = "G.10";

describe("citedPieces", () => {
  it.each<[text: string, pieces: readonly (readonly [text: string, href?: string])[]]>([
    ["RFC 3986 §5.2.2", [["RFC 3986 §5.2.2", `${RFC}3986#section-5.2.2`]]],
    ["RFC 3986 §3", [["RFC 3986 §3", `${RFC}3986#section-3`]]],
    ["RFC 1808 §4 step 5", [["RFC 1808 §4", `${RFC}1808#section-4`], [" step 5"]]],
    ["RFC 2396 Appendix G.4", [["RFC 2396 Appendix G.4", `${RFC}2396#appendix-G.4`]]],
    ["RFC 2396 Appendix A (absoluteURI)", [["RFC 2396 Appendix A", `${RFC}2396#appendix-A`], [" (absoluteURI)"]]],
    [`RFC 2396 Appendix ${NONE}, G`, [[`RFC 2396 Appendix ${NONE}`, `${RFC}2396#appendix-${NONE}`], [", G"]]],
    ["RFC 2396 Appendix G.4.", [["RFC 2396 Appendix G.4", `${RFC}2396#appendix-G.4`], ["."]]],
    ["URL Standard (Goals)", [["URL Standard (Goals)", "https://url.spec.whatwg.org/#goals"]]],
    [
      "note: see RFC 1808 §2.3, and RFC 1738 §3.10.",
      [
        ["note: see "],
        ["RFC 1808 §2.3", `${RFC}1808#section-2.3`],
        [", and "],
        ["RFC 1738 §3.10", `${RFC}1738#section-3.10`],
        ["."],
      ],
    ],
    ["RFC 3986", [["RFC 3986"]]],
    ["RFC §5, §5.2, RFC 3986 §, RFC 3986 Appendix d", [["RFC §5, §5.2, RFC 3986 §, RFC 3986 Appendix d"]]],
    [`RFC ${"1".repeat(7)} §5`, [[`RFC ${"1".repeat(7)} §5`]]],
    ["", []],
  ])("%s", (text, pieces) => {
    expect(citedPieces(text)).toEqual(
      pieces.map(([piece, href]) => (href === undefined ? { text: piece } : { text: piece, href })),
    );
  });

  it("finds one section in each citation of a reason, and loses no character", () => {
    for (const { citations } of Object.values(reasons)) {
      for (const citation of citations) {
        const pieces = citedPieces(citation);
        expect([citation, pieces.filter(({ href }) => href !== undefined).length]).toEqual([citation, 1]);
        expect(pieces.map(({ text }) => text).join("")).toBe(citation);
      }
    }
  });

  it("takes linear time", () => {
    for (const text of [
      "RFC 3986 §".repeat(200_000),
      `RFC 3986 §${"1.".repeat(1_000_000)}`,
      "RFC 3986 §1".repeat(200_000),
    ]) {
      expect(
        citedPieces(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});
