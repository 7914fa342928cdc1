// Texts on either side of where the recognisers hand over to each other: an expression, the scan, and the loops of the scan.

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

/** Where a text can be made longer without becoming valid or invalid by it. */
export const PLACES = [
  { name: "path", pad: (x: string, text: string) => `http://h/${x}${text}` },
  { name: "rootless path", pad: (x: string, text: string) => `s:${x}${text}` },
  { name: "first segment", pad: (x: string, text: string) => `1${x}${text}` },
  { name: "query", pad: (x: string, text: string) => `?${x}${text}` },
  { name: "query behind it", pad: (x: string, text: string) => `?${text}${x}` },
  { name: "fragment", pad: (x: string, text: string) => `s://h/p?q#${x}${text}` },
  { name: "fragment behind it", pad: (x: string, text: string) => `s://h/p?q#${text}${x}` },
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

/** What stands in front of a query, and the fragment, do not depend on how long the query is. */
export function checkBeforeQuery(row: (typeof components)[number], length: number): void {
  const query = "y".repeat(length);
  const end = row.fragment === null ? "" : `#${row.fragment}`;
  const reference = parse(`${row.text.replace(/[?#][^]*$/, "")}?${query}${end}`);
  expect([reference.path, reference.host ?? null, reference.scheme ?? null]).toEqual([row.path, row.host, row.scheme]);
  expect([reference.query, reference.fragment ?? null]).toEqual([query, row.fragment]);
}
