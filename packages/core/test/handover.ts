// Texts on either side of the lengths at which one recognizer hands over to another: a regexp, the scan, the loops of
// the scan.

import type { components } from "@std66/vectors";
import { expect } from "vitest";
import { diagnose, isAbsoluteUri, isRelativeReference, isUri, isUriReference, parse, tryParse } from "../src/index.ts";

export function checkTogether(text: string, isValid: boolean): void {
  const answers = [
    isUriReference(text),
    isUri(text) || isRelativeReference(text),
    tryParse(text) !== undefined,
    diagnose(text) === undefined,
  ];
  if (answers.some((answer) => answer !== isValid)) {
    expect([text.slice(0, 60), text.length, answers]).toEqual([
      text.slice(0, 60),
      text.length,
      answers.map(() => isValid),
    ]);
  }
  if (isAbsoluteUri(text) && !isUri(text)) expect(text).toBe("not an absolute-URI without being a URI");
}

/** Positions at which a text can be lengthened without a change in its validity. */
export const PLACES = [
  { name: "path", pad: (x: string, text: string) => `http://h/${x}${text}` },
  { name: "rootless path", pad: (x: string, text: string) => `s:${x}${text}` },
  { name: "first segment", pad: (x: string, text: string) => `1${x}${text}` },
  { name: "query", pad: (x: string, text: string) => `?${x}${text}` },
  { name: "query, after the text", pad: (x: string, text: string) => `?${text}${x}` },
  { name: "fragment", pad: (x: string, text: string) => `s://h/p?q#${x}${text}` },
  { name: "fragment, after the text", pad: (x: string, text: string) => `s://h/p?q#${text}${x}` },
  { name: "path before a query", pad: (x: string, text: string) => `/${x}?${text}` },
  { name: "path before a fragment", pad: (x: string, text: string) => `/${x}#${text}` },
] as const;

export const RESTS = [
  { rest: "", isValid: true },
  { rest: "%41", isValid: true },
  { rest: "a%2f%2F", isValid: true },
  { rest: "@!$&'()*+,;=~-._", isValid: true },
  { rest: "|", isValid: false },
  { rest: "%", isValid: false },
  { rest: "%4", isValid: false },
  { rest: "%4g", isValid: false },
  { rest: "%g4", isValid: false },
  { rest: "é", isValid: false },
  { rest: "\n", isValid: false },
  { rest: "[", isValid: false },
  { rest: "\uD83D\uDE00", isValid: false },
];

/** Checks that the length of a query affects neither the components before it nor the fragment. */
export function checkBeforeQuery(row: (typeof components)[number], length: number): void {
  const query = "y".repeat(length);
  const end = row.fragment === null ? "" : `#${row.fragment}`;
  const reference = parse(`${row.text.replace(/[?#][^]*$/, "")}?${query}${end}`);
  expect([reference.path, reference.host ?? null, reference.scheme ?? null]).toEqual([row.path, row.host, row.scheme]);
  expect([reference.query, reference.fragment ?? null]).toEqual([query, row.fragment]);
}
