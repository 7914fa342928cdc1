/** RFC 3986 §7.2, §7.3: what a caller can choose. */
import { RULES, argumentError, nameOf, ownOptions } from "@std66/core/internal";
import { MASK } from "@std66/core/diagnostics";
import { decidedHost, isAddress, listedHost } from "../host/canonical-host.ts";
import { quoted } from "../subject/quote.ts";
import type { Severity } from "../subject/finding.ts";

export interface AuditOptions {
  /** The severity of a rule instead of its own, by code, or `off`. */
  readonly rules?: Readonly<Record<string, Severity | "off" | undefined>> | undefined;
  /**
   * The hosts that are allowed, such as `example.com`, or `*.example.com` for all names below. Then a text with another
   * host, or with one that cannot be decided, is a danger. A relative reference without an authority is allowed.
   */
  readonly allowedHosts?: Iterable<string> | undefined;
  /**
   * Whether only hosts of the public internet are allowed: a global unicast address, or a name that is neither
   * special-use, nor that of a machine or a metadata service. Then a text with another host, or with one that cannot be
   * decided, is a danger. A name is not looked up: it may still lead to a private address. A relative reference without
   * an authority is allowed.
   */
  readonly publicHosts?: boolean | undefined;
  /**
   * The schemes that are allowed. Then a text with another scheme is a danger. One without a host, such as `mailto`, is
   * allowed beside `allowedHosts` and `publicHosts` only if it is named here.
   */
  readonly schemes?: Iterable<string> | undefined;
  /**
   * The ports that are allowed. A text without a port has the default of its scheme. Then a text with another port, or
   * with one that cannot be decided, is a danger. Without this option and with `allowedHosts`, a port other than the
   * default is a warning.
   */
  readonly allowedPorts?: Iterable<number> | undefined;
  /**
   * Ports that are not suspicious, although they are those of another scheme. Only silences rules; see `allowedPorts`.
   */
  readonly expectedPorts?: Iterable<number> | undefined;
  /** Names that mean something to the storage of a server, besides those of Windows devices. */
  readonly reservedNames?: Iterable<string> | undefined;
}

/** The options, read once and before any text, since reading them may run user-supplied code. */
export interface Settings {
  readonly severities: ReadonlyMap<string, Severity | "off">;
  /** In their canonical forms; those that stand for all names below begin with `*.`. */
  readonly allowedHosts: ReadonlySet<string> | undefined;
  readonly publicHosts: boolean;
  readonly schemes: readonly string[] | undefined;
  readonly allowedPorts: readonly number[] | undefined;
  readonly expectedPorts: readonly number[];
  readonly reservedNames: readonly string[];
}

const DEFAULT_SETTINGS: Settings = {
  severities: new Map(),
  allowedHosts: undefined,
  publicHosts: false,
  schemes: undefined,
  allowedPorts: undefined,
  expectedPorts: [],
  reservedNames: [],
};

const NAMES: readonly string[] = [
  "rules",
  "allowedHosts",
  "publicHosts",
  "schemes",
  "allowedPorts",
  "expectedPorts",
  "reservedNames",
];
const SEVERITIES: readonly string[] = ["info", "warning", "danger", "off"];

/**
 * @throws {RangeError} if a rule or a severity does not exist, or if a host or a scheme cannot be one
 * @throws {TypeError} if an option is unknown or of a wrong type
 */
export function settingsOf(options: AuditOptions | undefined, codes: readonly string[]): Settings {
  // `map` passes the index as the second argument: `uris.map(audit)`.
  if (options === undefined || typeof options === "number") return DEFAULT_SETTINGS;
  const given = ownOptions("audit: options", options, NAMES);
  const hosts = listOf("allowedHosts", given.allowedHosts, "string", isString);
  return {
    severities: severitiesOf(given.rules, codes),
    allowedHosts:
      hosts && new Set(hosts.map((host, index) => allowedHost(`audit: options.allowedHosts[${index}]`, host))),
    publicHosts: booleanOf("publicHosts", given.publicHosts),
    schemes: listOf("schemes", given.schemes, "string", isString)?.map(allowedScheme),
    allowedPorts: listOf("allowedPorts", given.allowedPorts, "port", isPort),
    expectedPorts: listOf("expectedPorts", given.expectedPorts, "port", isPort) ?? [],
    reservedNames: (listOf("reservedNames", given.reservedNames, "string", isString) ?? []).map((name) =>
      name.toLowerCase(),
    ),
  };
}

function severitiesOf(rules: AuditOptions["rules"], codes: readonly string[]): Settings["severities"] {
  const severities = new Map<string, Severity | "off">();
  if (rules === undefined) return severities;
  if ({}.toString.call(rules) !== "[object Object]")
    throw argumentError("audit: options.rules", "a plain object", rules);
  for (const code of Object.keys(rules)) {
    if (!codes.includes(code))
      throw new RangeError(`audit: options.rules has no rule ${nameOf(code, "of such a name")}; see \`rules\``);
  }
  for (const [code, severity] of Object.entries(ownOptions("audit: options.rules", rules, codes))) {
    if (severity === undefined) continue;
    if (!SEVERITIES.includes(severity)) {
      const list = SEVERITIES.map((name) => `\`${name}\``).join(", ");
      throw new RangeError(`audit: options.rules[${nameOf(code)}] must be one of ${list}, not ${nameOf(severity)}`);
    }
    severities.set(code, severity);
  }
  return severities;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isPort(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 65_535;
}

function booleanOf(name: string, value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== "boolean") throw argumentError(`audit: options.${name}`, "a boolean", value);
  return value;
}

/** Copies a list. A string is not a list of its characters. */
function listOf<T>(name: string, list: unknown, kind: string, isItem: (value: unknown) => value is T): T[] | undefined {
  if (list === undefined) return undefined;
  if (typeof list !== "object" || list === null || !(Symbol.iterator in list)) {
    throw argumentError(`audit: options.${name}`, `a list of ${kind}s`, list);
  }
  return [...(list as Iterable<unknown>)].map((item, index) => {
    if (!isItem(item)) throw argumentError(`audit: options.${name}[${index}]`, `a ${kind}`, item);
    return item;
  });
}

const SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}$`);

function allowedScheme(scheme: string, index: number): string {
  if (!SCHEME.test(scheme)) {
    throw new RangeError(
      `audit: options.schemes[${index}] must be a scheme without its colon, such as https, not ${quotedOption(scheme)}`,
    );
  }
  return scheme.toLowerCase();
}

/** Quotes a text that is not what it should be. It may be a URI, with a password. */
function quotedOption(text: string): string {
  return quoted(text.replace(/^[^]*@/, `${MASK}@`));
}

/** @throws {RangeError} if it cannot be one; `argument` names it in the message */
export function allowedHost(argument: string, host: string): string {
  const wildcard = host.startsWith("*.") ? "*." : "";
  const canonical = listedHost(host.slice(wildcard.length));
  if (canonical === undefined || (wildcard && isAddress(canonical))) {
    throw new RangeError(
      `${argument} must be a host alone that all programs read alike, such as example.com, ` +
        `*.example.com or xn--bcher-kva.example, not ${quotedOption(host)}`,
    );
  }
  return wildcard + canonical;
}

/** Whether a reader's host is one of those that are allowed. One that is not decided is not. */
export function isAllowed(host: string | undefined, allowed: ReadonlySet<string>): boolean {
  const canonical = host && decidedHost(host);
  if (!canonical) return false;
  const labels = canonical.split(".");
  return allowed.has(canonical) || labels.some((_, index) => allowed.has(`*.${labels.slice(index + 1).join(".")}`));
}
