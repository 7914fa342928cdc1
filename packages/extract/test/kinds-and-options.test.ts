/** Each kind of document with each option that applies to all of them. */
import { describe, expect, it } from "vitest";
import { type DocumentKind, type DocumentOptions, documentKinds, documentLinks } from "../src/documents.ts";

/** An IRI that is no URI, and two URIs. */
const LINKS = ["http://\u00E9.a/", "ss://b/", "http://c/d"] as const;
const [IRI, OTHER, HTTP] = LINKS;

const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  text: LINKS.join(" "),
  html: LINKS.map((link) => `<a href="${link}">`).join(""),
  markdown: LINKS.map((link) => `[x](${link})`).join(" "),
  json: JSON.stringify(LINKS),
  "json-lines": LINKS.map((link) => JSON.stringify([link])).join("\n"),
  "json-schema": JSON.stringify({ allOf: LINKS.map(($ref) => ({ $ref })) }),
  csv: LINKS.join(","),
  tsv: LINKS.join("\t"),
  sitemap: `<urlset>${LINKS.map((link) => `<url><loc>${link}</loc></url>`).join("")}</urlset>`,
  mail: `Subject: a\r\n\r\n${LINKS.join(" ")}`,
  xml: `<a>${LINKS.map((link) => `<b c="${link}"/>`).join("")}</a>`,
};

const resultsOf = async (kind: DocumentKind, options: DocumentOptions): Promise<readonly string[]> => {
  const results: string[] = [];
  for await (const { result } of documentLinks([DOCUMENTS[kind]], kind, options))
    if (result !== undefined) results.push(result);
  return results;
};

describe.each(documentKinds)("a document of the kind %s", (kind) => {
  it.each<readonly [DocumentOptions, readonly string[]]>([
    [{}, [OTHER, HTTP]],
    [{ iris: false }, [OTHER, HTTP]],
    [{ iris: true }, ["http://%C3%A9.a/", OTHER, HTTP]],
    [{ base: "http://h/i" }, [OTHER, HTTP]],
    [{ base: "http://h/i", iris: true }, ["http://%C3%A9.a/", OTHER, HTTP]],
    [{ schemes: ["ss"] }, [OTHER]],
    [{ schemes: ["ss", "http"] }, [OTHER, HTTP]],
    [{ without: ["ss"] }, [HTTP]],
    [{ without: ["http"], iris: true }, [OTHER]],
    [{ ignore: [HTTP] }, [OTHER]],
    [{ ignore: [OTHER, HTTP], iris: true }, ["http://%C3%A9.a/"]],
    [{ ignore: [IRI], iris: true }, [OTHER, HTTP]],
    [{ name: "a.txt", texts: true }, [OTHER, HTTP]],
  ])("with %j has the links %j", async (options, expected) => {
    expect(await resultsOf(kind, options)).toEqual(expected);
  });
});
