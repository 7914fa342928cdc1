/** RFC 1738, Uniform Resource Locators (1994): each scheme has its own form, and there are no relative URLs. */
import { excludedAt, named } from "./characters.ts";
import type { Dialect, Outcome } from "./dialect.ts";
import { type Fault, withFaults, withoutPasswords } from "./faults.ts";
import { isHostname } from "./hostname.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import { failed, resolved } from "./outcome.ts";

/** RFC 1738 §3.1: the common form of schemes that are used over IP. */
interface Login extends Server {
  readonly user: string | undefined;
  readonly password: string | undefined;
}

interface Server {
  readonly host: string;
  readonly port: string | undefined;
}

/** RFC 1738 §3.2; §3.2.2 says how the parts of the path are used. */
export interface Rfc1738Ftp extends Login {
  readonly scheme: "ftp";
  readonly cwd: readonly string[];
  readonly name: string | undefined;
  readonly type: string | undefined;
}

/** RFC 1738 §3.3. */
export interface Rfc1738Http extends Server {
  readonly scheme: "http";
  readonly path: string | undefined;
  readonly search: string | undefined;
}

/** RFC 1738 §3.4. */
export interface Rfc1738Gopher extends Server {
  readonly scheme: "gopher";
  readonly gtype: string | undefined;
  readonly selector: string | undefined;
  readonly search: string | undefined;
  readonly plus: string | undefined;
}

/** RFC 1738 §3.5. */
export interface Rfc1738Mailto {
  readonly scheme: "mailto";
  readonly address: string;
}

/** RFC 1738 §3.6: a group or an article. */
export interface Rfc1738News {
  readonly scheme: "news";
  readonly group: string | undefined;
  readonly article: string | undefined;
}

/** RFC 1738 §3.7. */
export interface Rfc1738Nntp extends Server {
  readonly scheme: "nntp";
  readonly group: string;
  readonly article: string | undefined;
}

/** RFC 1738 §3.8. */
export interface Rfc1738Telnet extends Login {
  readonly scheme: "telnet";
}

/** RFC 1738 §3.9. */
export interface Rfc1738Wais extends Server {
  readonly scheme: "wais";
  readonly database: string;
  readonly search: string | undefined;
  readonly wtype: string | undefined;
  readonly wpath: string | undefined;
}

/** RFC 1738 §3.10. */
export interface Rfc1738File {
  readonly scheme: "file";
  readonly host: string;
  readonly cwd: readonly string[];
  readonly name: string;
}

/** RFC 1738 §3.11. */
export interface Rfc1738Prospero extends Server {
  readonly scheme: "prospero";
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Any scheme without a form. The ":" is only in the type, never in the value: no scheme name contains one, so `scheme`
 * discriminates all forms.
 */
export type Rfc1738OtherScheme = `${string}:`;

/** RFC 1738 §2.1: any other scheme, and everything after its ":". */
export interface Rfc1738Other {
  /** In lowercase. */
  readonly scheme: Rfc1738OtherScheme;
  readonly schemepart: string;
}

/** RFC 1738 §3: the parts of each scheme under their names; `undefined` if a part is not present. */
export type Rfc1738Components =
  | Rfc1738Ftp
  | Rfc1738Http
  | Rfc1738Gopher
  | Rfc1738Mailto
  | Rfc1738News
  | Rfc1738Nntp
  | Rfc1738Telnet
  | Rfc1738Wais
  | Rfc1738File
  | Rfc1738Prospero
  | Rfc1738Other;

// RFC 1738 §5. Triplets are checked before, so "%" is an ordinary character here.
const UCHAR = "-A-Za-z0-9$_.+!*'(),%";
const XCHAR = `${UCHAR};/?:@&=`;
const HSEGMENT = `${UCHAR};:@&=`;
const FSEGMENT = `${UCHAR}?:@&=`;
/** Covers every host; `isHost` checks the details. */
const HOST = "[-A-Za-z0-9.]*";
const HOSTPORT = `(?<host>${HOST})(?::(?<port>\\d+))?`;
const LOGIN = `(?:(?<user>[${UCHAR};?&=]*)(?::(?<password>[${UCHAR};?&=]*))?@)?${HOSTPORT}`;

/** The form of the text after the ":" of each scheme. */
const FORMS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    ftp: `//${LOGIN}(?:/(?<fpath>[${FSEGMENT}/]*)(?:;type=(?<type>[AIDaid]))?)?`,
    http: `//${HOSTPORT}(?:/(?<path>[${HSEGMENT}/]*)(?:\\?(?<search>[${HSEGMENT}]*))?)?`,
    gopher: `//${HOSTPORT}(?:/(?:(?<gtype>(?!%)[${XCHAR}]|%..)(?<rest>[${XCHAR}]*))?)?`,
    mailto: `(?<address>[${XCHAR}]+)`,
    news: `(?:(?<group>\\*|[A-Za-z][-A-Za-z0-9.+_]*)|(?<article>[${UCHAR};/?:&=]+@(?<at>${HOST})))`,
    nntp: `//${HOSTPORT}/(?<group>[A-Za-z][-A-Za-z0-9.+_]*)(?:/(?<article>\\d+))?`,
    telnet: `//${LOGIN}/?`,
    wais: `//${HOSTPORT}/(?<database>[${UCHAR}]*)(?:\\?(?<search>[${HSEGMENT}]*)|/(?<wtype>[${UCHAR}]*)/(?<wpath>[${UCHAR}]*))?`,
    file: `//(?<host>${HOST})/(?<fpath>[${FSEGMENT}/]*)`,
    prospero: `//${HOSTPORT}/(?<path>[${FSEGMENT}/]*)(?<fields>(?:;[${UCHAR}?:@&=;]*)?)`,
  }).map(([scheme, form]) => [scheme, new RegExp(`^${form}$`)]),
);
const GENERIC = new RegExp(`^[${XCHAR}]*$`);

const SCHEME = /^[-A-Za-z0-9+.]+(?=:)/;

/** The parts of a URL; `undefined` if it does not have the form of its scheme. */
function split(text: string): Rfc1738Components | undefined {
  const written = SCHEME.exec(text)?.[0];
  if (written === undefined || excludedAt(text) !== -1) return undefined;
  const scheme = written.toLowerCase();
  const schemepart = text.slice(written.length + 1);
  const form = FORMS.get(scheme);
  if (form === undefined)
    return GENERIC.test(schemepart) ? { scheme: scheme as Rfc1738OtherScheme, schemepart } : undefined;
  const groups = form.exec(schemepart)?.groups;
  return groups === undefined ? undefined : partsOf(scheme, groups);
}

function partsOf(scheme: string, groups: Record<string, string | undefined>): Rfc1738Components | undefined {
  const { fpath, rest, fields, at, ...parts } = groups;
  const host = parts["host"] ?? at;
  if (host !== undefined && !isHost(host) && (scheme !== "file" || host !== "")) return undefined;
  const form = { scheme, ...parts };
  if (scheme === "ftp" || scheme === "file") return { ...form, ...directories(fpath) } as Rfc1738Components;
  if (scheme === "gopher") {
    return { ...form, ...selection(rest) } as Rfc1738Gopher;
  }
  // Only the form of prospero has fields, even if the list is empty.
  if (fields === undefined) return form as Rfc1738Components;
  const pairs = fields
    .split(";")
    .slice(1)
    .map((field) => field.split("="));
  return pairs.some(({ length }) => length !== 2)
    ? undefined
    : ({ ...form, fields: pairs } as unknown as Rfc1738Components);
}

function isHost(text: string): boolean {
  return isHostname(text) || /^\d+\.\d+\.\d+\.\d+$/.test(text);
}

/** RFC 1738 §3.2.2: each piece but the last is the argument of a CWD command. */
function directories(path: string | undefined): { readonly cwd: readonly string[]; readonly name: string | undefined } {
  const cwd = path?.split("/") ?? [];
  const name = cwd.pop();
  return { cwd, name };
}

/**
 * RFC 1738 §3.4.1, §5: an encoded tab separates selector, search and Gopher+ string. A search contains no "/" or "?". A
 * selector can contain any character, even a tab, so the first tab before a possible search ends the selector.
 */
function selection(rest: string | undefined): Pick<Rfc1738Gopher, "selector" | "search" | "plus"> {
  if (rest === undefined) return { selector: undefined, search: undefined, plus: undefined };
  const pieces = rest.split(TAB);
  const at = pieces.findIndex((piece, index) => index > 0 && !/[/?]/.test(piece));
  if (at === -1) return { selector: rest, search: undefined, plus: undefined };
  const plus = pieces.slice(at + 1);
  return {
    selector: pieces.slice(0, at).join(TAB),
    search: pieces[at],
    plus: plus.length === 0 ? undefined : plus.join(TAB),
  };
}

const TAB = "%09";

/** RFC 1738 has no resolution: a valid URL is its own result. */
function resolve1738(reference: string): Outcome {
  const [fault] = faults1738(reference);
  return fault === undefined ? resolved(reference) : failed(fault[0], fault[1]);
}

const faults1738 = /* @__PURE__ */ withoutPasswords(
  allFaults,
  "a character of a possible password must be encoded (RFC 1738 §2.2, §3.1)",
);

/** The faults of a text. */
function allFaults(text: string): Fault[] {
  const at = excludedAt(text);
  if (at !== -1) return [["excluded-characters", `${named(text, at)} is not allowed in a URL (RFC 1738 §2.2)`]];
  const scheme = SCHEME.exec(text)?.[0].toLowerCase();
  if (scheme === undefined)
    return [["no-relative-form", "a URL must begin with a scheme: there are no relative URLs (RFC 1738 §2.1)"]];
  const unsafe = [text.indexOf("~"), text.indexOf("#"), text.search(/[[\]]/)].filter((index) => index !== -1);
  const faults = unsafe.sort((first, second) => first - second).map((index) => unsafeFault(text, index));
  const mended = text
    .replace(/#.*/, "")
    .replace(/\[[^[\]/?#]*\]/g, "a")
    .replace(/[~[\]]/g, "a");
  return [...faults, ...formFaults(mended, scheme)];
}

function unsafeFault(text: string, index: number): Fault {
  const character = text.charAt(index);
  if (character === "#") return ["fragment-is-not-in-the-url", "a `#` is not part of a URL (RFC 1738 §2.2)"];
  const reason = character === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals";
  return [reason, `${named(text, index)} is unsafe and must be encoded (RFC 1738 §2.2)`];
}

/** The faults that keep a text of allowed characters from having the form of its scheme. */
function* formFaults(text: string, scheme: string): Generator<Fault> {
  const source = FORMS.get(scheme)?.source;
  const [server = "", front = "", host = "", port = ""] =
    /^([^:]*:\/\/(?:[^@/]*@)?)([^:/?]*)(:[^/?]*)?/.exec(text) ?? [];
  const isPortEmpty = port === ":" && source?.includes("<port>") === true;
  const isHostWrong = host !== "" && source?.includes("<host>") === true && !isHost(host);
  if (isPortEmpty) yield ["port-may-be-empty", "a port must have at least one digit (RFC 1738 §5)"];
  if (isHostWrong) {
    yield isHostname(host.replace(/\.$/, ""))
      ? ["hostname-ends-in-dot", "a host name must not end in a dot (RFC 1738 §3.1, §5)"]
      : ["registry-names-moved-into-host", "a host must be a domain name or an IP address (RFC 1738 §3.1, §5)"];
  }
  const mended = front + (isHostWrong ? "a" : host) + (isPortEmpty ? "" : port) + text.slice(server.length);
  if (split(mended) === undefined)
    yield ["each-scheme-has-its-form", `this does not have the form of ${scheme} URLs (RFC 1738 §3, §5)`];
}

/**
 * RFC 1738: each scheme has its own form, with its own part names.
 *
 * @example
 * ```ts
 * import { rfc1738 } from "@std66/legacy";
 * rfc1738.isValid("http://user@example.com/"); // => false
 * const parts = rfc1738.parse("ftp://example.com/pub/a.txt;type=i");
 * parts.scheme === "ftp" && parts.cwd; // => ["pub"]
 * ```
 */
export const rfc1738: Dialect<Rfc1738Components, "rfc1738"> = /* @__PURE__ */ withFaults(
  {
    id: "rfc1738",
    title: "RFC 1738, Uniform Resource Locators (1994)",
    isValid(text) {
      return split(text) !== undefined;
    },
    parse(text) {
      const parts = split(text);
      if (parts !== undefined) return parts;
      const [fault] = faults1738(text);
      throw legacySyntaxError("rfc1738", text, fault as Fault);
    },
    resolve(_base, reference) {
      return resolve1738(reference);
    },
    trace(_base, reference) {
      return { outcome: resolve1738(reference), steps: [] };
    },
  },
  faults1738,
);
