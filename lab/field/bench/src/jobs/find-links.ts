/** The links in mails, found among the sentences. */
import { extractUris } from "@std66/extract";
import { LinkifyIt } from "linkify-it";
import { flatten } from "../../../../proof/compare/src/flatten.ts";
import { Random } from "../../../../proof/compare/src/random.ts";
import { link, word } from "../../../../proof/compare/src/texts.ts";
import type { Job } from "./job.ts";

/** The pattern that is copied most. */
const PATTERN = /https?:\/\/(?:www\.)?[-a-zA-Z0-9@:%._+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b[-a-zA-Z0-9()@:%_+.~#?&/=]*/gu;

/** Where a link stands in a mail. */
const around: readonly ((uri: string) => string)[] = [
  (uri) => `See ${uri}.`,
  (uri) => `It is there (${uri}), and here.`,
  (uri) => `> <${uri}>`,
  (uri) => `"${uri}", they said!`,
  (uri) => `Read\n${uri}\nfirst.`,
];

const LINKS = 12;

/** @param count the number of mails */
export function findLinks(count: number): Job {
  const random = new Random(3);
  const right: string[] = [];
  const mails = Array.from({ length: count }, () => {
    const paragraphs = Array.from({ length: LINKS }, () => {
      const uri = link(random);
      right.push(uri);
      const sentences = random.join(40, " ", () => `${word(random)}${random.once(9) ? "." : ""}`);
      return `${sentences} ${random.pick(around)(uri)}`;
    });
    return flatten(paragraphs.join("\n\n"));
  });
  const linkify = new LinkifyIt();
  return {
    title: `find the ${LINKS} links of each of ${count} mails`,
    says: "The right answers are the links as they were put in, between the words and signs of sentences.",
    right,
    contenders: [
      {
        name: "std66",
        run() {
          const answers: string[] = [];
          for (const mail of mails) for (const { text } of extractUris(mail)) answers.push(text);
          return answers;
        },
      },
      {
        name: "linkify-it",
        run() {
          const answers: string[] = [];
          for (const mail of mails) for (const { raw } of linkify.match(mail) ?? []) answers.push(raw);
          return answers;
        },
      },
      {
        name: "a copied regexp",
        run() {
          const answers: string[] = [];
          for (const mail of mails) answers.push(...(mail.match(PATTERN) ?? []));
          return answers;
        },
      },
    ],
  };
}
