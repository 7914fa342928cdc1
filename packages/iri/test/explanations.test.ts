// RFC 3987 in diagnostics: what they say about faults that no URI has.

import { explain } from "@std66/core/diagnostics";
import { expect, it } from "vitest";
import { diagnoseIri, toUri } from "../src/index.ts";

const explained = (text: string) => {
  const error = diagnoseIri(text);
  if (error === undefined) throw new Error("valid");
  const { reason, label, rule, help } = explain(error);
  return { reason, label, rule, help };
};

it("R-205 a character for private use outside of a query", () => {
  expect(explained("/\uE000")).toEqual({
    reason: "U+E000 is not allowed in the path",
    label: "found U+E000",
    rule: "iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD, in a query only",
    help: undefined,
  });
});

it("R-221 a byte order mark, which is a `ucschar`, is shown by its number", () => {
  const { label, help } = explained("\uFEFFhttp://a/");
  expect(label).toBe("`\\u{feff}http` is not a scheme: it does not begin with a letter");
  expect(help).toBe("remove the leading U+FEFF");
});

it("R-211 a host that toASCII does not convert", () => {
  let thrown: unknown;
  try {
    toUri("http://\u00E9/", { toASCII: () => "" });
  } catch (error) {
    thrown = error;
  }
  expect(String(thrown)).toBe("UriSyntaxError: the host has no form in ASCII (offset 7, RFC 3987 §3.1)");
  const { reason, rule } = explain(thrown as Parameters<typeof explain>[0]);
  expect([reason, rule]).toEqual([
    "the host has no form in ASCII",
    "the host must be a domain name that ToASCII converts",
  ]);
});
