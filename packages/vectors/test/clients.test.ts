// The readings of clients: counted, and beside the rows that expect what the RFCs say.

import { expect, it } from "vitest";
import { type ClientReader, type ClientsRow, clients, resolution } from "../src/index.ts";

const READERS: readonly ClientReader[] = [
  "RFC 1808",
  "RFC 2396",
  "a proposal",
  "Netscape Navigator 4.03",
  "Lynx 2.7.1",
  "Internet Explorer 3.01",
  "NCSA Mosaic 2.6",
  "libwww-perl 5.14",
];

const readersOf = ({ readings }: ClientsRow): readonly ClientReader[] => readings.flatMap(({ by }) => by);
const textsOf = (reader: ClientReader, { readings }: ClientsRow): readonly string[] =>
  readings.filter(({ by }) => by.includes(reader)).map(({ text }) => text);

it("five pages with 103 references and 633 readings", () => {
  const pages = new Map<string, number>();
  for (const { source, base } of clients) pages.set(`${source} ${base}`, (pages.get(`${source} ${base}`) ?? 0) + 1);
  expect(Object.fromEntries(pages)).toEqual({
    "rel_examples1 http://a/b/c/d;p?q": 43,
    "rel_examples2 http://a/b/c/d;p?q=1/2": 17,
    "rel_examples3 http://a/b/c/d;p=1/2?q": 13,
    "rel_examples4 fred:///s//a/b/c": 15,
    "rel_examples5 http:///s//a/b/c": 15,
  });
  expect(clients.flatMap(readersOf)).toHaveLength(633);
});

it("each page was tried with the same readers throughout", () => {
  const tried = new Map<string, Set<string>>();
  for (const row of clients) {
    const readers = READERS.filter((reader) => readersOf(row).includes(reader));
    tried.set(row.source, (tried.get(row.source) ?? new Set()).add(readers.join(", ")));
  }
  const rfcs = "RFC 1808, RFC 2396";
  const most = "Netscape Navigator 4.03, Lynx 2.7.1, Internet Explorer 3.01";
  expect([...tried].map(([source, lists]) => [source, [...lists]])).toEqual([
    ["rel_examples1", [`${rfcs}, ${most}, NCSA Mosaic 2.6, libwww-perl 5.14`]],
    ["rel_examples2", [`${rfcs}, ${most}, NCSA Mosaic 2.6`]],
    ["rel_examples3", [`${rfcs}, ${most}, NCSA Mosaic 2.6`]],
    ["rel_examples4", [`RFC 2396, a proposal, ${most}`]],
    ["rel_examples5", [`RFC 2396, a proposal, ${most}`]],
  ]);
});

it("a reader has one result for a reference; RFC 2396 has two for a surplus `..`", () => {
  const twice = clients.flatMap((row) =>
    [...new Set(readersOf(row))]
      .filter((reader) => textsOf(reader, row).length > 1)
      .map((reader) => `${row.ref} ${reader}`),
  );
  expect(twice).toEqual(["../../../g RFC 2396", "../../../../g RFC 2396"]);
});

it("the columns of the RFCs are those of the rows that expect them", () => {
  let compared = 0;
  for (const row of clients) {
    const expected = resolution.find(({ base, ref }) => base === row.base && ref === row.ref)?.expect;
    if (expected === undefined) continue;
    const [by1808] = textsOf("RFC 1808", row);
    if (by1808 !== undefined) expect([row.id, by1808]).toEqual([row.id, expected.rfc1808]);
    expect([row.id, ...textsOf("RFC 2396", row)]).toEqual([row.id, ...printed(expected.rfc2396)]);
    compared++;
  }
  expect(compared).toBeGreaterThan(95);
});

/** As the pages print it. */
function printed(result: (typeof resolution)[number]["expect"]["rfc2396"]): readonly string[] {
  if (result === undefined || typeof result === "string") return result === undefined ? [] : [result];
  if ("currentDocument" in result)
    return [`(current document)${result.fragment === null ? "" : `#${result.fragment}`}`];
  return result.error === "excess-dotdot" ? [result.keep, result.remove] : [];
}
