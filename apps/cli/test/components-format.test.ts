/** The fields of a template. */
import { UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { componentsFormat } from "../src/command-line/components-format.ts";

const fill = (template: string, uri: string) => componentsFormat(template)(parse(uri));

const escaped = (text: string) => text.replace(/[[\]{}]/gu, "\\$&");

describe("a template", () => {
  it.each([
    ["//u%FF@h", "userinfo"],
    ["x://u%FF@h", "userinfo"],
    ["x://u%FF@h:1", "authority"],
    ["//%FF", "host"],
    ["//u@%FF", "host"],
    ["xy://u@%FF/p", "host"],
    ["x://h/a/b%FF", "segments[1]"],
    ["a%FF", "segments[0]"],
    ["x:a%FF", "path"],
    ["//u@h:1/b;c=%FF", "path.c"],
    ["x:a?b&c=%FF", "query.c"],
    ["//h/p?%FF", "query"],
    ["a?b#c%FF", "fragment"],
    ["x://u@h:1/p#c%FF", "fragment"],
  ])("says where %s cannot be decoded in %s", (uri, field) => {
    let thrown: unknown;
    try {
      fill(`{${field}!decode}`, uri);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UriSyntaxError);
    expect((thrown as UriSyntaxError).offset).toBe(uri.indexOf("%FF"));
  });

  it.each([
    ["{scheme!decode}{port!decode}", "x://h:80", "x80"],
    ["{segments[0]|none}", "//h", "none"],
    ["{segments[-3]|none} {segments[10]|none} {segments[-2]}", "/a/b", "none none a"],
    ["{segments[3]!decode|none}", "/a", "none"],
    ["{query.%61%7D} {query.b%3D}", "?a}=1&b%3D=2".replace("}", "%7D"), "1 2"],
    ["{path.a|-} {query.a|-}", "/b;a?%E9=1&a", " "],
    ["{query.é}", "?%C3%A9=1", "1"],
    ["{port||}", "a", "|"],
    ["a{{b}}\\t\\n\\\\c", "x", "a{b}\t\n\\c"],
  ])("%s of %s", (template, uri, expected) => {
    expect(fill(template, uri)).toBe(expected);
  });

  it.each([
    ["}", "Write a literal brace twice: }}."],
    ["{", "A { has no }. Write a literal brace twice: {{."],
    ["a\\", "Unknown escape \\. Allowed escapes are \\t, \\n and \\\\."],
    ["{input!decode}", "{input} cannot be decoded. Decode a component, such as {path!decode}."],
    ["{hostKind!decode}", "{hostKind} cannot be decoded. Decode a component, such as {path!decode}."],
    ["{query.%}", "The name % cannot be decoded. Write %25 for a percent sign."],
  ])("%s is refused", (template, message) => {
    expect(() => componentsFormat(template)).toThrow(message);
  });

  it.each([
    ["protocol", "{scheme}"],
    ["hostname", "{host}"],
    ["Hostname", "{host}"],
    ["pathname", "{path}"],
    ["search", "{query}"],
    ["hash", "{fragment}"],
    ["username", "{userinfo}"],
    ["password", "{userinfo}"],
    ["auth", "{userinfo}"],
    ["user", "{userinfo}"],
    ["href", "{input}"],
    ["uri", "{input}"],
    ["url", "{input}"],
    ["netloc", "{authority}"],
    ["origin", "{scheme}://{host}:{port}"],
    ["searchParams", "{query.NAME}"],
    ["segments", "{segments[0]}"],
    ["HOST", "{host}"],
    ["hostkind", "{hostKind}"],
  ])("{%s} is unknown, and %s is suggested, in place of each field", (name, meant) => {
    for (const template of [`{${name}}`, `{host} {${name}!decode|-} {${name}}`]) {
      expect(() => componentsFormat(template)).toThrow(
        new RegExp(`^Unknown field .*\\. Did you mean ${escaped(meant)}\\?$`, "u"),
      );
    }
  });

  it.each(["{constructor}", "{__proto__}", "{}"])("%s has no suggestion", (template) => {
    expect(() => componentsFormat(template)).toThrow("Allowed fields are {input}, ");
  });

  it.each(["{xsegments[1]}", "{segments[1]x}", "{segments[1234567890]}", "{segments[]}", "{xquery.a}", "{query.}"])(
    "%s is unknown",
    (template) => {
      expect(() => componentsFormat(template)).toThrow(`Unknown field ${template}.`);
    },
  );
});
