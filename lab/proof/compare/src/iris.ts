/** IRIs made of the URIs of the corpora, and what is right about them: RFC 3987 §3.1, §3.2, transcribed. */
import type { Corpus, Pair } from "./corpora.ts";
import { flatten } from "./flatten.ts";

/** A URI of the web, with words of other scripts in its path, its query and its fragment. */
function international(uri: string): string {
  return flatten(
    uri
      .replace(/\/([a-z]{3})[a-z]*/u, "/日本語$1")
      .replace(/=([a-z])[a-z]*/u, "=é$1")
      .replace(/#/u, "#ü"),
  );
}

/** Those texts of a corpus in which there was something to replace. */
export function ofCorpus({ kind, texts }: Corpus): readonly string[] {
  if (kind !== "uri") return [];
  return texts.filter((text) => /^https?:\/\/[^/]+\/[a-z]{3}/u.test(text)).map(international);
}

/** The pairs of a corpus, with such a word at the end of each path. */
export function pairsOf({ pairs }: Corpus): readonly Pair[] {
  return pairs
    .filter(({ base, reference }) => /^https?:\/\/[^/]+\/[a-z]{3}/u.test(base) && /^[a-z./]+$/u.test(reference))
    .map(({ base, reference }) => ({ base: international(base), reference: flatten(`${reference}é`) }));
}

/** The URI of an IRI: each character that is not ASCII as its octets in UTF-8. */
export function uriOf(iri: string): string {
  return Array.from(iri, (each) => (each > "\x7f" ? encodeURIComponent(each) : each)).join("");
}
