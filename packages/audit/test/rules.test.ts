// RFC 3986 §7: the table of rules.
import { expect, describe, it } from "vitest";
import { type AuditOptions, audit, rules } from "../src/index.ts";

/** Rules that need an option. */
const OPTIONS: Readonly<Record<string, AuditOptions>> = {
  "host-not-allowed": { allowedHosts: ["good.example"] },
  "host-not-public": { publicHosts: true },
  "scheme-not-allowed": { schemes: ["https"] },
  "port-not-allowed": { allowedPorts: [443] },
  "port-not-default": { allowedHosts: ["good.example"] },
};

/** `undefined` stands for several. */
const COMPONENTS = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment", undefined];

describe.each(rules)("$code", ({ code, severity, example, counterexample, ...rule }) => {
  const options = OPTIONS[code] ?? {};
  const findingsIn = (text: string) => audit(text, options).filter((finding) => finding.code === code);

  it("has texts: lines that are whole, in the form of the others", () => {
    expect(["info", "warning", "danger"]).toContain(severity);
    expect(counterexample).not.toBe("");
    expect(rule.summary).toMatch(/^[^A-Z].*[^.]$/);
    expect(rule.explanation).toMatch(/^[A-Z`].*\.$/);
    expect(rule.help).toMatch(/^[^A-Z].*[^.]$/);
    // Neither the library's options nor those of the command, which have other names.
    for (const said of [rule.summary, rule.explanation, rule.help]) {
      expect(said).not.toMatch(/\boptions?\b|--[a-z]|allowedHosts|allowedPorts|expectedPorts|reservedNames/);
    }
    // Prose has no name of the code: those that it speaks of are quoted.
    expect([rule.summary, rule.explanation, rule.help].join(" ").replaceAll(/`[^`]*`/g, "")).not.toMatch(
      /\b(?!ToASCII|ToUnicode|Punycode|URLs|IRIs|URIs|IPv\dn?)[a-z]+[A-Z]\w*/,
    );
    expect(rule.section).toMatch(/^(?:RFC \d+|UTS \d+|URL Standard) §[\d.]+$/);
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const source of rule.sources) {
      expect(source).toMatch(
        /^(?:(?:RFC|UTS|UAX) \d+(?: §[\d.]+| Appendix [A-Z])?|CWE-\d+|CVE-\d{4}-\d+|\w+ Standard.*)$/,
      );
    }
  });

  it("finds its example, with its severity, and nothing in the counterexample", () => {
    expect(findingsIn(example)).not.toEqual([]);
    for (const finding of findingsIn(example)) expect(finding).toMatchObject({ severity });
    expect(findingsIn(counterexample)).toEqual([]);
  });

  it("names a component, and says what is found there in one line", () => {
    expect(COMPONENTS).toContain(rule.component);
    for (const { component, start, end, message, section } of findingsIn(example)) {
      expect(COMPONENTS).toContain(component);
      expect(example.slice(start, end)).not.toBe("");
      expect(message).toMatch(/^(?:[a-z]|`.+` ).{10,}[^.\s]$/);
      expect(code === "not-a-uri-reference" ? rule.section : section).toBe(rule.section);
    }
  });

  it("can be turned off, and have another severity", () => {
    const codes = audit(example, { ...options, rules: { [code]: "off" } }).map((finding) => finding.code);
    expect(codes).not.toContain(code);
    for (const other of ["info", "warning", "danger"] as const) {
      const findings = audit(example, { ...options, rules: { [code]: other } });
      expect(findings.find((finding) => finding.code === code)?.severity).toBe(other);
    }
  });
});

it("codes are in kebab-case, and unique", () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  for (const { code } of rules) expect(code).toMatch(/^[a-z]+(?:-[a-z\d]+)*$/);
});

it("the table cannot be changed", () => {
  expect(Object.isFrozen(rules)).toBe(true);
  expect(rules.every((rule) => Object.isFrozen(rule) && Object.isFrozen(rule.sources))).toBe(true);
});
