/** RFC 1738 §3, §5: a URL taken apart by the form of its scheme. */
import { excludedAt } from "../dialect/excluded-characters.ts";
import { isHostname } from "../dialect/hostname.ts";
import { schemeOf } from "../dialect/scheme.ts";
import type { Rfc1738Components, Rfc1738Gopher, Rfc1738OtherScheme } from "./components.ts";
import { FORMS, GENERIC_URL } from "./forms.ts";

/** The parts of a URL; `undefined` if it does not have the form of its scheme. */
export function componentsOf(text: string): Rfc1738Components | undefined {
  const written = schemeOf(text);
  if (written === undefined || excludedAt(text) !== -1) return undefined;
  const scheme = written.toLowerCase();
  const schemepart = text.slice(written.length + 1);
  const form = FORMS.get(scheme);
  if (form === undefined) {
    return GENERIC_URL.test(schemepart) ? { scheme: scheme as Rfc1738OtherScheme, schemepart } : undefined;
  }
  const groups = form.regexp.exec(schemepart)?.groups;
  return groups === undefined ? undefined : schemePartsOf(scheme, groups);
}

function schemePartsOf(scheme: string, groups: Record<string, string | undefined>): Rfc1738Components | undefined {
  const { fpath, rest, fields, at, ...parts } = groups;
  const host = groups["host"] ?? at;
  if (host !== undefined && !isHost(host) && (scheme !== "file" || host !== "")) return undefined;
  const form = { scheme, ...parts };
  if (scheme === "ftp" || scheme === "file") return { ...form, ...directories(fpath) } as Rfc1738Components;
  if (scheme === "gopher") return { ...form, ...selection(rest) } as Rfc1738Gopher;
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

export function isHost(text: string): boolean {
  return isHostname(text) || /^\d+\.\d+\.\d+\.\d+$/.test(text);
}

/** RFC 1738 §3.2.2: each piece but the last is the argument of a CWD command. */
function directories(path: string | undefined): { readonly cwd: readonly string[]; readonly name: string | undefined } {
  const cwd = path?.split("/") ?? [];
  const name = cwd.pop();
  return { cwd, name };
}

/**
 * RFC 1738 §3.4: a selector has no tab, so the first encoded tab ends it. A search follows, and a Gopher+ string after
 * the next one. §5 contradicts this: its selector can contain any triplet, `%09` too, and its search has no "/" or "?".
 * Clients send what §3.4 says, so it decides the parts. §5 decides validity: a selector with `%0A` or `%0D` is valid,
 * though §3.4.1 excludes these octets.
 */
function selection(rest: string | undefined): Pick<Rfc1738Gopher, "selector" | "search" | "plus"> {
  const [selector, search, ...plus] = rest?.split(TAB) ?? [];
  return { selector, search, plus: plus.length === 0 ? undefined : plus.join(TAB) };
}

const TAB = "%09";
