/** Whole answers about the standards, colors as tags, as files to read: every line, mark, reason and member counts. */
import type { DialectId } from "@std66/legacy";
import { expect, it } from "vitest";
import { type Answer, type Style, asWritten, plainStyle } from "../src/index.ts";
import { dialects, semicolons, syntax } from "../src/legacy.ts";

const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const tagged: Style = {
  ...plainStyle,
  colors: { ...plainStyle.colors, bold: tag("b"), dim: tag("d"), yellow: tag("y") },
};

const BASE = "http://a/b/c/d;p?q";
const only = (...ids: readonly DialectId[]) => ({ dialects: ids });

/** The record, but of each reason its code: what reasons say is in the lines. */
function membersOf(record: string | undefined): string {
  return JSON.stringify(JSON.parse(record ?? ""), (key, value: unknown) =>
    key === "reasons" && !Array.isArray(value) ? Object.keys(value as object) : value,
  );
}

function pageOf(questions: readonly (readonly [string, Answer])[]): string {
  return questions
    .map(([title, { lines, record, agree }]) =>
      [`# ${title}`, ...lines(tagged), membersOf(record()), ...(agree === undefined ? [] : [`agree: ${agree}`])].join(
        "\n",
      ),
    )
    .join("\n\n")
    .concat("\n");
}

/** RFC 1808 §5, RFC 2396 Appendix C, RFC 3986 §5.4, and where each standard refuses, guards or has no steps. */
const RESOLUTIONS: readonly (readonly [base: string, input: string, options?: Parameters<typeof dialects>[2]])[] = [
  [BASE, "?y"],
  [BASE, "../../../g"],
  [BASE, "http:"],
  [BASE, "g:h"],
  // Bases that not all clients were tried with.
  ["http://a/b/c/d;p?q=1/2", "g?y/../x"],
  ["fred:///s//a/b/c", "g:h"],
  ["f:/a", ".//g"],
  ["mailto:a", "b"],
  ["http://a_b/", "g", { netLoc: "server" }],
  ["http://a/b", "g h"],
  ["foo://a/b", "foo:g", { strict: false }],
  [BASE, "", { steps: true }],
  [BASE, "../..", { steps: true }],
  ["f:/a", ".//g", { steps: true }],
  ["http://a/b", "http://c/d", { steps: true, ...only("rfc1738", "rfc1808", "whatwg") }],
  ["http://a/b", "g", { steps: true, ...only("rfc1738", "rfc2396bis07", "rfc3986") }],
  ["http://a/b", "g", { steps: true, ...only("rfc2396bis07") }],
  ["http://a/b", "g h", { steps: true }],
];

it("of resolutions", async () => {
  const page = pageOf(
    RESOLUTIONS.map(([base, input, options]) => [
      `${base} + ${JSON.stringify(input)}${options === undefined ? "" : ` ${JSON.stringify(options)}`}`,
      dialects(base, input, { show: asWritten, ...options }),
    ]),
  );
  await expect(page).toMatchFileSnapshot("texts/resolutions.txt");
});

/** One of each form: every component, lists, a scheme's own form, what one standard alone refuses, and no path. */
const TEXTS = [
  "http://u:p@h:80/a;b;;c/d;e?q#f",
  "ftp://h/a/b;type=i",
  "mailto:a?b",
  "http://a",
  "http://a_b/",
  "http://[::1.2.3.4]/",
  "x-y:a",
  "a b",
  "?",
  "",
];

it("of texts", async () => {
  const page = pageOf(TEXTS.map((text) => [JSON.stringify(text), syntax(text, { show: asWritten })]));
  await expect(page).toMatchFileSnapshot("texts/syntax.txt");
});

it("of semicolons", async () => {
  const page = pageOf(
    ["http://u:p@h:80/a;b;;c/d;e?q", "mailto:a?b;c", "a;b c", "a", ""].map((text) => [
      JSON.stringify(text),
      semicolons(text, { show: asWritten }),
    ]),
  );
  await expect(page).toMatchFileSnapshot("texts/semicolons.txt");
});
