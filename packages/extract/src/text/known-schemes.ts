/** RFC 3986 §1.1.2: URIs that running text has without "//" after the scheme. */
import { RULES } from "@std66/core/internal";

/** A URI with a scheme of its own. */
const ANOTHER: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}:.`);

/**
 * What follows the ":" of each scheme. Almost any word with a ":" after it is a scheme by the grammar ("note:",
 * "std::"), so only these are taken for one, and only if the rest has the form that the scheme's specification gives
 * it.
 */
const FORMS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ["acct", /^[^@]+@[^@]/],
  ["cid", /^[^@]+@[^@]/],
  ["data", /,/],
  ["did", /^[a-z\d]+:./],
  ["doi", /^10\.\d+\/./],
  ["file", /^\/[^/]/],
  ["geo", /^-?\d/],
  ["info", /^[a-z]+\/./],
  ["jdbc", ANOTHER],
  ["magnet", /^\?./],
  ["mailto", /^(?:[^@?]+@[^@]|\?.)/],
  ["mid", /^[^@]+@[^@]/],
  ["news", /^(?:[^@]+@[^@]|[a-z][-+\w]*\.[a-z])/i],
  ["pkg", /^[a-z]+\/./],
  ["sip", /^[^@]+@[^@]/],
  ["sips", /^[^@]+@[^@]/],
  ["sms", /^\+?\d/],
  ["tag", /^[^,]+,\d{4}/],
  ["tel", /^\+?[-.()]*\d/],
  ["urn", /^[a-z\d][-a-z\d]{0,30}[a-z\d]:./i],
  ["view-source", ANOTHER],
  ["xmpp", /^[^@]+@[^@]/],
]);

/** The form of what follows the scheme, for a scheme that is known to have URIs without "//". */
export function formOf(scheme: string): RegExp | undefined {
  return FORMS.get(scheme.toLowerCase());
}
