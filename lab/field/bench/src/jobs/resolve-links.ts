/** The links of pages, resolved against the addresses of the pages. */
import { resolverFor } from "@std66/resolve";
import fastUri from "fast-uri";
import uriJs from "uri-js";
import { flatten } from "../../../../proof/compare/src/flatten.ts";
import { Random } from "../../../../proof/compare/src/random.ts";
import * as rfc3986 from "../../../../proof/compare/src/rfc3986.ts";
import { href, link, page } from "../../../../proof/compare/src/texts.ts";
import type { Job } from "./job.ts";

interface Page {
  readonly base: string;
  readonly links: readonly string[];
}

const LINKS = 300;

/** @param count the number of pages */
export function resolveLinks(count: number): Job {
  const random = new Random(2);
  const pages = Array.from({ length: count }, (): Page => {
    const links = Array.from({ length: LINKS }, () => flatten(random.once(3) ? link(random) : href(random)));
    return { base: flatten(page(random)), links };
  });
  return {
    title: `resolve the ${LINKS} links of each of ${count} pages`,
    says: "The right answers are the results of RFC 3986 §5.2 and §5.3.",
    right: pages.flatMap(({ base, links }) => links.map((reference) => rfc3986.resolve(base, reference))),
    contenders: [
      {
        name: "std66",
        run() {
          const answers: string[] = [];
          for (const { base, links } of pages) {
            const fromBase = resolverFor(base);
            for (const reference of links) answers.push(String(fromBase(reference)));
          }
          return answers;
        },
      },
      {
        name: "`new URL(href, base)`",
        run() {
          const answers: string[] = [];
          for (const { base, links } of pages) {
            for (const reference of links) answers.push(new URL(reference, base).href);
          }
          return answers;
        },
      },
      {
        name: "fast-uri",
        run() {
          const answers: string[] = [];
          for (const { base, links } of pages) {
            for (const reference of links) answers.push(fastUri.resolve(base, reference));
          }
          return answers;
        },
      },
      {
        name: "uri-js",
        run() {
          const answers: string[] = [];
          for (const { base, links } of pages) {
            for (const reference of links) answers.push(uriJs.resolve(base, reference));
          }
          return answers;
        },
      },
    ],
  };
}
