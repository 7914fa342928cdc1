import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { traceNormalization } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/src/trace-normalization.ts:71", async () => {
const { result, steps } = traceNormalization("http://example.com:80/%7euser");
sample.same(String(result), "http://example.com/~user");
const replaced = steps.filter(({ component }) => component !== undefined);
sample.same(replaced.map(({ rung, component, from, to }) => `${rung}: ${component} ${from} to ${to}`), ["case: path %7e to %7E", "percent-encoding: path %7E to ~", "scheme: port :80 to "]);
});
