/** RFC 3986 §3, §4.1–4.3 and RFC 9110 §4.2: the fault of a text that should be a reference of a certain kind. */
import { unknownName } from "../argument/argument-error.ts";
import { type ComponentName, REG_NAME_ELEMENTS } from "../scan/components.ts";
import { diagnose } from "./diagnose.ts";
import { type Production, productionError } from "./production-error.ts";
import { textOf } from "../argument/reference-argument.ts";
import { scanInto } from "../scan/scan.ts";
import { hostStart, unscanned } from "../scan/scanned-text.ts";
import type { UriReference } from "../reference/reference.ts";
import { type UriSyntaxError, syntaxError } from "./uri-syntax-error.ts";

/** What a text can be diagnosed as: the rules of RFC 3986, and a URI of the scheme `http` or `https`. */
export type UriProduction = "uri-reference" | "uri" | "absolute-uri" | "relative-ref" | "http-uri";

const HTTP = "RFC 9110 §4.2";

/** What each production asks of a reference. */
const PRODUCTIONS: ReadonlyMap<string, Production | typeof httpError> = /* @__PURE__ */ new Map<
  string,
  Production | typeof httpError
>([
  ["uri-reference", () => undefined],
  ["uri", { code: "uri", what: "a URI", section: "RFC 3986 §3" }],
  ["absolute-uri", { code: "absolute-uri", what: "an absolute-URI", section: "RFC 3986 §4.3" }],
  ["relative-ref", { code: "relative-ref", what: "a relative reference", section: "RFC 3986 §4.2" }],
  ["http-uri", httpError],
]);

/**
 * Returns the error of a text that is not what it should be, or `undefined` if it is: `uri` (RFC 3986 §3),
 * `absolute-uri` (§4.3: no fragment), `relative-ref` (§4.2), `uri-reference` (§4.1, as `diagnose`), or `http-uri`, a
 * URI of the scheme `http` or `https` with a host that is not empty, and without userinfo (RFC 9110 §4.2). An
 * `http-uri` may have a fragment, which is no matter of its scheme (RFC 9110 §4.2.5).
 *
 * For a reference that is of another kind, the code of the error is the name of the production.
 *
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @throws {RangeError} for an unknown production
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.3 | RFC 3986 §4.3}
 * @example
 * ```ts
 * import { diagnoseAs } from "@std66/core";
 * diagnoseAs("http://example.com/#a", "uri"); // => undefined
 * diagnoseAs("example.com", "uri")?.message; // => "a URI begins with a scheme (offset 0, RFC 3986 §3)"
 * diagnoseAs("http://example.com/#a", "absolute-uri")?.offset; // => 19
 * diagnoseAs("http://user@example.com/", "http-uri")?.component; // => "userinfo"
 * diagnoseAs("http://a b/", "http-uri")?.code; // => "reg-name"
 * ```
 */
export function diagnoseAs(text: string | UriReference, production: UriProduction): UriSyntaxError | undefined {
  const input = textOf("diagnoseAs: text", text);
  const asked = PRODUCTIONS.get(production);
  if (asked === undefined) throw unknownName("diagnoseAs: production", PRODUCTIONS, production);
  return diagnose(input) ?? (typeof asked === "function" ? asked(input) : productionError(input, asked, diagnose));
}

/** RFC 9110 §4.2.1, §4.2.2 and §4.2.4. A userinfo is reported at its start, where nothing of a password is shown. */
function httpError(reference: string): UriSyntaxError | undefined {
  const scanned = unscanned(reference);
  scanInto(reference, scanned);
  const { schemeEnd, userinfoEnd, hostEnd, authorityEnd } = scanned;
  const error = (
    component: ComponentName,
    offset: number,
    length: number,
    expected: readonly string[],
    lack: string,
    section = HTTP,
  ) => {
    const fault = { code: "http-uri", offset, length, component, expected } as const;
    return syntaxError(reference, fault, section, `an http URI ${lack}`);
  };
  const authorityStart = schemeEnd + 3;
  const beginning = "begins with `http://` or `https://`";
  if (!/^https?:/i.test(reference)) return error("scheme", 0, Math.max(0, schemeEnd), ['"http"', '"https"'], beginning);
  if (authorityEnd === -1) return error("authority", schemeEnd + 1, 0, ['"//"'], beginning);
  if (userinfoEnd !== -1) {
    const length = Math.max(1, reference.slice(authorityStart, userinfoEnd).search(/:|$/));
    return error("userinfo", authorityStart, length, ["host"], "has no userinfo", `${HTTP}.4`);
  }
  return hostEnd > hostStart(scanned)
    ? undefined
    : error("host", authorityStart, 0, [...REG_NAME_ELEMENTS, '"["'], "has a host that is not empty");
}
