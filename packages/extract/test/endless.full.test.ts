// RFC 3986 Appendix C: a stream whose URI never ends, whose 16 MB are scanned again with each piece.

import { expect, test } from "vitest";
import { extractUrisFrom } from "../src/index.ts";

test("a stream that begins a URI and never ends is refused before it fills the memory", async () => {
  const piece = "a".repeat(1 << 20);
  let given = 0;
  function* stream(): Generator<string> {
    yield "see http://b/ and http://";
    for (;;) {
      given++;
      yield piece;
    }
  }
  const found: string[] = [];
  const reading = (async () => {
    for await (const { text } of extractUrisFrom(stream())) found.push(text);
  })();
  await expect(reading).rejects.toThrow(
    new RangeError("extractUrisFrom: a piece begins a URI of more than 16777216 characters"),
  );
  expect(found).toEqual(["http://b/"]);
  expect(given).toBeLessThan(50);
});
