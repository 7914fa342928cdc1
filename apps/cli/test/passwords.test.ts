/** RFC 3986 §3.2.1: the command does not reveal passwords. */
import { describe, expect, it } from "vitest";
import { TooLong, tooLongDiagnostic } from "../src/diagnostics/limits.ts";
import { std66 } from "./run.ts";

const LOCATION = { source: "<stdin>", line: 1 };

/** Command lines whose answers contain the password. */
const ANSWERS = [
  ["parse", "http://u:secret@h/"],
  ["parse", "http://u:secret@h/", "a"],
  ["parse", "--format", "{input} {authority} {userinfo}", "http://u:secret@h/"],
  ["parse", "-0", "http://u:secret@h/"],
  ["parse", "--format", "{query.a!decode}", "?a=http%3A//u:secret%40h"],
  ["check", "--valid", "http://u:secret@h/", "http://v:u:secret@k/@x"],
  ["check", "--valid", "-0", "http://u:secret@h/"],
  ["check", "--valid", "--as", "iri", "http://u:secret@h/é"],
  ["check", "--invalid", "http://u:secret@h/|", "http://u:secret/x@h/", "a", "http://u:secret @h/"],
  ["resolve", "http://u:secret@h/a", "b"],
  ["resolve", "--explain", "http://u:secret@h/a", "b"],
  ["resolve", "--explain", "http://h/a", "//u:secret@h/"],
  ["relativize", "http://h/a", "http://u:secret@h/"],
  ["normalize", "http://u:secret@h/"],
  ["normalize", "--explain", "HTTP://u:secret@h/"],
  ["normalize", "--check", "HTTP://u:secret@h/"],
  ["normalize", "--unique", "http://u:secret@h/"],
  ["compare", "--explain", "http://u:secret@h/", "HTTP://u:secret@h/"],
  ["compare", "--explain", "http://u:secret@h/", "http://u:secret@h/a"],
  ["params", "http://u:secret@h/", "a"],
  ["params", "?a=http%3A%2F%2Fu:secret@h"],
  ["params", "/a;http:%2F%2Fu:secret@h"],
  ["params", "--get", "a", "?a=http%3A%2F%2Fu:secret@h"],
  ["params", "--get", "a", "?a=//u:secret&b=@h"],
  ["params", "--history", "http://u:secret@h/a;b"],
  ["params", "--history", "x:/a;b//u:secret@h"],
  ["audit", "--readers", "http://u:secret@h/"],
  ["legacy", "http://u:secret@h/a", "b"],
  ["legacy", "http://h/a", "//u:secret@h/"],
  ["legacy", "ftp://u:secret@h/a"],
  ["legacy", "--explain", "http://u:secret@h/a", "b"],
  ["legacy", "--dialects", "rfc1738", "foo://u:secret@x//v:u:secret@y"],
  ["legacy", "--dialects", "rfc1738", "gopher://h/7sel%09search%09//u:secret@x"],
  ["legacy", "--dialects", "rfc2396", "x:/a//u:secret@x"],
] as const;

describe.concurrent.each(ANSWERS.map((args) => ({ args, title: args.join(" ") })))("std66 $title", ({ args }) => {
  it("R-052 masks the password on a terminal", async () => {
    const { stdout, stderr } = await std66(args, { terminals: [1] });
    expect(stdout).toContain("u:***");
    expect(stdout + stderr).not.toContain("secret");
  });

  it("shows the password on a terminal with --show-passwords, and elsewhere by default", async () => {
    const [asked, elsewhere] = await Promise.all([
      std66([...args, "--show-passwords", "--color", "never"], { terminals: [1] }),
      std66(args, { terminals: [2] }),
    ]);
    expect(elsewhere.stdout).toContain("u:secret");
    expect(asked).toEqual(elsewhere);
  });
});

describe.concurrent("std66 --json", () => {
  const withJson = ANSWERS.filter((args) => !args.some((arg) => /^--(?:format|valid|invalid)$/.test(arg)));

  it.each(withJson.map((args) => ({ args, title: args.join(" ") })))(
    "$title shows the password even on a terminal",
    async ({ args }) => {
      const { stdout } = await std66([...args, "--json"], { terminals: [1] });
      expect(stdout).toContain("u:secret");
    },
  );
});

/** Command lines with a possible password whose delimiter ends the authority too early. */
const TYPOS: readonly ((password: string) => readonly string[])[] = [
  (password) => ["legacy", `http://u:${password}@h/x`],
  (password) => ["legacy", `foo://u:${password}@h/x`],
  (password) => ["legacy", `http://u:${password}@h/x`, "g"],
  (password) => ["legacy", "http://h/a", `//u:${password}@h/x`],
  (password) => ["legacy", "--explain", `http://u:${password}@h/x`, "g"],
  (password) => ["legacy", "--explain", "http://h/a", `//u:${password}@h/x`],
];

describe.concurrent.each(TYPOS.map((argsOf) => ({ argsOf, title: argsOf("…").join(" ") })))(
  "std66 $title",
  ({ argsOf }) => {
    it.each(["SEC/RET", "SEC?RET", "SEC#RET"])("R-052 shows nothing of %s on a terminal", async (password) => {
      const { stdout, stderr, status } = await std66(argsOf(password), { terminals: [1, 2] });
      expect(stdout + stderr).not.toMatch(/SEC|RET/u);
      expect(stdout).toContain("u:***@h/");
      expect(stdout).toContain("note: a character of a possible password would change this comparison");
      expect(status).toBe(1);
    });

    it("shows it in a pipe, as JSON and on request", async () => {
      const args = argsOf("SEC/RET");
      const [pipe, asked, json, jsonPipe] = await Promise.all([
        std66(args),
        std66([...args, "--show-passwords", "--color", "never"], { terminals: [1, 2] }),
        std66([...args, "--json"], { terminals: [1, 2] }),
        std66([...args, "--json"]),
      ]);
      expect(pipe.stdout).toMatch(/SEC|RET/u);
      expect(pipe.stdout).not.toContain("***");
      expect(pipe.stdout).not.toContain("note:");
      expect(asked).toEqual(pipe);
      expect(json.stdout).toContain("SEC/RET");
      expect(json).toEqual(jsonPipe);
    });

    it("R-052 shows the same on a terminal for every password at fault", async () => {
      const passwords = ["a/b", "a/../b/c", "a#b#c", "[", "^", "x?y=z;p/q"];
      const shown = await Promise.all(
        passwords.map(async (password) => {
          const { stdout, stderr } = await std66(argsOf(password), { terminals: [1, 2] });
          return stdout + stderr;
        }),
      );
      expect(new Set(shown).size).toBe(1);
    });
  },
);

/** The reasons, and everything below them. */
function whyOf(output: string): string {
  return output.slice(output.indexOf("  WHY"));
}

describe.concurrent("std66 legacy on a terminal", () => {
  it("R-052 gives no reason that reveals a character of a password, but says that there is one", async () => {
    const texts = ["ftp://u:s~ecret@h/", "ftp://u:s[ecret@h/", "ftp://u:s#ecret@h/", "ftp://u:s!/ecret@h/"];
    for (const text of texts) {
      const args = ["legacy", "--dialects", "rfc1738,rfc3986", text];
      const { stdout, status } = await std66([...args, "--color", "never"], { terminals: [1] });
      expect(stdout.slice(stdout.indexOf("  The RFCs"))).toBe(
        `  The RFCs agree.
  note: a character of a possible password would change this comparison, which
  leaves the password out. --show-passwords compares the text as written.
`,
      );
      // The status is that of the text as written, for scripts.
      expect(status).toBe((await std66(args)).status);
    }
  });

  it("compares a text with an ordinary password as in a pipe", async () => {
    const text = "ftp://u:secret@h/";
    const { stdout } = await std66(["legacy", text, "--color", "never"], { terminals: [1] });
    expect(stdout).not.toContain("note:");
    expect(whyOf(stdout)).toBe(whyOf((await std66(["legacy", text])).stdout));
  });

  it("does not mask the stand-in for a password in a text without a password", async () => {
    const { stdout } = await std66(["legacy", "http://qzq@h/"], { terminals: [1] });
    expect(stdout).toContain("http://qzq@h/");
    expect(stdout).not.toContain("***");
  });

  it("still gives the reasons for faults outside a password", async () => {
    const { stdout } = await std66(["legacy", "ftp://u:secret@h/~x"], { terminals: [1] });
    expect(stdout).toContain("tilde-became-unreserved");
    expect(stdout).not.toContain("note:");
  });
});

describe.concurrent("a possible password in a reference that RFC 3986 refuses", () => {
  const COMMANDS: readonly ((text: string) => readonly string[])[] = [
    (text) => ["parse", text],
    (text) => ["resolve", "--explain", text, "g"],
    (text) => ["resolve", "--explain", "http://h/", text],
    (text) => ["relativize", "http://h/", text],
    (text) => ["normalize", "--explain", text],
    (text) => ["normalize", "--check", text],
    (text) => ["compare", "--explain", text, "http://h/"],
    (text) => ["compare", "--explain", "http://h/", text],
    (text) => ["check", text],
  ];

  it.each(COMMANDS.map((argsOf) => [argsOf("…").join(" "), argsOf] as const))(
    "R-052 std66 %s does not show it",
    async (_, argsOf) => {
      const texts = ["/", "?", "#"].map((delimiter) => `http://u:SEC${delimiter}RET@h/`);
      const ended = await Promise.all(texts.map((text) => std66(argsOf(text), { terminals: [1, 2] })));
      for (const { stdout, stderr, status } of ended) {
        expect(stdout + stderr).not.toMatch(/SEC|RET/u);
        expect(stderr).toContain("http://u:***@h/");
        expect(status).toBeGreaterThan(0);
      }
    },
  );

  it("std66 parse //u:12/ss@h/ shows the path of a valid reference, whose authority has no password", async () => {
    const { stdout } = await std66(["parse", "//u:12/ss@h/", "--color", "never"], { terminals: [1] });
    expect(stdout).toBe("authority  u:12\nhost       u  (reg-name)\nport       12\npath       /ss@h/\n");
  });
});

describe.concurrent("messages and answers about a text with a password", () => {
  it("a rung that changes only a password is explained without it, and counts for --check", async () => {
    const args = ["--rungs", "percent-encoding", "--color", "never", "http://u:%41@h/"];
    const { stdout } = await std66(["normalize", "--explain", ...args], { terminals: [1] });
    expect(stdout).toBe("http://u:***@h/\n6.2.2.2  percent-encoding  changed within a password\n");
    expect(await std66(["normalize", "--check", ...args], { terminals: [1] })).toEqual({
      stdout: "http://u:***@h/\n",
      stderr: "",
      status: 1,
    });
  });

  it("two URIs with different passwords differ at the start of the password, however similar", async () => {
    const pairs = [
      ["http://u:abc@h/x", "http://u:abd@h/y"],
      ["http://u:abc@h/x", "http://u:abcdef@h/y"],
      ["http://u:1@h/x", "http://u:2@h/y"],
    ] as const;
    for (const pair of pairs) {
      const { stdout, status } = await std66(["compare", "--explain", ...pair, "--color", "never"], { terminals: [1] });
      expect(stdout).toBe(`different: userinfo
 a  http://u:***@h/x
 b  http://u:***@h/y
             ^
`);
      expect(status).toBe(1);
    }
  });

  it("a port equal to the start of a password does not reveal its length", async () => {
    for (const pair of [
      ["//u:12/x", "//u:12@h/x"],
      ["//u:12/x", "//u:1@h/x"],
    ]) {
      const { stdout } = await std66(["compare", "--explain", ...pair, "--color", "never"], { terminals: [1] });
      expect(stdout).toBe("different: userinfo\n a  //u:12/x\n b  //u:***@h/x\n        ^\n");
    }
  });

  it("a long text is masked before it is shortened", async () => {
    const path = "a/".repeat(50);
    const pair = [`http://u:${"s".repeat(60)}@h/${path}x`, `http://u:${"s".repeat(60)}@h/${path}y`];
    const { stdout } = await std66(["compare", "--explain", ...pair, "--color", "never"], { terminals: [1] });
    expect(stdout).not.toContain("ss");
    const short = pair.map((text) => text.replace(path, ""));
    expect((await std66(["compare", "--explain", ...short, "--color", "never"], { terminals: [1] })).stdout).toBe(
      `different: path
 a  http://u:***@h/x
 b  http://u:***@h/y
                   ^
`,
    );
  });

  it("check --valid and --invalid mask lines of standard input and of files alike, but no objects", async () => {
    const stdin = Buffer.from(
      "http://u:secret@h/\nhttp://v:secret@k/|\nhttp://u:secret@h/\xFF\nhttp://w:secret@l/\n",
      "latin1",
    );
    const of = async (...args: string[]): Promise<string> =>
      (await std66(["check", ...args], { stdin, terminals: [1] })).stdout;
    expect(await of("--valid")).toBe("http://u:***@h/\nhttp://w:***@l/\n");
    expect(await of("--invalid")).toBe("http://v:***@k/|\nhttp://u:***@h/\uFFFD\n");
    expect(await of("--valid", "--count")).toBe("2\n");
    const object = '{"input":"http://u:secret@h/"}\n';
    const { stdout } = await std66(["check", "--valid", "--json-input"], { stdin: object, terminals: [1] });
    expect(stdout).toBe(object);
  });

  it.each([
    ["set", "--host", "VALUE", "a"],
    ["set", "--port", "VALUE", "a"],
    ["set", "--scheme", "VALUE", "a"],
    ["set", "--userinfo", "VALUE|", "a"],
    ["set", "--authority", "VALUE", "a"],
    ["set", "--query", "VALUE#", "a"],
    ["set", "--fragment", "VALUE#", "a"],
    ["set", "--unset", "VALUE", "a"],
    ["set", "--append-query", "x:=VALUE#", "a"],
    ["set", "--host=VALUE", "a"],
    ["check", "--as", "VALUE", "a"],
    ["check", "--format", "VALUE", "a"],
    ["check", "--VALUE", "a"],
    ["check", "--unknown=VALUE", "a"],
    ["check", "--max-errors", "VALUE"],
    ["check", "--column", "VALUE"],
    ["check", "-f", "VALUE"],
    ["check", "-fVALUE"],
    ["check", "@VALUE"],
    ["VALUE"],
    ["help", "VALUE"],
    ["explain", "VALUE"],
    ["completion", "VALUE"],
    ["--color", "VALUE", "check"],
    ["normalize", "--rungs", "case,VALUE", "a"],
    ["legacy", "--dialects", "VALUE", "a"],
    ["audit", "--schemes", "VALUE", "a"],
    ["audit", "--schemes", "https,VALUE", "a"],
    ["audit", "--ports", "VALUE", "a"],
    ["audit", "--hosts", "VALUE", "a"],
    ["audit", "--deny", "VALUE", "a"],
    ["audit", "--ignore", "VALUE", "a"],
    ["audit", "--rule", "VALUE", "a"],
    ["audit", "--rule", "secret-form=VALUE", "a"],
    ["extract", "--schemes", "VALUE"],
    ["extract", "VALUE"],
    ["params", "--separators", "VALUE", "a"],
    ["parse", "--format", "{VALUE}", "a"],
    ["parse", "--format", "{path.%VALUE}{VALUE}", "a"],
    ["file", "--platform", "VALUE", "a"],
  ])("R-052 a faulty value is reported without its password: %s %s %s", async (...args) => {
    const given = args.filter((arg) => typeof arg === "string");
    for (const value of [
      "u:SECRET@h",
      "http://u:SECRET@h/",
      "u:SEC RET@h",
      "http://u:SEC/RET@h",
      "u:SEC@RET@h",
      "it's:SECRET@h",
    ]) {
      const { stdout, stderr, status } = await std66(given.map((arg) => arg.replaceAll("VALUE", value)));
      expect([value, stdout, status]).toEqual([value, "", 2]);
      expect(stderr).toMatch(/^error: /u);
      expect([value, stderr.match(/SEC|RET/u)]).toEqual([value, null]);
    }
  });

  it("a value is masked by itself, so that the message stays whole", async () => {
    const { stderr } = await std66(["parse", "--format", "{http://u:secret@h/}", "a"]);
    expect(stderr.split(" Allowed")[0]).toBe(
      "error: option '--format <template>' argument '{http://u:***@h/}' is invalid. Unknown field {***}.",
    );
    expect((await std66(["set", "--host", "u:secret@h", "a"])).stderr.split("\n")[0]).toBe(
      "error: option '--host <host>' argument 'u:***@h' is invalid. `:` is not allowed in the host.",
    );
    expect((await std66(["check", "@http://u:secret@h"])).stderr).toBe(
      "error: cannot read http://u:***@h: no such file or directory (ENOENT); std66 fetches nothing: download the document first; after --, @http://u:***@h is an input\n",
    );
  });

  it("a value without a password is shown as it is", async () => {
    for (const value of ["http://h:8080/@me", "C:\\a@b", "a@b:c", "h:80"]) {
      expect((await std66(["set", "--port", value, "a"])).stderr).toContain(`argument '${value}' is invalid`);
    }
    expect((await std66(["parse", "--format", "{hots}", "a"])).stderr).toContain("Unknown field {hots}.");
  });

  it("a wrong command line is reported without the password", async () => {
    const uri = "http://u:secret@h/";
    const typo = "http://u:se/cret@h/";
    for (const args of [
      [uri],
      [typo],
      ["chekc", uri],
      ["check", `--${uri}`],
      ["normalize", "--rungs", uri],
      ["help", uri],
    ]) {
      const { stdout, stderr, status } = await std66(args);
      expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
      expect(stderr).toMatch(/^error: /u);
      expect(stderr).not.toMatch(/secret|cret@/u);
    }
  });
});

/** Lines that are not pairs. */
function pairsWith(password: string): Uint8Array {
  const uri = `http://u:${password}@h/`;
  return Buffer.from(`${uri}\n${uri}\t/\t/\n${uri}\xFF\t/\n`, "latin1");
}

/** Their error messages in JSON. */
async function messagesOf(password: string): Promise<unknown[]> {
  const { stdout } = await std66(["compare", "--json"], { stdin: pairsWith(password) });
  return stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { error: { message: string } }).error.message);
}

describe("a diagnostic", () => {
  const LINES: readonly ((password: string) => string | Uint8Array)[] = [
    (password) => `http://u:${password}@h/|`,
    (password) => `//u:${password}@h:x`,
    (password) => `http://u:${password}@[::1`,
    (password) => `http://h/?x=//u:${password}@h|`,
    (password) => Buffer.from(`http://u:${password}@h/\xE9`, "latin1"),
    // Within the password, or with an unencoded delimiter in the password.
    (password) => `http://u:|${password}@h/`,
    (password) => `http://u:${password}|@h/`,
    (password) => `http://u:${password}%@h/`,
    (password) => `http://u:x${password}/s@h/`,
    (password) => `http://u:x${password}?s@h/`,
    (password) => `http://u:x${password}#s@h/`,
    (password) => Buffer.from(`http://u:${password}\xFF@h/`, "latin1"),
  ];

  it.each(LINES.map((lineOf) => [String(lineOf("…")), lineOf] as const))(
    "R-052 of %s is the same for all passwords",
    async (_, lineOf) => {
      const passwords = ["p", "0", "secret", "a:b", "%41", "s".repeat(100)];
      const lines = passwords.map((password) => Buffer.concat([Buffer.from(lineOf(password)), Buffer.from("\n")]));
      const { stderr, status } = await std66(["check"], { stdin: Buffer.concat(lines) });
      // The diagnostics differ only in their line numbers.
      const shown = stderr
        .replaceAll(/<stdin>:\d+:/gu, "<stdin>:N:")
        .replaceAll(/^\d \|/gmu, "N |")
        .split("\n\n");
      expect(shown).toHaveLength(passwords.length + 1);
      expect(new Set(shown.slice(0, -1)).size).toBe(1);
      expect(shown[0]).toContain("u:***@");
      expect(status).toBe(1);
    },
  );

  it("reports the command's own errors without an offset after the password", async () => {
    const messages = await messagesOf("p");
    expect(messages).toEqual([
      "the line has one URI instead of two (text/tab-separated-values)",
      "the line has more than two URIs (text/tab-separated-values)",
      "the line is not UTF-8 (RFC 3629 §4)",
    ]);
    expect(await messagesOf("secret")).toEqual(messages);
  });

  it("reports an input with too long output without an offset after the password", () => {
    const tooLong = new TooLong({ reason: "too much", offset: 18, label: "one more", rule: "no more than that" });
    expect(tooLongDiagnostic("http://u:secret@h/a", tooLong, LOCATION).message).toBe("too much (limits of std66)");
    expect(tooLongDiagnostic("http://u@h/a/b/c/d/e", tooLong, LOCATION).message).toBe(
      "too much (offset 18, limits of std66)",
    );
  });

  it("R-052 of a pair reveals nothing of a password, in either URI", async () => {
    const lines = [
      "http://u:secret%zz@h/\tb",
      "x\thttp:/u:secret%zz@h",
      "x\thttp:/u:secret@h%",
      "x\thttp:/u:secret@h\ty",
      // The tab belongs to the password.
      "http://u:12secret\tw@h/",
    ];
    const { stderr } = await std66(["compare"], { stdin: `${lines.join("\n")}\n` });
    expect(stderr.match(/^error\[.*?\]/gmu)).toEqual([
      "error[userinfo]",
      // One slash begins no authority: what looks like a password is in the path.
      "error[pchar]",
      "error[pct-encoded]",
      "error[pair]",
      "error[userinfo]",
    ]);
    expect(stderr.match(/^\d \| .*$/gmu)).toEqual([
      "1 | http://u:***@h/\\u{9}b",
      "2 | x\\u{9}http:/u:***@h",
      "3 | x\\u{9}http:/u:***@h%",
      "4 | x\\u{9}http:/u:***@h\\u{9}y",
      "5 | http://u:***@h/",
    ]);
    expect(stderr).not.toMatch(/secret|`s`|section 2\.1.*\n.*password|%z/u);
  });

  it("locates a fault within a password at its start, and does not reveal the character", async () => {
    for (const line of ["http://u:|@h/", "http://u:secret|@h/", "http://u:pa/ss@h/"]) {
      const { stderr } = await std66(["check"], { stdin: line });
      expect(stderr).toContain(" --> <stdin>:1:10\n");
      expect(stderr).toContain("1 | http://u:***@h/\n  |          ^^^ found a character of a possible password\n");
      expect(stderr).not.toContain("%7C");
    }
    const { stderr } = await std66(["check"], { stdin: Buffer.from("http://u:p\xFF@h/", "latin1") });
    expect(stderr).toContain(" found a byte of a possible password\n");
    expect(stderr).not.toContain("0xFF");
  });
});

describe.concurrent("std66 audit --readers", () => {
  const token = `ghp_${"aB3xY9".repeat(6)}`;
  const args = ["audit", "--readers", `https://${token}@github.com/o/r`];

  it("R-052 masks a token on a terminal, as it masks a password", async () => {
    const { stdout, stderr } = await std66(args, { terminals: [1] });
    expect(stdout).toContain("https://***@github.com/o/r");
    expect(stdout + stderr).not.toContain("aB3xY9");
  });

  it("shows it with --show-passwords, in a pipe and in JSON", async () => {
    for (const [given, terminals] of [
      [[...args, "--show-passwords"], [1]],
      [args, [2]],
      [[...args, "--json"], [2]],
    ] as const)
      expect((await std66([...given], { terminals: [...terminals] })).stdout).toContain(token);
  });
});
