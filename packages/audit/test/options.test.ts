// The options of audit, and wrong arguments.
import { describe, expect, it } from "vitest";
import { type AuditOptions, type Finding, audit, auditorFor, readings } from "../src/index.ts";

const codesIn = (text: string, options: AuditOptions): string[] => audit(text, options).map(({ code }) => code);
const wrong = (options: unknown) => () => audit("a", options as AuditOptions);

describe("allowedHosts", () => {
  const allowedHosts = ["good.example", "*.cdn.example", "[::1]", "bücher.example"];

  it.each([
    "https://good.example",
    "https://GOOD.example:8443/a?b#c",
    "https://a.cdn.example/",
    "https://a.b.cdn.example/",
    "http://[::1]:80/",
    "http://[0:0:0:0:0:0:0:1]/",
    "https://xn--bcher-kva.example/",
    "//good.example/a",
    "/a",
    "a/b?c=http://evil.example/",
    "?a",
    "",
    "./a:b",
  ])("%j is allowed", (text) => {
    expect(codesIn(text, { allowedHosts })).not.toContain("host-not-allowed");
  });

  it.each([
    "https://evil.example/",
    "https://good.example.evil.example/",
    "https://evilgood.example/",
    "https://evil.example/good.example",
    "https://cdn.example/",
    "https://.cdn.example/",
    "https://evilcdn.example/",
    "https://good.example./",
    "https://good.example@evil.example/",
    "https://evil.example@good.example/",
    "https://evil.example\\@good.example/",
    "https://good.example\\@evil.example/",
    "https://evil.example#@good.example/",
    "https:good.example",
    "https:/good.example",
    "https:///good.example",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "///evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "mailto:a@good.example",
    "http://[::2]/",
    "http://127.0.0.1/",
    "https://goоd.example/",
    // Node's `url.parse` ends the host at the "%".
    "https://go%6fd.example/",
    "https://evil.example%2Ecdn.example/",
  ])("%j is not allowed", (text) => {
    const finding = audit(text, { allowedHosts }).find(({ code }) => code === "host-not-allowed");
    expect(finding?.severity).toBe("danger");
  });

  it("names the readers and their hosts", () => {
    const findings = audit("https://good.example@evil.example/", { allowedHosts: ["evil.example"] });
    const finding = findings.find(({ code }) => code === "host-not-allowed");
    expect(finding?.message).toBe("not an allowed host: `good.example` to a check by startsWith");
  });

  it("an empty list allows only references without a host", () => {
    expect(codesIn("http://a.example/", { allowedHosts: [] })).toContain("host-not-allowed");
    expect(codesIn("/a", { allowedHosts: new Set<string>() })).toEqual([]);
  });
});

describe("schemes", () => {
  it.each(["https://a.example/", "HTTPS://a.example/", "/a", "//a.example/"])("%j is allowed", (text) => {
    expect(codesIn(text, { schemes: ["HTTPS"] })).not.toContain("scheme-not-allowed");
  });

  it.each(["http://a.example/", "javascript:a", "java\tscript:a", " data:,a"])("%j is not allowed", (text) => {
    expect(codesIn(text, { schemes: ["https"] })).toContain("scheme-not-allowed");
  });
});

it("every port, and a rule without a severity, is accepted", () => {
  expect(audit("http://h:65535/", { expectedPorts: [0, 65_535], rules: { backslash: undefined } })).toEqual([]);
  expect(codesIn("a\\b", { rules: { backslash: undefined } })).toContain("backslash");
});

it("a list is read once, and before the text", () => {
  let read = 0;
  const options = {
    get schemes() {
      read++;
      return ["https"];
    },
  };
  audit("http://a.example/", options);
  expect(read).toBe(1);
});

describe("options that are not all own and enumerable are refused, since a restriction among them would not count", () => {
  class Policy {
    get publicHosts(): boolean {
      return true;
    }
  }

  it.each([
    ["inherited ones", Object.create({ publicHosts: true })],
    ["inherited ones beside own ones", Object.assign(Object.create({ publicHosts: true }) as object, { schemes: [] })],
    ["accessors of a class", new Policy()],
    ["those that are not enumerable", Object.defineProperty({}, "publicHosts", { value: true })],
  ] as const)("%s", (_, options) => {
    for (const run of [wrong(options), () => auditorFor(options as AuditOptions)]) {
      expect(run).toThrow(TypeError);
      expect(run).toThrow("must be a plain object");
    }
  });

  it("in the severities of the rules", () => {
    expect(wrong({ rules: Object.create({ backslash: "danger" }) })).toThrow(
      "audit: options.rules must be a plain object, with `backslash` as its own member",
    );
    expect(wrong({ rules: Object.defineProperty({}, "backslash", { value: "danger" }) })).toThrow(
      "audit: options.rules must be a plain object, with `backslash` as its own member",
    );
  });
});

it("what Object.prototype has sets no option, and is no error", () => {
  const prototype = Object.prototype as { publicHosts?: unknown; rules?: unknown };
  Object.assign(prototype, { publicHosts: true, rules: { "host-private": "off" } });
  try {
    for (const options of [{}, { rules: {} }, Object.create(null) as AuditOptions])
      expect(codesIn("http://10.0.0.1/", options)).toEqual(["host-private"]);
  } finally {
    delete prototype.publicHosts;
    delete prototype.rules;
  }
});

it("audit can be passed to map", () => {
  expect(["http://a.example/", "b"].map(audit as (text: string) => Finding[])).toEqual([[], []]);
});

it.each([
  [
    { rule: {} },
    TypeError,
    "audit: options has no `rule`, only rules, allowedHosts, publicHosts, schemes, allowedPorts, expectedPorts, reservedNames",
  ],
  [{ "a b": 1 }, TypeError, "audit: options has no such name, only rules, allowedHosts"],
  [{ rules: { "a b": "off" } }, RangeError, "audit: options.rules has no rule of such a name; see `rules`"],
  [null, TypeError, "audit: options must be a plain object, not null"],
  [{ rules: [] }, TypeError, "audit: options.rules must be a plain object, not an instance of Array"],
  [{ rules: { nope: "off" } }, RangeError, "audit: options.rules has no rule `nope`; see `rules`"],
  [{ rules: { constructor: "off" } }, RangeError, "audit: options.rules has no rule `constructor`; see `rules`"],
  [
    { rules: { backslash: "error" } },
    RangeError,
    "audit: options.rules[`backslash`] must be one of `info`, `warning`, `danger`, `off`, not `error`",
  ],
  [{ allowedHosts: "a" }, TypeError, "audit: options.allowedHosts must be a list of strings, not a string"],
  [{ allowedHosts: [1] }, TypeError, "audit: options.allowedHosts[0] must be a string, not 1"],
  [{ schemes: 1 }, TypeError, "audit: options.schemes must be a list of strings, not 1"],
  [{ expectedPorts: ["80"] }, TypeError, "audit: options.expectedPorts[0] must be a port, not a string"],
  [{ expectedPorts: [-1] }, TypeError, "audit: options.expectedPorts[0] must be a port, not -1"],
  [{ expectedPorts: 1 }, TypeError, "audit: options.expectedPorts must be a list of ports, not 1"],
  [{ allowedPorts: ["80"] }, TypeError, "audit: options.allowedPorts[0] must be a port, not a string"],
  [{ allowedPorts: [80, 65_536] }, TypeError, "audit: options.allowedPorts[1] must be a port, not 65536"],
  [{ allowedPorts: 80 }, TypeError, "audit: options.allowedPorts must be a list of ports, not 80"],
  [
    { ports: [80] },
    TypeError,
    "audit: options has no `ports`, only rules, allowedHosts, publicHosts, schemes, allowedPorts",
  ],
  [{ schemes: null }, TypeError, "audit: options.schemes must be a list of strings, not null"],
  [{ expectedPorts: [65_536] }, TypeError, "audit: options.expectedPorts[0] must be a port, not 65536"],
  [{ expectedPorts: [0.5] }, TypeError, "audit: options.expectedPorts[0] must be a port, not 0.5"],
  [
    { reservedNames: {} },
    TypeError,
    "audit: options.reservedNames must be a list of strings, not an instance of Object",
  ],
] as const)("%j is refused", (options, type, message) => {
  expect(wrong(options)).toThrow(type);
  expect(wrong(options)).toThrow(message);
});

it.each([
  "http://user:secret@h/",
  "http://user:secret/@secret@h/",
  "//user:secret@h",
  "user:secret@h",
  "http://user:secret@h/ http://user:secret@h/",
])("R-052 no error of an option shows the password of %s", (text) => {
  for (const options of [
    { schemes: [text] },
    { schemes: ["https", text] },
    { allowedHosts: [text] },
    { allowedHosts: [`*.${text}`] },
    { rules: { [text]: "off" } },
    { rules: { backslash: text } },
    { expectedPorts: [text] },
    { allowedPorts: [text] },
    { reservedNames: text },
    { [text]: 1 },
  ]) {
    const message = messageOf(wrong(options));
    expect(message).toMatch(/^audit: options/);
    expect(message).not.toContain("secret");
  }
});

function messageOf(run: () => unknown): string {
  try {
    return String(run());
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([undefined, null, 1, {}, [], true, new URL("http://a/")])("audit refuses %s, which is not a text", (value) => {
  expect(() => audit(value as string)).toThrow(TypeError);
  expect(() => audit(value as string)).toThrow("audit: uri must be a string or a UriReference");
  expect(() => readings(value as string)).toThrow("readings: uri must be a string or a UriReference");
});
