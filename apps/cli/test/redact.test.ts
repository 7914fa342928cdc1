/** `std66 redact` on octets, files and streams, and `audit` on tokens. cases/redact.json has the usual runs. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine, std66 } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-redact-"));
  writeFileSync(join(folder, "a.log"), "token=a\r\n\xFF sig=b\n");
  writeFileSync(
    join(folder, "octets.log"),
    Buffer.from("\xFFtoken=\xE9a\xA0b\r\n\xC3\xBC http://u:\xA0p@h/\nend", "latin1"),
  );
  writeFileSync(join(folder, "lines.log"), Array.from({ length: 20_000 }, (_, at) => `${at + 1}\n`).join(""));
  writeFileSync(join(folder, "long.log"), `${"x".repeat(3_000_000)} http://u:${"p".repeat(1_000_000)}@h/\nnext\n`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("octets", () => {
  it("a CR before LF stays, and a last line without its end", async () => {
    const { stdout } = await std66(["redact"], { stdin: 'token=a\r\n{"token":"cut\r\n\r\npassword=b' });
    expect(stdout).toBe('token=***\r\n{"token":"***\r\n\r\npassword=***');
  });

  it("what is not UTF-8 stays, and what is white space in Latin-1 ends no password", async () => {
    const { stdout, status } = await inFolder("std66 redact octets.log | od -An -tx1 | tr -d ' \\n'");
    const expected = Buffer.from("\xFFtoken=***\r\n\xC3\xBC http://u:***@h/\nend", "latin1").toString("hex");
    expect({ stdout, status }).toEqual({ stdout: expected, status: 0 });
  });

  it("lines beside one that is not UTF-8 are masked, each by itself, and so is a last one without its end", async () => {
    const stdin = Buffer.from("\xFFtoken=a\n\xC3\xA9 token=b\n\nsig=\xE9c\ntoken=d", "latin1");
    expect(await std66(["redact"], { stdin })).toEqual({
      stdout: "\uFFFDtoken=***\n\u00E9 token=***\n\nsig=***\ntoken=***",
      stderr: "",
      status: 0,
    });
  });

  it("names beyond ASCII", async () => {
    const { stdout } = await std66(["redact", "--name", "Contrase\u00F1a"], {
      stdin: "contrase\u00F1a=x&y=\u{1F600}\n",
    });
    expect(stdout).toBe("contrase\u00F1a=***&y=\u{1F600}\n");
  });

  it("UTF-16 is refused", async () => {
    const { stderr, status } = await std66(["redact"], { stdin: Buffer.from("\uFEFFtoken=a\n", "utf16le") });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: cannot read standard input: it is UTF-16; /);
  });
});

describe.skipIf(process.platform === "win32")("files", () => {
  it("one after the other, and what cannot be read gives status 2", async () => {
    const { stdout, stderr, status } = await inFolder("std66 redact a.log missing.log . a.log");
    expect(stdout.match(/token=\*\*\*/g)).toHaveLength(2);
    expect(stderr).toMatch(/^error: cannot read missing\.log: no such file or directory/);
    expect(stderr).toMatch(/^error: cannot read \.: it is a directory/m);
    expect(status).toBe(2);
  });

  it("a line that is longer than any buffer", async () => {
    const { stdout, status } = await inFolder("std66 redact long.log | tail -c 30");
    expect({ stdout, status }).toEqual({ stdout: `${"x".repeat(8)} http://u:***@h/\nnext\n`, status: 0 });
  });

  it("a closed pipe is no error", async () => {
    const { stderr } = await inFolder(
      "yes token=a | std66 redact | head -n 1; yes token=a | head -n 300000 | std66 redact | head -n 1",
    );
    expect(stderr).toBe("");
  });

  it("line n of the output is line n of the input", async () => {
    const { stdout } = await inFolder("seq 1 200000 | sed 's/$/ token=x/' | std66 redact | sed -n '1p;77777p;$p'");
    expect(stdout).toBe("1 token=***\n77777 token=***\n200000 token=***\n");
  });

  it("with --json, lines are counted in each file, however many blocks it has", async () => {
    const { stdout } = await inFolder("std66 redact --json a.log lines.log a.log lines.log");
    const places = stdout
      .trimEnd()
      .split("\n")
      .map((text) => {
        const { file, line, result } = JSON.parse(text) as { file: string; line: number; result: string };
        return file === "lines.log" ? `${line} ${result}` : `${file} ${line}`;
      });
    const both = ["a.log 1", "a.log 2", ...Array.from({ length: 20_000 }, (_, at) => `${at + 1} ${at + 1}`)];
    expect(places).toEqual([...both, ...both]);
  });
});

it.each(["", "-", "_-_"])("--name %j is refused", async (name) => {
  const { stderr, status } = await std66(["redact", "--name", name]);
  expect(status).toBe(2);
  expect(stderr).toContain("Write a name with a letter or a digit, such as pin.");
});

it("--name with white space is refused", async () => {
  const { stderr, status } = await std66(["redact", "--name", "my pin"]);
  expect(status).toBe(2);
  expect(stderr).toContain("Write a name without white space: ");
});

const TOKEN = "ghp_0123456789abcdefghijklmnopqrstuvwxyzAB";

describe.each([
  `https://${TOKEN}@github.com/o/r`,
  `https://${TOKEN}@x@github.com/`,
  `https://${TOKEN}:x-oauth-basic@github.com/`,
  `https://x-token-auth:${TOKEN}@bitbucket.org/`,
  `https://${TOKEN}@x@good.example\\@github.com:99999/../a b`,
  `https://h.example/?url=https%3A%2F%2F${TOKEN}%40github.com`,
  `https://h.example/?url=https%3A%2F%2Fu%3A${TOKEN}%40x.example`,
  `https://${TOKEN}.evil.example/`,
  `${TOKEN}@github.com/o/r`,
])("R-145 audit %s", (text) => {
  it.each<readonly string[][]>([
    [[]],
    [["--format", "github"]],
    [["--format", "sarif"]],
    [["--rule", "secret-form=off"]],
    [["--hosts", "/dev/null"]],
  ])("shows no token with %j", async (options) => {
    const { stdout, stderr } = await std66(["audit", ...options, "-f", "-"], { stdin: `${text}\n` });
    expect(stdout.toLowerCase() + stderr.toLowerCase()).not.toContain(TOKEN.slice(4, 30).toLowerCase());
    // Without that rule, some have no finding.
    if (!options.includes("secret-form=off")) expect(stdout + stderr).not.toBe("");
  });
});
