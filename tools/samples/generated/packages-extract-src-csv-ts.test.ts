import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { csvLinks } from "@std66/extract/csv";
void [sample, describe];


test("packages/extract/src/csv.ts:65", async () => {
const csv = 'name,url\r\n"a ""b""","http://c/?d,e"\r\nf,http://g/|h\r\n';
const links = [...csvLinks(csv)];
sample.same(links.map(({ record, field, text, error }) => [record, field, text, error?.offset]), [[2, 2, "http://c/?d,e", undefined], [3, 2, "http://g/|h", 9]]);
});
