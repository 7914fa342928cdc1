/** What is said of a link that is no URI-reference: its reason, its repair and its place. */
import { diagnose } from "@std66/core";
import { expect, it } from "vitest";
import { diagnoseWithHelp } from "../src/diagnostics/diagnose.ts";
import { linkDiagnostic } from "../src/diagnostics/link.ts";
import { decodeUtf8 } from "../src/input/encodings.ts";
import { memberInput } from "../src/loop/json-objects.ts";

const USUAL = { column: 1, isEscaped: false, isIri: false, isUnlinked: false, encoding: undefined };
const said = (text: string, about: Partial<typeof USUAL> | { readonly encoding: string }) => {
  const fault = diagnose(text);
  if (fault === undefined) throw new Error(`${text} is valid`);
  return linkDiagnostic(fault, { source: "a.md", line: 1 }, { ...USUAL, ...about }).explanation;
};

it.each([
  ["a b\tc", "write `a%20b%09c`, or `<a b\tc>`, which `--iri` accepts"],
  ["a b c", "write `a%20b%20c`, or `<a b c>`, which `--iri` accepts"],
  ["a {b}", "`--ignore` leaves out what a template fills in"],
  ["a <% b", "`--ignore` leaves out what a template fills in"],
])("a destination with blanks: %j", (destination, help) => {
  expect(said(destination, { isUnlinked: true })).toMatchObject({
    reason: "a destination in Markdown ends at a space, so that this is text and not a link",
    help,
  });
});

const IRI = "`--iri` prints the URI of this link";
const TEMPLATE = "`--ignore` leaves out what a template fills in";
it.each([
  ["a/${b}", TEMPLATE],
  ["a/{{b}}", TEMPLATE],
  ["a/{% b %}", TEMPLATE],
  ["{{b}}", TEMPLATE],
  ["a/<% b %>", TEMPLATE],
  ["aé", `write \`%C3%A9\`; ${IRI}`],
  ["é${b}", `write \`%C3%A9\`; ${IRI}`],
  ["aé{{b}}", `write \`%C3%A9\`; ${IRI}`],
])("a link that --iri accepts: %j", (link, help) => {
  expect(said(link, { isIri: true }).help).toBe(help);
});

it.each([
  [undefined, "save the document as UTF-8"],
  ["latin1", "the document says that it is latin1; convert it: iconv -f latin1 -t UTF-8"],
])("a link that is not UTF-8 in a document that says it is %s", (encoding, help) => {
  expect(said("a\uFFFD", { encoding })).toMatchObject({
    reason: "the link has bytes that are not UTF-8, or U+FFFD, which stands for them",
    help,
  });
});

it.each([
  ["a b", { column: 1 }, "a", 2],
  ["a b", { column: 5 }, "…a", 6],
  [".a b", { column: 5 }, "… .a", 7],
  ["a b", { column: 5, isEscaped: true }, "…a", 5],
])("%j at %o", (link, about, before, column) => {
  expect(said(link, about)).toMatchObject({ before, column });
});

it("only octets that are not UTF-8 have the help about them", () => {
  const place = { source: "a", line: 1 };
  expect(diagnoseWithHelp("help")("a b", place).explanation.help).toBe("write `%20`");
});

it("a byte order mark before other characters stays, and is not a wrong octet", () => {
  expect(decodeUtf8(Buffer.from("\uFEFFé"))).toEqual({ text: "\uFEFFé", wrongOctet: undefined });
  expect(decodeUtf8(Buffer.from("\uFEFFé\uFFFD"))).toEqual({ text: "\uFEFFé\uFFFD", wrongOctet: undefined });
  expect(decodeUtf8(Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0xff]))).toEqual({
    text: "\uFEFFé\uFFFD",
    wrongOctet: { value: 0xff, offset: 2 },
  });
});

it("without a name for the answer, a record may have any", () => {
  expect(memberInput('{"undefined":1,"a":"b"}', "a")).toMatchObject({ text: "b" });
  expect(memberInput('{"into":1,"a":"b"}', "a", "into")).toEqual({ malformed: 'the object already has a key "into"' });
});
