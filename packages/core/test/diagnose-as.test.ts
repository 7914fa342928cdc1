// RFC 3986 §3, §4.1–4.3 and RFC 9110 §4.2: what a text is not, and where.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "../src/faults/explain.ts";
import {
  diagnose,
  diagnoseAs,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  tryParse,
} from "../src/index.ts";
import type { UriProduction } from "../src/index.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";

const END = "end of text";
const REG_NAME = ["unreserved", "pct-encoded", "sub-delims"];
const PCHARS = ["pchar", '"/"'];

interface Row {
  readonly production: UriProduction;
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly component: string;
  readonly message: string;
  readonly expected: readonly string[];
}

function row(
  production: UriProduction,
  text: string,
  [offset, length, component]: readonly [number, number, string],
  ...[[reason, section], expected]: [readonly [string, string], readonly string[]]
): Row {
  return { production, text, offset, length, component, message: `${reason} (offset ${offset}, ${section})`, expected };
}

const noScheme = ["a URI begins with a scheme", "RFC 3986 §3"] as const;
const noBase = ["an absolute-URI begins with a scheme", "RFC 3986 §4.3"] as const;
const hasFragment = ["an absolute-URI has no fragment", "RFC 3986 §4.3"] as const;
const hasScheme = ["a relative reference has no scheme", "RFC 3986 §4.2"] as const;
const noHttp = ["an http URI begins with `http://` or `https://`", "RFC 9110 §4.2"] as const;
const noHost = ["an http URI has a host that is not empty", "RFC 9110 §4.2"] as const;
const hasUserinfo = ["an http URI has no userinfo", "RFC 9110 §4.2.4"] as const;

const rows: readonly Row[] = [
  row("uri", "", [0, 0, "scheme"], noScheme, ["ALPHA"]),
  row("uri", "example.com", [0, 0, "scheme"], noScheme, ["ALPHA"]),
  row("uri", "//example.com/a:b", [0, 0, "scheme"], noScheme, ["ALPHA"]),
  row("uri", "?a:b", [0, 0, "scheme"], noScheme, ["ALPHA"]),
  row("uri", "#a:b", [0, 0, "scheme"], noScheme, ["ALPHA"]),
  row("absolute-uri", "a/b", [0, 0, "scheme"], noBase, ["ALPHA"]),
  row("absolute-uri", "a/b#c", [0, 0, "scheme"], noBase, ["ALPHA"]),
  row("absolute-uri", "a:#", [2, 1, "fragment"], hasFragment, [...PCHARS, '"?"', END]),
  row("absolute-uri", "http://h#f", [8, 1, "fragment"], hasFragment, [...REG_NAME, '":"', '"/"', '"?"', END]),
  row("absolute-uri", "http://h:8#f", [10, 1, "fragment"], hasFragment, ["DIGIT", '"/"', '"?"', END]),
  row("absolute-uri", "http://[::1]#f", [12, 1, "fragment"], hasFragment, ['":"', '"/"', '"?"', END]),
  row("absolute-uri", "http://h/?a#b", [11, 1, "fragment"], hasFragment, ["pchar", '"/"', '"?"', END]),
  row("relative-ref", "a:", [1, 1, "scheme"], hasScheme, [...REG_NAME, '"@"', '"/"', '"?"', '"#"', END]),
  row("relative-ref", "http://a:8/", [4, 1, "scheme"], hasScheme, [...REG_NAME, '"@"', '"/"', '"?"', '"#"', END]),
  row("http-uri", "", [0, 0, "scheme"], noHttp, ['"http"', '"https"']),
  row("http-uri", "//h/", [0, 0, "scheme"], noHttp, ['"http"', '"https"']),
  row("http-uri", "example.com", [0, 0, "scheme"], noHttp, ['"http"', '"https"']),
  row("http-uri", "ftp://h/", [0, 3, "scheme"], noHttp, ['"http"', '"https"']),
  row("http-uri", "httpx://h/", [0, 5, "scheme"], noHttp, ['"http"', '"https"']),
  row("http-uri", "http:", [5, 0, "authority"], noHttp, ['"//"']),
  row("http-uri", "https:/h/", [6, 0, "authority"], noHttp, ['"//"']),
  row("http-uri", "http:h", [5, 0, "authority"], noHttp, ['"//"']),
  row("http-uri", "http://", [7, 0, "host"], noHost, [...REG_NAME, '"["']),
  row("http-uri", "https:///a", [8, 0, "host"], noHost, [...REG_NAME, '"["']),
  row("http-uri", "http://:80/", [7, 0, "host"], noHost, [...REG_NAME, '"["']),
  row("http-uri", "http://user@h/", [7, 4, "userinfo"], hasUserinfo, ["host"]),
  row("http-uri", "https://user:pw@h/", [8, 4, "userinfo"], hasUserinfo, ["host"]),
  row("http-uri", "http://:pw@h/", [7, 1, "userinfo"], hasUserinfo, ["host"]),
  row("http-uri", "http://@/", [7, 1, "userinfo"], hasUserinfo, ["host"]),
];

describe("diagnoseAs", () => {
  it.each(rows)("$production: $text", ({ production, text, message, ...rest }) => {
    const error = diagnoseAs(text, production);
    expect(error).toMatchObject({ code: production, input: text, ...rest });
    expect(error?.message).toBe(message);
    expect(diagnoseAs(parse(text), production)?.message).toBe(message);
  });

  it.each<[UriProduction, readonly string[]]>([
    ["uri-reference", ["", "a", "//a", "a:", "http://u:p@h/#"]],
    ["uri", ["a:", "http://u:p@/#a", "urn:a:b#c"]],
    ["absolute-uri", ["a:", "http://u:p@/?a", "urn:a:b"]],
    ["relative-ref", ["", "a", "./a:b", "/a:b", "?a:b", "#a:b", "//u:p@h:8/"]],
    [
      "http-uri",
      ["http://h", "HTTPS://H:80/?a@b", "http://h:/", "http://[::1]/", "http://h/#a", "http://h?u@b", "https://h/@:"],
    ],
  ])("%s: what matches has no error", (production, texts) => {
    for (const text of texts) expect([text, diagnoseAs(text, production)]).toEqual([text, undefined]);
  });

  it("a text that the grammar does not allow has the error of `diagnose`, first of all", () => {
    for (const production of ["uri-reference", "uri", "absolute-uri", "relative-ref", "http-uri"] as const) {
      for (const text of ["http://u@h/a b#c", "1:a", "//a b"]) {
        const error = diagnoseAs(text, production);
        expect([error?.message, error?.code]).toEqual([diagnose(text)?.message, diagnose(text)?.code]);
      }
    }
  });

  it("agrees with the predicates, and with the components", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          references.map(({ text }) => text),
          nastyTexts,
        ),
        (text) => {
          const is = (production: UriProduction): boolean => diagnoseAs(text, production) === undefined;
          expect([is("uri-reference"), is("uri"), is("absolute-uri"), is("relative-ref")]).toEqual([
            isUriReference(text),
            isUri(text),
            isAbsoluteUri(text),
            isRelativeReference(text),
          ]);
          const { scheme = "", userinfo, host = "" } = tryParse(text) ?? {};
          expect(is("http-uri")).toBe(/^https?$/i.test(scheme) && host !== "" && userinfo === undefined);
        },
      ),
    );
  });

  it("shows nothing of a password, nor its length", () => {
    for (const text of ["http://user:x1y2@h/", "https://user:x1y2x1y2@h/"]) {
      const error = diagnoseAs(text, "http-uri");
      expect(error?.frame.split("\n")[1]).toBe(`${" ".repeat(text.indexOf("user"))}^^^^ found \`user\``);
      expect(`${error?.message}${error?.frame}`).not.toMatch(/x1|y2/);
    }
    // The "#" could be a part of a password: every fault there has the same reason.
    const error = diagnoseAs("foo:u:x1#y2@h", "absolute-uri");
    expect(error?.message).toBe(
      "a possible password in the path has a character that must be percent-encoded (RFC 3986 §3.3)",
    );
    expect(error?.frame).not.toMatch(/x1|y2/);
  });

  it("says in a word what is at the caret", () => {
    const labels = rows.map(({ text, production }) => {
      const error = diagnoseAs(text, production);
      return error && explain(error).label;
    });
    expect([...new Set(labels)]).toEqual([
      "expected a scheme",
      "the beginning of a fragment",
      "the end of a scheme",
      "found `ftp`",
      "found `httpx`",
      "found the end",
      "found `/`",
      "found `h`",
      "found `:`",
      "found `user`",
      "found `@`",
    ]);
  });

  it("throws for an unknown production, and for a text of another type", () => {
    for (const name of ["url", "URI", "constructor", "__proto__", ""]) {
      expect(() => diagnoseAs("a", name as UriProduction)).toThrow(
        new RangeError(
          `diagnoseAs: production must be one of uri-reference, uri, absolute-uri, relative-ref, http-uri, not \`${name}\``,
        ),
      );
    }
    for (const value of [undefined, null, 1, new URL("http://h/")]) {
      expect(() => diagnoseAs(value as unknown as string, "uri")).toThrow(
        /^diagnoseAs: text must be a string or a UriRef/,
      );
    }
  });

  it("takes linear time", () => {
    const long = "a".repeat(1_000_000);
    expect(diagnoseAs(`http://h/${long}#`, "absolute-uri")?.offset).toBe(long.length + 9);
    expect(diagnoseAs(`http://${long}@h`, "http-uri")?.length).toBe(long.length);
    expect(diagnoseAs(`${long}:`, "relative-ref")?.offset).toBe(long.length);
  });
});
