/** RFC 1738, Uniform Resource Locators (1994): each scheme has a form of its own, and there are no relative URLs. */
import { excludedAt, named, requireText } from "./characters.ts";
import type { Dialect } from "./dialect.ts";
import { isHostname } from "./hostname.ts";
import { LegacySyntaxError } from "./legacy-syntax-error.ts";
import type { ReasonCode } from "./reasons.ts";
import { type Resolution, failed, resolved } from "./resolution.ts";
import { type Fault, withWorkings } from "./workings.ts";

/** RFC 1738 §3.1: the common form of schemes that go by IP. */
interface Login {
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

type Server = Pick<Login, "host" | "port">;

/** RFC 1738 §3: the parts of each scheme under their names; `undefined` for what is not there. */
export type Rfc1738Components =
  | ({
      readonly scheme: "ftp";
      readonly cwd: readonly string[];
      readonly name: string | undefined;
      readonly type: string | undefined;
    } & Login)
  | ({ readonly scheme: "http"; readonly path: string | undefined; readonly search: string | undefined } & Server)
  | ({
      readonly scheme: "gopher";
      readonly gtype: string | undefined;
      readonly selector: string | undefined;
      readonly search: string | undefined;
      readonly plus: string | undefined;
    } & Server)
  | { readonly scheme: "mailto"; readonly address: string }
  | { readonly scheme: "news"; readonly group: string | undefined; readonly article: string | undefined }
  | ({ readonly scheme: "nntp"; readonly group: string; readonly article: string | undefined } & Server)
  | ({ readonly scheme: "telnet" } & Login)
  | ({
      readonly scheme: "wais";
      readonly database: string;
      readonly search: string | undefined;
      readonly wtype: string | undefined;
      readonly wpath: string | undefined;
    } & Server)
  | { readonly scheme: "file"; readonly host: string; readonly cwd: readonly string[]; readonly name: string }
  | ({
      readonly scheme: "prospero";
      readonly path: string;
      readonly fields: readonly (readonly [name: string, value: string])[];
    } & Server)
  /** Any other: the generic form (RFC 1738 §2.1). */
  | { readonly scheme: string; readonly schemepart: string };

// RFC 1738 §5. Triplets are judged before, so that "%" counts as one more character of a class.
const UCHAR = "-A-Za-z0-9$_.+!*'(),%";
const XCHAR = `${UCHAR};/?:@&=`;
const HSEGMENT = `${UCHAR};:@&=`;
const FSEGMENT = `${UCHAR}?:@&=`;
/** Which of these is a host, is judged by itself. */
const HOST = "[-A-Za-z0-9.]*";
const HOSTPORT = `(?<host>${HOST})(?::(?<port>\\d+))?`;
const LOGIN = `(?:(?<user>[${UCHAR};?&=]*)(?::(?<password>[${UCHAR};?&=]*))?@)?${HOSTPORT}`;

/** What stands behind the ":" of each scheme. */
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

/** The parts of a URL; `undefined` where it has not the form of its scheme. */
function split(text: string): Rfc1738Components | undefined {
  const written = SCHEME.exec(text)?.[0];
  if (written === undefined || excludedAt(text) !== -1) return undefined;
  const scheme = written.toLowerCase();
  const schemepart = text.slice(written.length + 1);
  const form = FORMS.get(scheme);
  if (form === undefined) return GENERIC.test(schemepart) ? { scheme, schemepart } : undefined;
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
    const selected = selection(rest);
    return selected && ({ ...form, ...selected } as Rfc1738Components);
  }
  // Only the form of prospero has fields, be there none.
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

/** RFC 1738 §3.2.2: all but the last are for CWD commands. */
function directories(path: string | undefined): { readonly cwd: readonly string[]; readonly name: string | undefined } {
  const cwd = path?.split("/") ?? [];
  const name = cwd.pop();
  return { cwd, name };
}

/** RFC 1738 §3.4.1: a tab, which is encoded, separates selector, search and Gopher+ string. A search has no "/" and "?". */
function selection(rest: string | undefined): Record<string, string | undefined> | undefined {
  const [selector, search, ...others] = rest?.split("%09") ?? [];
  if (search !== undefined && /[/?]/.test(search)) return undefined;
  return { selector, search, plus: others.length === 0 ? undefined : others.join("%09") };
}

/** RFC 1738 has no resolution: a URL is itself. */
function resolve1738(_base: string, reference: string): Resolution {
  const fault = fault1738(reference);
  return fault === undefined ? resolved(reference, new Map()) : failed(...fault);
}

/** Why a text is not valid. */
function fault1738(text: string): Fault {
  if (split(text) !== undefined) return undefined;
  const at = excludedAt(text);
  if (at !== -1) return ["excluded-characters", `${named(text, at)} is not allowed in a URL (RFC 1738 §2.2)`];
  const scheme = SCHEME.exec(text)?.[0].toLowerCase();
  if (scheme === undefined)
    return ["no-relative-form", "a URL begins with a scheme: there are no relative ones (RFC 1738 §2.1)"];
  const unsafe = text.search(/[~[\]#]/);
  const character = text.charAt(unsafe);
  if (character === "#") return ["fragment-is-not-in-the-url", "a `#` is not part of a URL (RFC 1738 §2.2)"];
  if (unsafe !== -1) {
    const reason = character === "~" ? "tilde-became-unreserved" : "brackets-only-around-ip-literals";
    return [reason, `${named(text, unsafe)} is unsafe, to be encoded (RFC 1738 §2.2)`];
  }
  const form = FORMS.get(scheme)?.source;
  if (form?.includes("<port>") && /^[^:]*:\/\/[^/?]*:(?:\/|$)/.test(text))
    return ["port-may-be-empty", "a port has at least one digit (RFC 1738 §5)"];
  const host = /^[^:]*:\/\/(?:[^@/]*@)?([^:/?]+)/.exec(text)?.[1];
  if (form?.includes("<host>") && host !== undefined && !isHost(host)) {
    return ["registry-names-moved-into-host", "a host is a name or a number of the Internet (RFC 1738 §3.1, §5)"];
  }
  return ["each-scheme-has-its-form", `this is not the form of ${scheme} URLs (RFC 1738 §3, §5)`];
}

/**
 * RFC 1738: the form of each scheme, in its own words.
 *
 * @example
 * ```ts
 * import { rfc1738 } from "@std66/legacy";
 * rfc1738.isValid("http://user@example.com/"); // => false
 * const parts = rfc1738.parse("ftp://example.com/pub/a.txt;type=i");
 * "cwd" in parts && parts.cwd; // => ["pub"]
 * ```
 */
export const rfc1738: Dialect<Rfc1738Components> = /* @__PURE__ */ withWorkings(
  {
    id: "rfc1738",
    title: "RFC 1738, Uniform Resource Locators (1994)",
    isValid(text) {
      requireText(text);
      return split(text) !== undefined;
    },
    parse(text) {
      requireText(text);
      const parts = split(text);
      if (parts !== undefined) return parts;
      const [reason, message] = fault1738(text) as readonly [ReasonCode, string];
      throw new LegacySyntaxError("rfc1738", text, reason, message);
    },
    resolve(base, reference) {
      requireText(base);
      requireText(reference);
      return resolve1738(base, reference).outcome;
    },
  },
  { resolve: resolve1738, fault: fault1738 },
);
