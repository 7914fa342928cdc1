/** RFC 3986 §7: all rules, by the component that they look at. */
import { allowedHostRules } from "./allowlist/allowed-host.ts";
import { allowedPortRules } from "./allowlist/allowed-port.ts";
import { allowedSchemeRules } from "./allowlist/allowed-scheme.ts";
import type { ExecutableRule } from "./rules/executable-rule.ts";
import type { Rule } from "./subject/finding.ts";
import { addressRules } from "./rules/address.ts";
import { authorityRules } from "./rules/authority.ts";
import { hostNameRules } from "./rules/host-name.ts";
import { hostReadingRules } from "./rules/host-readings.ts";
import { invalidTextRules } from "./rules/invalid-text.ts";
import { localResourceRules } from "./rules/local-resource.ts";
import { octetRules } from "./rules/octets.ts";
import { pathRules } from "./rules/path.ts";
import { portRules } from "./rules/port.ts";
import { queryRules } from "./rules/query.ts";
import { relativeReferenceRules } from "./rules/relative-reference.ts";
import { schemeRules } from "./rules/scheme.ts";
import { unicodeHostRules } from "./rules/unicode-host.ts";

/** Each has its own `needs`: one that it inherits from a polluted prototype would skip it. */
export const executableRules: readonly ExecutableRule[] = /* @__PURE__ */ [
  ...hostReadingRules,
  ...allowedHostRules,
  ...invalidTextRules,
  ...relativeReferenceRules,
  ...schemeRules,
  ...allowedSchemeRules,
  ...localResourceRules,
  ...authorityRules,
  ...hostNameRules,
  ...addressRules,
  ...unicodeHostRules,
  ...portRules,
  ...allowedPortRules,
  ...pathRules,
  ...octetRules,
  ...queryRules,
].map((rule: ExecutableRule) => ({ needs: undefined, ...rule }));

/**
 * Every rule, with its texts. The codes are stable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 * @example
 * ```ts
 * import { rules } from "@std66/audit";
 * rules.find(({ code }) => code === "port-leading-zeros")?.summary; // => "the port has leading zeros"
 * rules.filter(({ severity }) => severity === "danger").map(({ code }) => code);
 * // => ["host-disputed", "host-not-allowed", "host-not-public", "scheme-not-allowed", "host-lookalike-delimiter", "port-not-allowed"]
 * ```
 */
export const rules: readonly Rule[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ executableRules.map(({ needs: _needs, find: _find, ...rule }) =>
    Object.freeze({ ...rule, sources: Object.freeze([...rule.sources]) }),
  ),
);
