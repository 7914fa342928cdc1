/** RFC 3986 §7: the rules as data. */
import { checkedRules } from "./checked-rules.ts";
import type { Rule } from "./finding.ts";

/**
 * Every rule, with its texts. The codes are stable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 * @example
 * ```ts
 * import { rules } from "@std66/audit";
 * rules.find(({ code }) => code === "port-leading-zeros")?.summary; // => "the port has leading zeros"
 * rules.filter(({ severity }) => severity === "danger").map(({ code }) => code);
 * // => ["host-disputed", "host-not-allowed", "scheme-not-allowed", "host-lookalike-delimiter", "port-not-allowed"]
 * ```
 */
export const rules: readonly Rule[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ checkedRules.map(({ find: _find, ...rule }) =>
    Object.freeze({ ...rule, sources: Object.freeze([...rule.sources]) }),
  ),
);
