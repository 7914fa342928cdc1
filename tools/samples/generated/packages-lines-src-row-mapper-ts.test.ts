import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { tryParse } from "@std66/core";
import { RowMapper } from "@std66/lines/rows";
void [sample, describe];


test("packages/lines/src/row-mapper.ts:43", async () => {
const rows = new RowMapper((text) => tryParse(text)?.host, { column: 2 });
const table = new TextEncoder().encode("1\thttp://a/\tx\n2\tb c\ty\n");
sample.same(new TextDecoder().decode(rows.map(table)), "1\ta\tx\n2\t\\N\ty\n");
sample.same(rows.count, 2);
});
