/** Namespaces in XML, section 6: what a document is, by its root element. */
import { XmlScope, split } from "./xml-scope.ts";
import { parse, type Uri } from "@std66/core";
import { xmlTokens } from "./xml-tokens.ts";

/** Whether a document is a sitemap or an index of sitemaps, a page of XHTML, or other XML. */
export type XmlRoot = "sitemap" | "html" | "xml";

/** The namespaces of sitemaps: that of sitemaps.org, with common mistakes, and Google's before it. */
const SITEMAP = /^(?:https?:\/\/(?:www\.)?(?:sitemaps\.org|google\.com)\/schemas\/sitemap\/.*)?$/;

/** Reads the beginning of a document; `undefined` if its root element does not begin there. */
export function xmlRoot(xml: string): XmlRoot | undefined {
  const scope = new XmlScope(parse("x:") as Uri);
  for (const token of xmlTokens(xml, () => {})) {
    if (token.kind === "text") {
      const text = xml.slice(token.start, token.end).trim();
      // What begins with the last few characters is not known yet.
      if (token.end === xml.length && text.startsWith("<") && text.length < "<![CDATA[".length) return undefined;
      if (text !== "") return "xml";
    }
    if (token.kind !== "start") continue;
    const { local, vocabulary } = scope.enter(token.name, token.attributes);
    if (/^(?:urlset|sitemapindex)$/.test(local)) {
      return SITEMAP.test(scope.namespaceOf(split(token.name).prefix)) ? "sitemap" : "xml";
    }
    return vocabulary === "xhtml" && local === "html" ? "html" : "xml";
  }
  return undefined;
}
