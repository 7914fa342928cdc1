// Texts from the halves of known ones: attacks, the examples of the rules, ordinary links, and those of the allowlist's
// trials.

import { existsSync, readFileSync } from "node:fs";
import { rules } from "../../src/index.ts";
import { textFrom as textForAllowlist } from "../allowlist/texts.ts";

const ORDINARY: readonly string[] = [
  "https://www.example.com/",
  "http://example.com",
  "https://en.wikipedia.example/wiki/Uniform_Resource_Identifier#Syntax",
  "https://shop.example.org:8443/shoes/running/index.html?color=red&size=42",
  "https://cdn.example.net/npm/vue@3.2.1/dist/vue.global.js",
  "https://example.com/a%20b/c?q=hello%20world&next=/home#top",
  "http://10-0-0-1.example.com/",
  "http://a-1.b-2.example.museum/1.2.3.4",
  "http://metadata.tencentyun.com/latest/",
  "http://www.lvh.me/",
  "http://kubernetes.default.svc/api",
  "http://unix.example.com/a:b",
  "HTTP://EXAMPLE.COM:80/%7Euser/",
  "ftp://ftp.example.com/pub/a.tar.gz",
  "ws://chat.example.com/room;id=1",
  "file:///home/user/notes.txt",
  "file:/C:/notes.txt",
  "mailto:a@example.com?subject=a",
  "urn:isbn:0451450523",
  "tel:+1-816-555-1212",
  "data:text/plain,a%20b",
  "foo://example.com:8042/over/there?name=ferret#nose",
  "//cdn.example.com/a.js",
  "/a/b/c?d=e",
  "../a/./b",
  "a/b:c",
  "?a=b",
  "#top",
  "",
];

/** What stands between two halves. The second half of another text may follow. */
const BETWEEN: readonly string[] = [
  ...Array.from("/:@.?#%-_~;=&\\|[]0a \u00E9"),
  "//",
  "://",
  "..",
  "%2e",
  "%2F",
  "%00",
  "xn--",
  "localhost",
  "::",
  ".local",
  "0x7f.1",
  "a".repeat(64),
  "a.".repeat(130),
  "0".repeat(250),
];

/** The bundle runs at the root of the repository, the test at that or in the package. */
const FILE = existsSync("packages/audit") ? "packages/audit/test/attacks.json" : "test/attacks.json";

/** Attacks of public write-ups and advisories. */
const attacks = JSON.parse(readFileSync(FILE, "utf8")) as readonly {
  readonly text: string;
}[];

const KNOWN: readonly string[] = [
  ...ORDINARY,
  ...ORDINARY,
  ...rules.flatMap(({ example, counterexample }) => [example, counterexample]),
  ...attacks.map(({ text }) => text),
];

/**
 * Every fourth text is a whole one of the allowlist's trials; the others have two halves, and perhaps something between
 * them.
 */
export function textFrom(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  if (random() < 0.25) return textForAllowlist(random);
  const first = pick(KNOWN);
  // At the same place as often as not, so that only a piece is put in.
  const second = random() < 0.5 ? first : pick(KNOWN);
  const at = Math.floor(random() * (first.length + 1));
  const from = second === first ? at : Math.floor(random() * (second.length + 1));
  return first.slice(0, at) + (random() < 0.5 ? pick(BETWEEN) : "") + second.slice(from);
}
