// The rows of @std66/vectors, and the statements of its seed documents, about the grammar.

import { components, seeds, validity } from "@std66/vectors";
import type { ComponentsRow, ValidityRow } from "@std66/vectors";
import { expect, it } from "vitest";
import {
  UriSyntaxError,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  percentDecode,
  removeDotSegments,
  tryParse,
} from "../src/index.ts";
import { uriReference as appendixA, rule } from "./appendix-a.ts";
import { partsOf } from "./division.ts";
import { thrown } from "./thrown.ts";

const HOST_KINDS = {
  IPv6address: "ipv6",
  IPvFuture: "ipvfuture",
  IPv4address: "ipv4",
  "reg-name": "reg-name",
} as const;

function checkValidity(row: Omit<ValidityRow, "id" | "reasons">): void {
  const { text } = row;
  expect({
    uriReference: isUriReference(text),
    uri: isUri(text),
    absoluteUri: isAbsoluteUri(text),
    relativeReference: isRelativeReference(text),
  }).toEqual({
    uriReference: row.uriReference,
    uri: row.uri,
    absoluteUri: row.absoluteUri,
    relativeReference: row.relativeReference,
  });
  if (row.uriReference) {
    const reference = parse(text);
    expect([String(reference), String(tryParse(text)), diagnose(text)]).toEqual([text, text, undefined]);
    expect([reference.isUri(), reference.isAbsoluteUri(), reference.isRelativeReference()]).toEqual([
      row.uri,
      row.absoluteUri,
      row.relativeReference,
    ]);
  } else {
    const error = diagnose(text);
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(tryParse(text)).toBeUndefined();
    expect(thrown(() => parse(text))).toEqual(error);
    expect(error?.input).toBe(text);
    if (row.errorOffset !== undefined) expect(error?.offset).toBe(row.errorOffset);
  }
}

function checkComponents(row: Omit<ComponentsRow, "id" | "reasons">): void {
  const { scheme, authority, userinfo, host, port, path, query, fragment, hostKind } = parse(row.text);
  const found = { scheme, authority, userinfo, host, port, query, fragment };
  for (const [name, value] of Object.entries(found)) {
    expect([name, value ?? null]).toEqual([name, row[name as keyof typeof found]]);
  }
  expect(path).toBe(row.path);
  expect(hostKind).toBe(row.hostType === null ? undefined : HOST_KINDS[row.hostType]);
}

it.each(validity)("R-037 R-148 $id $text matches the expected productions (App. A)", (row) => {
  checkValidity(row);
});

it.each(validity)("$id: the oracle of these tests agrees with the row about $text", ({ text, uriReference }) => {
  expect(appendixA.accepts(text)).toBe(uriReference);
});

it("the vectors have more than 200 rows of validity and 70 of components", () => {
  expect([validity.length > 200, components.length > 70]).toEqual([true, true]);
});

it.each(validity.filter((row) => !row.uriReference && row.errorOffset === undefined))(
  "$id $text has its fault in the port, since an authority without @ is host and port",
  ({ text }) => {
    expect(diagnose(text)).toMatchObject({
      code: "port",
      component: "port",
      offset: text.search(/h:\d*/) + (/h:\d*/.exec(text)?.[0].length ?? 0),
    });
  },
);

it.each(components)("R-083 $id $text has the expected components (§3)", (row) => {
  checkComponents(row);
});

it.each(components.filter(({ scheme }) => scheme !== null))(
  "R-001 R-003 $id $text has the same components after any other scheme",
  (row) => {
    const rest = row.text.slice(row.text.indexOf(":"));
    for (const scheme of ["http", "mailto", "urn", "file", "javascript", "x", "Nobody.has+registered-1"]) {
      checkComponents({ ...row, text: scheme + rest, scheme });
    }
  },
);

it.each(components)(
  "R-041 $id $text has a path that matches $pathRule, and no other rule of §3.3 allowed there",
  (row) => {
    const { scheme, authority, path } = parse(row.text);
    const withoutAuthority = ["path-absolute", scheme === undefined ? "path-noscheme" : "path-rootless", "path-empty"];
    const rules = authority === undefined ? withoutAuthority : ["path-abempty"];
    expect(rules.filter((name) => rule(name).accepts(path))).toEqual([row.pathRule]);
  },
);

it.each(validity.filter((row) => row.uriReference))(
  "R-149 $id Appendix B splits the valid $text like parse",
  ({ text }) => {
    const { scheme, authority, path, query, fragment } = parse(text);
    expect({ scheme, authority, path, query, fragment }).toEqual(partsOf(text));
  },
);

it.each(["1:b", "@:b", "a_b:c", "%41:b", "-:b", "é:b"])(
  "R-149 %s has a scheme by Appendix B, but is not a reference",
  (text) => {
    expect(partsOf(text).scheme).toBe(text.slice(0, text.indexOf(":")));
    expect([isUriReference(text), tryParse(text)]).toEqual([false, undefined]);
  },
);

const checks = seeds.flatMap(({ id, says, check }) => (check === null ? [] : [{ id, says, check }]));

it.each(checks.filter(({ check }) => check.type === "validity"))("$id: $says", ({ check }) => {
  if (check.type === "validity") checkValidity(check);
  expect.hasAssertions();
});

it.each(checks.filter(({ check }) => check.type === "components"))("$id: $says", ({ check }) => {
  if (check.type === "components") checkComponents(check);
  expect.hasAssertions();
});

it.each(checks.filter(({ check }) => check.type === "dots" || check.type === "decode"))("$id: $says", ({ check }) => {
  if (check.type === "dots") expect(removeDotSegments(check.in)).toBe(check.out);
  if (check.type === "decode") expect(percentDecode(check.in)).toBe(check.out);
  expect.hasAssertions();
});
