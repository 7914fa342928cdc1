import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { tryParse } from "@std66/core";
import { CsvMapper } from "@std66/lines/rows";
void [sample, describe];


test("packages/lines/src/csv-mapper.ts:34", async () => {
const rows = new CsvMapper((text) => tryParse(text)?.path, { column: "url", header: "path", append: true });
const table = new TextEncoder().encode('id,url\n"a, b",http://h/c\n2,"http://h/d,e"\n');
sample.same(new TextDecoder().decode(rows.map(table)), 'id,url,path\n"a, b",http://h/c,/c\n2,"http://h/d,e","/d,e"\n');
sample.same(rows.count, 2);
});
