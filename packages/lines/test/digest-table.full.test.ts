/** The digests of texts that have come before. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { DigestTable } from "../src/unique-texts.ts";

it("digests differ by each of their words, also in full tables and in neighboring slots", () => {
  // Few values, so that digests are repeated, begin in the same slot, and surround its end.
  const word = fc.constantFrom(0, 1, 2, 63, 64, 127, -1, -64, 0x7fffffff, -0x80000000);
  const digests = fc.array(fc.tuple(word, word, word), { maxLength: 500, size: "max" });
  fc.assert(
    fc.property(digests, (list) => {
      const table = new DigestTable();
      const seen = new Set<string>();
      for (const [first, second, third] of list) {
        // A first word of 0 marks an empty slot, and is stored as 1.
        const key = [first === 0 ? 1 : first, second, third].join();
        expect(table.add(first, second, third)).toBe(!seen.has(key));
        seen.add(key);
      }
    }),
  );
});
