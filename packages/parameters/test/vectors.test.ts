// The vectors for RFC 3986 §3.3 and §3.4: names and values in queries and segments.
import type { UriSyntaxError } from "@std66/core";
import { parameters } from "@std66/vectors";
import { expect, it } from "vitest";
import { formatQuery, formatSegment, parseQuery, parseSegment } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const decodable = parameters.flatMap((row) =>
  row.parameters === null
    ? []
    : [
        {
          ...row,
          pairs: row.parameters.map(([name, value]): [string, string | undefined] => [name, value ?? undefined]),
        },
      ],
);
const queries = decodable.filter(({ part }) => part === "query");
const segments = decodable.filter(({ part }) => part === "segment");

it.each(queries)("R-167 $id: the pairs of $text are $parameters", ({ text, pairs, separators, plus }) => {
  expect(parseQuery(text, { separators, plus })).toEqual(pairs);
});

it.each(queries)("R-167 $id: the pairs of $text are formatted", ({ text, pairs, separators, plus, formatted }) => {
  expect(formatQuery(pairs, { separators, plus })).toBe(formatted ?? text);
});

it.each(segments)("R-076 $id: the parameters of the segment $text are $parameters", ({ text, name, pairs }) => {
  expect(parseSegment(text)).toEqual({ name, parameters: pairs });
});

it.each(segments)("R-076 $id: the segment $text is formatted", ({ text, name, pairs, formatted }) => {
  expect(formatSegment({ name: name as string, parameters: pairs })).toBe(formatted ?? text);
});

it.each(parameters.filter(({ errorOffset }) => errorOffset !== undefined))(
  "$id: the triplets of $text are not UTF-8 at $errorOffset",
  ({ part, text, errorOffset }) => {
    const error = thrown(() => (part === "query" ? parseQuery(text) : parseSegment(text))) as UriSyntaxError;
    expect([error.code, error.offset, error.input]).toEqual(["utf-8", errorOffset, text]);
  },
);
