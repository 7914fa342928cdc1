/** Tables of people: CSV (RFC 4180), headers, appended answers, and the places of faults. */
import { Buffer } from "node:buffer";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shell, std66 } from "./run.ts";

async function run(
  line: string,
  stdin: string | Buffer,
): Promise<[stdout: string, stderr: string, status: number | null]> {
  const { stdout, stderr, status } = await std66(line.split(" "), { stdin });
  return [stdout, stderr, status];
}

/** The places and codes of compact diagnostics. */
async function placesOf(line: string, stdin: string | Buffer): Promise<string[]> {
  const [, stderr] = await run(`check --diagnostics compact ${line}`, stdin);
  return [...stderr.matchAll(/^(<stdin>:\d+:\d+): error\[(.*)\]/gmu)].map(([, place, code]) => `${place} ${code}`);
}

describe("--csv", () => {
  const TABLE = 'id,url,note\r\n1,HTTP://A/%7e,"a, ""b"""\r\n2,"HTTP://B/?c,d",\r\n3,a b,x\r\n4,,y\r\n5\r\n6,"",z\r\n';

  it.each([
    [
      "normalize --column url",
      'id,url,note\r\n1,http://a/~,"a, ""b"""\r\n2,"http://b/?c,d",\r\n3,,x\r\n4,,y\r\n5,\r\n6,"",z\r\n',
    ],
    [
      "normalize --column 2 --append --errors",
      'id,url,note,normalize,error\r\n1,HTTP://A/%7e,"a, ""b""",http://a/~,\r\n2,"HTTP://B/?c,d",,"http://b/?c,d",\r\n' +
        '3,a b,x,,pchar\r\n4,,y,,\r\n5,,,\r\n6,"",z,"",\r\n',
    ],
    [
      "check --column url",
      'id,url,note\r\n1,true,"a, ""b"""\r\n2,"true",\r\n3,false,x\r\n4,,y\r\n5,\r\n6,"true",z\r\n',
    ],
    ["check --column url --invalid", "id,url,note\r\n3,a b,x\r\n"],
    ["check --column url --invalid --errors", "id,url,note,error\r\n3,a b,x,pchar\r\n"],
    ["check --column url --valid", 'id,url,note\r\n1,HTTP://A/%7e,"a, ""b"""\r\n2,"HTTP://B/?c,d",\r\n6,"",z\r\n'],
    ["check --column url --count", "3 valid\n1 invalid\n2 missing\n"],
    ["check --column url --count --valid", "3\n"],
    ["check --column url --count --invalid", "1\n"],
  ])("%s", async (command, table) => {
    const { stdout, status } = await std66([...command.split(" "), "--csv", "--header", "--exit-zero"], {
      stdin: TABLE,
    });
    expect([stdout, status]).toEqual([table, 0]);
  });

  it("ends with 1 if a cell is invalid, and says where it is in the file", async () => {
    const [stdout, stderr, status] = await run("normalize --csv --header --column url", TABLE);
    expect([stdout.split("\r\n").length, status]).toEqual([8, 1]);
    expect(stderr).toMatch(/^error\[pchar\].*\n --> <stdin>:4:4\n/u);
  });

  it("answers a last row without a line end", async () => {
    expect(await run("normalize --csv --column 2", "1,HTTP://a/\r\n2,HTTP://b/")).toEqual([
      "1,http://a/\r\n2,http://b/\r\n",
      "",
      0,
    ]);
    expect((await run("check --csv --count", "a"))[0]).toBe("1 valid\n0 invalid\n0 missing\n");
    expect((await run("check --csv --errors", "a b"))[1]).toContain("<stdin>:1:2\n");
  });

  it("passes octets that are not UTF-8, and answers the rows of large tables", async () => {
    const row = '\xff,"http://h/a,b"\n"\n",http://h/c\n';
    const { stdout } = await std66(["normalize", "--csv", "--column", "2", "-q"], {
      stdin: Buffer.from(row.repeat(20_000), "latin1"),
    });
    expect(stdout === Buffer.from(row.repeat(20_000), "latin1").toString()).toBe(true);
  });

  it.each([
    ['1,a\n2,b"c"\n3,d\n', "<stdin>: line 2, column 4: a quote is in a cell without quotes"],
    ['1,a\n2,"b\n3,d\n', "<stdin>: line 2, column 3: the quote that begins here is not closed"],
    ['1,a\n2,"b"c\n3,d\n', "<stdin>: line 2, column 6: a cell goes on after its closing quote"],
    ["1,a\n2\r3,d\n", "<stdin>: line 2, column 2: a carriage return without a line feed"],
  ])("ends at a row that is not as it must be: %j", async (table, message) => {
    const [stdout, stderr, status] = await run("normalize --csv --column 2 --exit-zero --quiet", table);
    expect([stdout, status]).toEqual(["1,a\n", 2]);
    expect(stderr.replaceAll(/\s+/gu, " ")).toContain(`error: ${message}`);
  });

  it("refuses UTF-16 and gzip", async () => {
    for (const stdin of [Buffer.from("\uFEFFa,b\n", "utf16le"), Buffer.from([0x1f, 0x8b, 8, 0])]) {
      expect((await run("check --csv", stdin))[2]).toBe(2);
    }
  });
});

describe("--header", () => {
  it("names the fields of --tsv", async () => {
    expect(await run("normalize --header --column u --append --errors", "id\tu\n1\tHTTP://a\n")).toEqual([
      "id\tu\tnormalize\terror\n1\tHTTP://a\thttp://a/\t\\N\n",
      "",
      0,
    ]);
  });

  it.each(["normalize", "check", "audit"])("of %s lists the names if it lacks one", async (command) => {
    for (const [column, message] of [
      ["x", "the header has no field x, only id, u\n"],
      ["3", "the header has no field 3, only id, u\n"],
    ]) {
      const answer = await run(`${command} --csv --header --column ${column} --exit-zero`, "id,u\n1,HTTP://a\n");
      expect(answer).toEqual(["", `error: <stdin>: ${message}`, 2]);
    }
  });

  it("may be all that there is, and an empty table has none", async () => {
    expect(await run("check --csv --header --column u", "id,u\n")).toEqual(["id,u\n", "", 0]);
    expect(await run("check --csv --header --column u", "")).toEqual(["", "", 0]);
    expect(await run("check --csv --header --column u --count", "id,u\n")).toEqual([
      "0 valid\n0 invalid\n0 missing\n",
      "",
      0,
    ]);
  });

  it("shows no control character of a name", async () => {
    const [, stderr] = await run("check --csv --header --column u", "\u001B[31mid,\u202Ev\n");
    expect(stderr).toContain("no field u, only");
    for (const character of ["\u001B", "\u202E"]) expect(stderr).not.toContain(character);
  });
});

describe("a field that no row has", () => {
  it("is a note of commands that are no gate, and fails a gate", async () => {
    const table = "1\ta\n2\tb\n";
    const filled = table.replaceAll("\n", "\t\\N\t\\N\n");
    expect(await run("normalize --column 4", table)).toEqual([filled, "note: <stdin>: no row has a field 4\n", 0]);
    for (const gate of ["check", "audit", "check --quiet"]) {
      const [stdout, stderr, status] = await run(`${gate} --column 4`, table);
      expect([stdout, status]).toEqual([filled, 2]);
      expect(stderr).toBe("error: <stdin>: no row has a field 4, so that nothing was checked\n");
    }
    expect((await run("check --column 4 --exit-zero", table))[2]).toBe(0);
    expect((await run("audit --column 4 --exit-zero --deny danger", table))[2]).toBe(2);
  });

  it("is not one that some row has, nor one of an empty table", async () => {
    expect(await run("check --column 2", "1\n2\tb\n")).toEqual(["1\t\\N\n2\ttrue\n", "", 0]);
    expect(await run("check --column 2", "")).toEqual(["", "", 0]);
    expect(await run("check --csv --column 2 --invalid", "1\n")).toEqual([
      "",
      "error: <stdin>: no row has a field 2, so that nothing was checked\n",
      2,
    ]);
  });
});

describe("places", () => {
  it("count in the row as it is written", async () => {
    expect(await placesOf("--column 2", "id\thttp://a/ b\n\u{1F600}x\t\\t\\x41 \n")).toEqual([
      "<stdin>:1:13 pchar",
      "<stdin>:2:4 pchar",
    ]);
    expect(await placesOf("--column 2", "1\tab\\x41\\x42 c\n")).toEqual(["<stdin>:1:13 pchar"]);
    expect(await placesOf("--tsv", Buffer.from("\\x41\xff\n", "latin1"))).toEqual(["<stdin>:1:5 utf-8"]);
    expect(await placesOf("--csv --column 2", '"a\n""b","c d"\n1,"e""f"\n')).toEqual([
      "<stdin>:2:8 pchar",
      "<stdin>:3:5 pchar",
    ]);
    expect(await placesOf("--csv --header --column u", 'id,u\n"\n\n",a b\n"x","a\n"\n')).toEqual([
      "<stdin>:4:4 pchar",
      "<stdin>:5:7 pchar",
    ]);
  });

  it("count a masked password as three characters, whatever its length", async () => {
    for (const password of ["a", "secret", '""""""']) {
      const table = `1,"http://u:${password}@h/ b"\n`;
      expect(await placesOf("--csv --column 2", table)).toEqual([
        password === '""""""' ? "<stdin>:1:13 userinfo" : "<stdin>:1:19 pchar",
      ]);
    }
  });
});

describe("--fail-fast and --max-errors", () => {
  it("end a table after a row, with status 1", async () => {
    const rows = "a b\nc\nd e\nf\ng h\n";
    expect(await run("normalize --tsv --fail-fast --quiet", rows)).toEqual(["\\N\n", "", 1]);
    const [stdout, stderr, status] = await run("normalize --csv --max-errors 2", rows);
    expect([stdout, status]).toEqual(["\nc\n\n", 1]);
    expect(stderr.match(/^error\[pchar\]/gmu)).toHaveLength(2);
    expect(stderr).toMatch(/stopped after 3 inputs, 2 invalid\n$/u);
    expect(await shell("yes 'a b' | std66 normalize --csv --max-errors 2 --quiet")).toMatchObject({
      stdout: "\n\n",
      status: 1,
    });
    const folder = mkdtempSync(join(tmpdir(), "std66-tables-"));
    const file = join(folder, "t.csv");
    writeFileSync(file, "a b\nc\n");
    const { stdout: one } = await std66(["check", "--csv", "--fail-fast", "-f", file, "-f", file]);
    expect(one).toBe("false\n");
    rmSync(folder, { recursive: true });
    expect(await run("check --csv --invalid --max-errors 2", rows)).toEqual([
      "a b\nd e\n",
      "stopped after 3 inputs, 2 invalid\n",
      1,
    ]);
  });
});
