// The formats `iri` and `iri-reference` of JSON Schema, by the cases of its test suite (draft 2020-12).

import { expect, it } from "vitest";
import { isIri, isIriReference } from "../src/index.ts";

it.each([
  [
    "an IRI with anchor tag",
    "http://\u0192\u00F8\u00F8.\u00DF\u00E5r/?\u2202\u00E9\u0153=\u03C0\u00EEx#\u03C0\u00EE\u00FCx",
    true,
  ],
  [
    "an IRI with anchor tag and parentheses",
    "http://\u0192\u00F8\u00F8.com/blah_(w\u00EEk\u00EFp\u00E9di\u00E5)_blah#\u00DFit\u00E9-1",
    true,
  ],
  ["an IRI with URL-encoded stuff", "http://\u0192\u00F8\u00F8.\u00DF\u00E5r/?q=Test%20URL-encoded%20stuff", true],
  ["an IRI with many special characters", "http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com", true],
  ["an IRI based on IPv6", "http://[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", true],
  ["an IRI based on IPv6 without brackets", "http://2001:0db8:85a3:0000:0000:8a2e:0370:7334", false],
  ["a relative IRI-reference", "/abc", false],
  ["a Windows share", "\\\\WINDOWS\\fil\u00EB\u00DF\u00E5r\u00E9", false],
  ["an IRI without a scheme", "\u00E2\u03C0\u03C0", false],
])("R-203 format iri: %s", (_, text, isValid) => {
  expect(isIri(text)).toBe(isValid);
});

it.each([
  ["an IRI", "http://\u0192\u00F8\u00F8.\u00DF\u00E5r/?\u2202\u00E9\u0153=\u03C0\u00EEx#\u03C0\u00EE\u00FCx", true],
  [
    "a network-path reference",
    "//\u0192\u00F8\u00F8.\u00DF\u00E5r/?\u2202\u00E9\u0153=\u03C0\u00EEx#\u03C0\u00EE\u00FCx",
    true,
  ],
  ["an absolute path", "/\u00E2\u03C0\u03C0", true],
  ["a Windows share", "\\\\WINDOWS\\fil\u00EB\u00DF\u00E5r\u00E9", false],
  ["a relative path", "\u00E2\u03C0\u03C0", true],
  ["a fragment", "#\u0192r\u00E4gm\u00EAnt", true],
  ["a fragment with a backslash", "#\u0192r\u00E4g\\m\u00EAnt", false],
])("R-203 format iri-reference: %s", (_, text, isValid) => {
  expect(isIriReference(text)).toBe(isValid);
});
