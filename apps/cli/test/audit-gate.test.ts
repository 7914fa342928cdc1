// `audit` as a gate: the exit status for every combination, and the lists that it compares with.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "std66-gate-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function file(content: string | Uint8Array): string {
  const path = join(folder, `${count++}.txt`);
  writeFileSync(path, content);
  return path;
}

const HOSTS = file("# ours\ngood.example\n\n*.good.example\r\n");

const statusOf = async (...args: string[]): Promise<number | null> => (await std66(["audit", ...args])).status;

/** One input for each severity, with findings of no other one, and one without a finding. */
const NOTHING = ["https://good.example/"];
const INFO = ["http://user@good.example/"];
const WARNING = ["http://good.example:25/"];
const DANGER = ["--rule", "userinfo-in-http=danger", "http://user@good.example/"];

/** The status without --deny, and with each of its values. */
const STATUS: readonly (readonly [name: string, args: readonly string[], status: Readonly<Record<string, number>>])[] =
  [
    ["no finding", NOTHING, { "": 0, info: 0, warning: 0, danger: 0 }],
    ["an info", INFO, { "": 0, info: 1, warning: 0, danger: 0 }],
    ["a warning", WARNING, { "": 0, info: 1, warning: 1, danger: 0 }],
    ["a danger", DANGER, { "": 0, info: 1, warning: 1, danger: 1 }],
    ["all of them", [...DANGER, ...WARNING, ...NOTHING], { "": 0, info: 1, warning: 1, danger: 1 }],
  ];

describe.concurrent.each(STATUS)("--deny with %s alone", (_, args, status) => {
  it.each(Object.entries(status))("--deny %j gives %i", async (deny, expected) => {
    const denying = deny === "" ? [] : ["--deny", deny];
    for (const output of [
      [],
      ["--json"],
      ["--null"],
      ["--readers"],
      ["--format", "sarif"],
      ["--format", "github"],
      ["--quiet"],
      ["--exit-zero"],
    ]) {
      expect([output, await statusOf(...denying, ...output, ...args)]).toEqual([output, expected]);
    }
  });
});

const EVIL = "https://evil.example/";

describe.concurrent("an allowlist is a gate without --deny", () => {
  it.each([
    ["--hosts", HOSTS, EVIL, "https://a.good.example/"],
    ["--schemes", "https,mailto", "ftp://good.example/", "mailto:a@good.example"],
    ["--ports", "443, 8443", "https://good.example:8444/", "https://good.example:8443/"],
  ])("%s", async (option, value, refused, allowed) => {
    expect(await statusOf(option, value, refused)).toBe(1);
    expect(await statusOf(option, value, allowed, refused, allowed)).toBe(1);
    expect(await statusOf(option, value, allowed)).toBe(0);
    for (const deny of ["info", "warning", "danger"]) {
      expect([deny, await statusOf(option, value, "--deny", deny, refused)]).toEqual([deny, 1]);
    }
    for (const output of [
      ["--json"],
      ["--null"],
      ["--readers"],
      ["--format", "sarif"],
      ["--format", "github"],
      ["--quiet"],
      ["--exit-zero"],
    ]) {
      expect([output, await statusOf(option, value, ...output, refused)]).toEqual([output, 1]);
    }
  });

  it("--public refuses what is not public", async () => {
    const [refused, allowed] = ["https://10.0.0.1/", "https://example.com/"];
    expect(await statusOf("--public", refused)).toBe(1);
    expect(await statusOf("--public", allowed, refused, allowed)).toBe(1);
    expect(await statusOf("--public", allowed, "/a")).toBe(0);
    expect(await statusOf(refused)).toBe(0);
    for (const deny of ["info", "warning", "danger"]) {
      expect([deny, await statusOf("--public", "--deny", deny, refused)]).toEqual([deny, 1]);
    }
    for (const text of [
      "http://localhost/",
      "file:///etc/passwd",
      "data:,a",
      "https://u@example.com/",
      "http://a/ b",
    ]) {
      expect([text, await statusOf("--public", text)]).toEqual([text, 1]);
    }
    expect(await statusOf("--public", "--hosts", HOSTS, allowed)).toBe(1);
    expect(await statusOf("--public", "--hosts", HOSTS, "https://good.example/")).toBe(1);
  });

  async function statusOfInput(stdin: string | Uint8Array, ...options: readonly string[]): Promise<number | null> {
    return (await std66(["audit", "--hosts", HOSTS, ...options], { stdin })).status;
  }

  it("all three: each of them refuses", async () => {
    const all = ["--hosts", HOSTS, "--schemes", "https", "--ports", "443"];
    expect(await statusOf(...all, "https://good.example/", "/a")).toBe(0);
    for (const uri of [EVIL, "http://good.example:443/", "https://good.example:444/"]) {
      expect([uri, await statusOf(...all, uri)]).toEqual([uri, 1]);
    }
  });

  it("less severe findings pass, unless --deny says otherwise", async () => {
    const args = ["--hosts", HOSTS, "https://good.example:8443/"];
    expect(await statusOf(...args)).toBe(0);
    expect(await statusOf("--deny", "warning", ...args)).toBe(1);
    expect(await statusOf("--ports", "8443", "--deny", "info", ...args)).toBe(0);
  });

  it("standard input and bytes that are not UTF-8", async () => {
    expect(await statusOfInput("https://good.example/\n/a\n")).toBe(0);
    expect(await statusOfInput(`https://good.example/\n${EVIL}\n/a\n`)).toBe(1);
    expect(await statusOfInput(Buffer.from("https://good.example/\xff\n", "latin1"))).toBe(1);
    expect(await statusOfInput(Buffer.from("https://good.example/\xff\n\xff\n", "latin1"), "--exit-zero")).toBe(1);
    expect(await statusOfInput("")).toBe(0);
  });

  it.each([["--tsv"], ["--csv"], ["--tsv", "--append"], ["--csv", "--header"]])(
    "over rows too, whatever --exit-zero excuses: %j %j",
    async (...form) => {
      for (const options of [form, [...form, "--exit-zero"], [...form, "--exit-zero", "--quiet"]]) {
        expect(await statusOfInput(`https://good.example/\n${EVIL}\n/a\n`, ...options)).toBe(1);
        expect(await statusOfInput("https://good.example/\n/a\n", ...options)).toBe(0);
      }
    },
  );

  it.each([
    ["--hosts", HOSTS, "--ignore", "host-not-allowed"],
    ["--hosts", HOSTS, "--rule", "host-not-allowed=off"],
    ["--hosts", HOSTS, "--rule", "host-not-allowed=warning"],
    ["--schemes", "https", "--ignore", "backslash,scheme-not-allowed"],
    ["--ports", "443", "--rule", "port-not-allowed=info"],
    ["--public", EVIL, "--ignore", "host-not-public"],
    ["--public", EVIL, "--rule", "host-not-public=warning"],
  ])("%s %s %s %s would open it: wrong usage", async (...args) => {
    const { stdout, stderr, status } = await std66(["audit", ...args, EVIL]);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    const [option, , , rule] = args;
    expect(stderr).toContain(
      `error: option '${option}' needs the rule ${/[a-z]+-not-(?:allowed|public)/u.exec(rule)?.[0]}`,
    );
  });

  it("a rule may be less severe if --deny is", async () => {
    const args = ["--hosts", HOSTS, "--rule", "host-not-allowed=warning", "--deny", "warning"];
    expect(await statusOf(...args, EVIL)).toBe(1);
  });
});

describe.concurrent("the file of --hosts: what cannot be read is wrong usage, and nothing is audited", () => {
  it.each([
    ["", "The file has no host."],
    ["\n# none\n  \r\n", "The file has no host."],
    ["good.example\n\nhttps://good.example/\n", "Line 3 must be a host alone"],
    ["good.example\n*\n", "Line 2 must be a host alone"],
    ["good.example\nb c.example", "Line 2 must be a host alone"],
    ["good.example evil.example\n", "Line 1 must be a host alone"],
    ["good.example\0\n", "Line 1 must be a host alone"],
    [Buffer.from("good.example\nb\xfccher.example\n", "latin1"), "Line 2 is not UTF-8."],
    [Buffer.from("\xff\xfeg\0o\0", "latin1"), "Line 1 is not UTF-8."],
  ])("%j", async (content, message) => {
    const path = file(content);
    const { stdout, stderr, status } = await std66(["audit", "--hosts", path, NOTHING[0] as string]);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toContain(`error: option '--hosts <file>' argument '${path}' is invalid. ${message}`);
    expect(stderr).not.toContain("    at ");
  });

  it("a folder, and a file that is not there", async () => {
    for (const path of [folder, join(folder, "none")]) {
      const { stderr, status } = await std66(["audit", "--hosts", path, EVIL]);
      expect(status).toBe(2);
      expect(stderr).toContain("The file cannot be read: ");
    }
  });

  it("a byte order mark before the first host is not part of it", async () => {
    const path = file("\uFEFFgood.example\n");
    expect(await statusOf("--hosts", path, "https://good.example/")).toBe(0);
    expect(await statusOf("--hosts", path, EVIL)).toBe(1);
  });
});

describe.concurrent("wrong usage", () => {
  it.each([
    [["--schemes", "https:"], "`https:` is not a scheme"],
    [["--schemes", ""], "The list has an empty item."],
    [["--schemes", "https,,http"], "The list has an empty item."],
    [["--ports", "443,x"], "`x` is not a port. A port is a number up to 65535."],
    [["--ports", "65536"], "`65536` is not a port"],
    [["--ports", ""], "The list has an empty item."],
    [["--ports", "443,"], "The list has an empty item."],
    [["--ports", "443, ,8443"], "The list has an empty item."],
    [["--ports", "+1"], "`+1` is not a port"],
    [["--rule", "backslash"], "`backslash` has no severity. Write CODE=SEVERITY, such as backslash=off."],
    [["--rule", "nope=off"], "`nope` is not a rule. `std66 explain` lists them."],
    [
      ["--rule", "backslash=off=info"],
      "`off=info` is not a severity. Allowed severities are info, warning, danger, off.",
    ],
    [["--rule", "backslash=of f"], "`of f` is not a severity."],
    [["--rule", "backslash="], "`backslash` has no severity. Write CODE=SEVERITY, such as backslash=off."],
    [["--rule", "no such=off"], "`no such` is not a rule. `std66 explain` lists them."],
    [["--rule", "=off"], "The name of a rule is missing. `std66 explain` lists them."],
    [["--rule", "a\u001Bb=off"], "`a\\u{1b}b` is not a rule."],
    [["--ignore", "https://a.example/"], "`https://a.example/` is not a rule. `std66 explain` lists them."],
    [["--ignore", "backslash,,nope"], "The list has an empty item."],
    [["--rule", "backslash=error"], "`error` is not a severity. Allowed severities are info, warning, danger, off."],
    [
      ["--rule", "backslash=off", "--rule", "backslash=info"],
      "option '--rule <code=severity>' gives backslash two severities: off and info",
    ],
    [
      ["--ignore", "backslash", "--rule", "backslash=info"],
      "option '--rule <code=severity>' gives backslash two severities: off and info",
    ],
    [["--ignore", "nope"], "`nope` is not a rule. `std66 explain` lists them."],
    [
      ["--allow", "backslash"],
      "error: unknown option '--allow'\n(Did you mean --ignore for rules, or --hosts for a file of hosts?)\n",
    ],
  ])("%j", async (args, message) => {
    const { stdout, stderr, status } = await std66(["audit", ...args, "a"]);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toContain(message);
  });
});

it.each(["--ports", "--schemes", "--ignore", "--rule"])("R-053 %s shows nothing of a password", async (option) => {
  for (const value of ["http://u:sec,ret@h/", "http://u:secret@h/", "backslash=//u:secret@h/"]) {
    const { stderr, status } = await std66(["audit", option, value, "a"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/ is invalid\. A text with a possible password is not a (?:port|scheme|rule|severity)\. /u);
    expect(stderr).not.toMatch(/sec|ret/u);
  }
});

it("--rule changes the severity of a rule, and may be repeated; off leaves it out", async () => {
  const args = ["--rule", "host-ipv4-rare=info", "--rule", "host-loopback=off", "--format", "github", "http://0x7f.1/"];
  expect((await std66(["audit", ...args])).stdout).toMatch(/^::notice title=host-ipv4-rare::[^\n]+\n$/u);
});
