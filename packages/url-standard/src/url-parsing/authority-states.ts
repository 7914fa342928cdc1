/** URL Standard, authority state, host state and port state. */
import { split } from "@std66/core";
import { type Change, defaultPortOf, isSpecial, schemeFor, withChanged } from "./parts.ts";
import { encoded, USERINFO } from "../percent-encoded-bytes/percent-encode-sets.ts";

/** The parts of an authority. Of a `file`, all of it is the host. */
interface AuthorityParts {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

type AuthorityChange = (parts: AuthorityParts, scheme: string) => Partial<AuthorityParts> | undefined;

/** A change of a part of the authority; `undefined` is a failure. */
export function inAuthority(change: AuthorityChange): Change {
  return (text, base) => {
    const parts = split(text);
    if (parts.authority === undefined) return text;
    const scheme = schemeFor(parts, base);
    const divided = divideAuthority(parts.authority, scheme);
    const changed = change(divided, scheme);
    if (changed === undefined) return undefined;
    const authority = writtenAuthority({ ...divided, ...changed });
    return withChanged(text, parts, { authority });
  };
}

/** The userinfo ends at the last "@". */
function divideAuthority(authority: string, scheme: string): AuthorityParts {
  if (scheme === "file") return { userinfo: undefined, host: authority, port: undefined };
  const at = authority.lastIndexOf("@");
  const userinfo = at === -1 ? undefined : authority.slice(0, at);
  const colon = authority.indexOf(":", Math.max(at, authority.lastIndexOf("]")) + 1);
  if (colon === -1) return { userinfo, host: authority.slice(at + 1), port: undefined };
  return { userinfo, host: authority.slice(at + 1, colon), port: authority.slice(colon + 1) };
}

function writtenAuthority({ userinfo, host, port }: AuthorityParts): string {
  return (userinfo === undefined ? "" : `${userinfo}@`) + host + (port === undefined ? "" : `:${port}`);
}

/** Authority state and host state: credentials, a port and a special scheme other than `file` need a host. */
export const needHost: Change = (text, base) => {
  const parts = split(text);
  // A special URL has an authority even if its text ends before it.
  const authority = parts.authority;
  if (authority === undefined) return text;
  const scheme = schemeFor(parts, base);
  const { userinfo, host, port } = divideAuthority(authority, scheme);
  const isNeeded = userinfo !== undefined || port !== undefined || (isSpecial(scheme) && scheme !== "file");
  return host === "" && isNeeded ? undefined : text;
};

/** Authority state: an "@" before the last is data. */
export const encodeAtSigns: Change = inUserinfo((userinfo) => userinfo.replace(/@/g, "%40"));

/** Authority state: a ":" after the first is part of the password. */
export const encodeColons: Change = inUserinfo((userinfo) => {
  const password = userinfo.indexOf(":") + 1;
  if (password === 0 || !userinfo.includes(":", password)) return userinfo;
  return userinfo.slice(0, password) + userinfo.slice(password).replace(/:/g, "%3A");
});

export const encodeUserinfo: Change = inUserinfo((userinfo) => encoded(userinfo, USERINFO));

/** URL serializer: no "@" without a username or a password, no ":" without a password. */
export const dropEmptyCredentials: Change = inUserinfo((userinfo) => {
  const name = userinfo.endsWith(":") ? userinfo.slice(0, -1) : userinfo;
  return name === "" ? undefined : name;
});

function inUserinfo(change: (userinfo: string) => string | undefined): Change {
  return inAuthority(({ userinfo }) => (userinfo === undefined ? {} : { userinfo: change(userinfo) }));
}

/** Port state: digits alone. */
export const needDigits: Change = inAuthority(({ port = "" }) => (/[^0-9]/.test(port) ? undefined : {}));

/** Port state: 16 bits. */
export const needPortInRange: Change = inAuthority(({ port = "" }) => {
  const digits = withoutZeros(port);
  return digits.length > 5 || Number(digits) > 65_535 ? undefined : {};
});

export const dropEmptyPort: Change = inAuthority(({ port }) => (port === "" ? { port: undefined } : {}));

export const dropPortZeros: Change = inAuthority(({ port }) =>
  port === undefined || port === "" ? {} : { port: withoutZeros(port) },
);

/** The decimal number without leading zeros. */
function withoutZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits[start] === "0") start++;
  return digits.slice(start);
}

export const dropDefaultPort: Change = inAuthority(({ port }, scheme) =>
  port !== undefined && port === defaultPortOf(scheme) ? { port: undefined } : {},
);
