/** RFC 3986 §2.1, §2.3 to §2.5: `encode` and `decode` belong together, for any text and each component. */
import type { EncodableComponent } from "@std66/core";
import { percentDecode, percentEncode } from "@std66/core";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { std66 } from "./run.ts";

/** What the grammar of Appendix A allows besides unreserved characters; nothing in data (§2.2). */
const KEPT: Readonly<Record<EncodableComponent, string>> = {
  "query-value": "",
  segment: "",
  "reg-name": "!$&'()*+,;=",
  userinfo: "!$&'()*+,;=:",
  path: "!$&'()*+,;=:@/",
  query: "!$&'()*+,;=:@/?",
  fragment: "!$&'()*+,;=:@/?",
};
const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const TEXTS = ["", ".", "%", "%41", "+", "\0", "\n", "\uFEFF", "\uFFFD", "\u202E", "a b", "é", "\u{10FFFF}", '"\\'];

const text = fc.string({ unit: codePoint });

describe.concurrent.each(Object.entries(KEPT) as [EncodableComponent, string][])("--as %s", (component, kept) => {
  it("decode gives back any text that was encoded", () => {
    fc.assert(
      fc.property(text, (any) => {
        const encoded = percentEncode(any, component);
        expect(percentDecode(encoded)).toBe(any);
        expect(percentDecodeLenient(encoded)).toBe(any);
      }),
    );
  });

  it("so do the commands", async () => {
    const texts = [...TEXTS, ...fc.sample(text, { numRuns: 50, seed: 66 })];
    const inputs = texts.map((input) => `${JSON.stringify({ input })}\n`).join("");
    const encoded = await std66(["encode", "--json", "--json-input", "--as", component], { stdin: inputs });
    expect(encoded.status).toBe(0);
    const decoded = await std66(["decode", "--json", "--json-input", "--field", "result"], { stdin: encoded.stdout });
    expect(decoded.status).toBe(0);
    const results = decoded.stdout.trimEnd().split("\n");
    expect(results.map((line) => (JSON.parse(line) as { readonly result: string }).result)).toEqual(texts);
  });

  it("keeps the characters that --help lists, and no other of ASCII", async () => {
    const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
    const stays = ascii.filter((character) => UNRESERVED.test(character) || kept.includes(character));
    expect(ascii.filter((character) => percentEncode(character, component) === character)).toEqual(stays);
    const { stdout } = await std66(["encode", "--help"]);
    const row = new RegExp(`^ {2}${component} +(.*)$`, "mu").exec(stdout)?.[1] ?? "";
    expect(row.startsWith("nothing else: ") ? "" : row.replaceAll(" ", "")).toBe(kept);
  });
});

it("--lenient decodes each sequence of octets that is UTF-8, and keeps all else", () => {
  const piece = fc.constantFrom("%", "%4", "%41", "%C3", "%A9", "%c3%a9", "%FF", "x", " ", "é", "😀", "+", ";", "=");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const any = pieces.join("");
      const lenient = percentDecodeLenient(any);
      // Each UTF-8 sequence by itself: a triplet of ASCII, or the two octets of é.
      expect(lenient).toBe(any.replace(/%41|%C3%A9/gi, (triplets) => decodeURIComponent(triplets)));
    }),
  );
});

it("--lenient: characters at every place beside the end of a piece", () => {
  // 🦀, €, é and 翻 as UTF-8 (RFC 3629 §3), each after octets that are not, and then without its last octet.
  const part = "%80%f0%9F%a6%80%FF%e2%82%ac%C3%a9%e7%BF%bb%c3%E2%82%F0%9f%A6";
  const decoded = "%80🦀%FF€é翻%c3%E2%82%F0%9f%A6";
  const wrong: number[] = [];
  for (let before = 4096 - part.length - 3; before <= 4096 + 3; before++) {
    const letters = "a".repeat(before);
    if (
      percentDecodeLenient(`${letters}${part}%4;${letters}${part}%`) !== `${letters}${decoded}%4;${letters}${decoded}%`
    )
      wrong.push(before);
  }
  expect(wrong).toEqual([]);
});

it.each(["%C3%A9", "é%41;", "%E3%82%A2%ff", "%4%"])("a long text of %s is decoded like a short one", (part) => {
  const once = percentDecodeLenient(part);
  for (let before = 0; before < 9; before++) {
    const rest = part.repeat(1500);
    expect(percentDecodeLenient(`${"a".repeat(before)}${rest}%`)).toBe(`${"a".repeat(before)}${once.repeat(1500)}%`);
  }
});

it.each(["encode", "decode"])("%s masks a password in an answer on a terminal only", async (command) => {
  const input = "x://u:secret@h/";
  const args = command === "encode" ? ["encode", "--as", "path", input] : ["decode", input];
  const [plain, shown, seen] = await Promise.all([
    std66(args),
    std66(args, { terminals: [1] }),
    std66([...args, "--show-passwords"], { terminals: [1] }),
  ]);
  expect(plain.stdout).toBe(`${input}\n`);
  expect(shown.stdout).toBe("x://u:***@h/\n");
  expect(seen.stdout).toBe(`${input}\n`);
});
