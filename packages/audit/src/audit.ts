/** RFC 3986 §7: what is suspicious about a text, where, and why. */
import type { UriReference } from "@std66/core";
import { executableRules } from "./rules.ts";
import type { Finding } from "./subject/finding.ts";
import { type AuditOptions, type Settings, settingsOf } from "./rules/options.ts";
import { Subject } from "./subject/subject.ts";

/** The most findings of one rule in one text. The last one says how many more there are. */
const MAX_FINDINGS = 10;

const CODES: readonly string[] = /* @__PURE__ */ executableRules.map(({ code }) => code);

/**
 * Returns what is suspicious about a text (RFC 3986 §7), in the order of the text. Takes any text: one that is not a
 * URI-reference has a finding that says so, and is audited as browsers repair it. `info` is unusual, `warning` may be
 * taken for something else or carries a secret, and `danger` has no legitimate use.
 *
 * @throws {RangeError} if `rules` names a rule or a severity that does not exist, or if an allowed host or scheme
 * cannot be one
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 * @example
 * ```ts
 * import { audit } from "@std66/audit";
 * audit("http://0x7f.1/").map(({ code, severity }) => [code, severity]);
 * // => [["host-ipv4-rare", "warning"], ["host-loopback", "info"]]
 * audit("http://0x7f.1/")[0]?.message; // => "many programs read `0x7f.1` as the address `127.0.0.1`"
 * audit("https://good.example.evil.example/", { allowedHosts: ["good.example"] })[0]?.code; // => "host-not-allowed"
 * audit("https://example.com/"); // => []
 * ```
 */
export function audit(uri: string | UriReference, options?: AuditOptions): Finding[] {
  return auditorFor(options)(uri);
}

/**
 * Returns `audit` with these options, for many texts: it reads them once. With a long list of allowed hosts, that takes
 * longer than to audit a text.
 *
 * @throws {RangeError} if `rules` names a rule or a severity that does not exist, or if an allowed host or scheme
 * cannot be one
 * @throws {TypeError} if an option is unknown; the returned function, if its argument is neither a string nor a
 * `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 * @example
 * ```ts
 * import { auditorFor } from "@std66/audit";
 * const findingsIn = auditorFor({ allowedHosts: ["good.example"] });
 * const codesIn = (uri: string) => findingsIn(uri).map(({ code }) => code);
 * ["http://good.example/", "http://evil.example/"].map(codesIn); // => [[], ["host-not-allowed"]]
 * ```
 */
export function auditorFor(options?: AuditOptions): (uri: string | UriReference) => Finding[] {
  const settings = settingsOf(options, CODES);
  return (uri) => findingsIn(new Subject("audit: uri", uri), settings);
}

function findingsIn(subject: Subject, settings: Settings): Finding[] {
  const findings: Finding[] = [];
  for (const { code, severity: usual, section: ofRule, needs, find } of executableRules) {
    if (needs !== undefined && !subject.unusual[needs]) continue;
    const severity = settings.severities.get(code) ?? usual;
    if (severity === "off") continue;
    // A syntax error has a section of its own.
    const section = code === "not-a-uri-reference" ? (subject.error?.section ?? ofRule) : ofRule;
    let more = -MAX_FINDINGS;
    for (const { component, start, end, message } of find(subject, settings)) {
      if (more++ < 0) findings.push({ code, severity, component, start, end, message, section });
    }
    if (more > 0) {
      const last = findings.pop() as Finding;
      findings.push({ ...last, message: `${last.message} (and ${more} more like this)` });
    }
  }
  return findings.sort((a, b) => a.start - b.start);
}
