/** src/wasm-octets.ts is small enough for the main thread of a browser. */
import { expect, it } from "vitest";
import { WASM_OCTETS } from "../src/wasm-octets.ts";

it("the module has at most 4,096 octets: Chrome compiles no larger one on its main thread at once", () => {
  expect(Buffer.from(WASM_OCTETS, "base64").length).toBeLessThanOrEqual(4096);
});
