/** RFC 3986 §3.1: a scheme that the caller accepts, to every program. What cannot be decided is refused. */
import { split } from "@std66/core";
import type { ExecutableRule } from "../rules/executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import { quoted } from "../subject/quote.ts";
import { readByHtml } from "../subject/read-by-html.ts";
import type { Subject } from "../subject/subject.ts";
import { encodedScheme } from "../text/encoded-scheme.ts";
import { isReference } from "./destination.ts";

export const allowedSchemeRules: readonly ExecutableRule[] = [
  {
    code: "scheme-not-allowed",
    severity: "danger",
    component: "scheme",
    summary: "the scheme is not one of those allowed",
    explanation:
      "Applies only if allowed schemes are given. A text in which programs may see different schemes is refused too: one that neither begins with a scheme nor is a relative reference, or one that begins with an encoded scheme or has one once HTML decodes it.",
    help: "refuse the URI",
    section: "RFC 3986 §3.1",
    sources: ["CWE-184"],
    example: "ftp://good.example/",
    counterexample: "https://good.example/",
    find(subject, { schemes }) {
      if (schemes === undefined) return [];
      if (!isSchemeDecided(subject))
        return [subject.at(undefined, 0, subject.text.length, "programs may see a different scheme in the text")];
      if (subject.scheme === undefined || schemes.includes(subject.scheme)) return [];
      return wholePart(subject, subject.parts.scheme, `${quoted(subject.scheme)} is not an allowed scheme`);
    },
  },
];
/** Whether every program sees the same scheme, or none: at the very beginning, or in a relative reference. */
function isSchemeDecided({ given }: Subject): boolean {
  if (split(given).scheme !== undefined) return true;
  return isReference(given) && encodedScheme(given) === undefined && readByHtml(given) === undefined;
}
