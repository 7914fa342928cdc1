/** Links of which many are the same, spelled alike or not. */
import { normalize } from "@std66/normalize";
import { flatten } from "../../../../proof/compare/src/flatten.ts";
import { thousands } from "../../../../proof/compare/src/figures.ts";
import { Random } from "../../../../proof/compare/src/random.ts";
import { respell } from "../../../../proof/compare/src/respelling.ts";
import { link } from "../../../../proof/compare/src/texts.ts";
import type { Job } from "./job.ts";

/** @param count the number of links; a quarter of them are different, and a quarter respelled */
export function dedupeLinks(count: number): Job {
  const random = new Random(4);
  const different = Array.from({ length: Math.ceil(count / 4) }, () => flatten(link(random)));
  const links = Array.from({ length: count }, (_, number) => {
    const text = number < different.length ? (different[number] as string) : random.pick(different);
    return number % 4 === 3 ? flatten(respell(text, random)) : text;
  });
  return {
    title: `dedupe ${thousands(count)} links`,
    says: "Puts a normal form of each into a `Set`. The right answers are the normal forms of RFC 3986 §6.2.2 and §6.2.3, each once.",
    right: [...new Set(different)],
    contenders: [
      {
        name: "std66",
        run() {
          const seen = new Set<string>();
          for (const text of links) seen.add(String(normalize(text)));
          return [...seen];
        },
      },
      {
        name: "`new URL(text).href`",
        run() {
          const seen = new Set<string>();
          for (const text of links) seen.add(new URL(text).href);
          return [...seen];
        },
      },
    ],
  };
}
