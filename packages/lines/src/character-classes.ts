/** RFC 3986 §3, §6.2.3: the character classes of the WebAssembly module, from the tables of core and normalize. */
import { RULES } from "@std66/core/internal";
import { BUILT_IN } from "@std66/normalize/internal";

/** The ports that are so short may be default ones, wherever no longer port is one. */
const SHORT_PORT = 3;

/** Writes the classes in the order of assembly/lines.ts, 16 octets each. */
export function writeClasses(memory: Uint8Array): void {
  const rules = [...BUILT_IN];
  // A host and a path alone change what has a default host, and what a function rewrites.
  const ruled = rules.filter(([, { host, normalize }]) => host !== undefined || normalize !== undefined);
  const longPorts = rules.filter(([, { port = "" }]) => port.length > SHORT_PORT);
  const unruled = lettersWithout(ruled);
  const shortPort = lettersWithout([...ruled, ...longPorts]);
  const lowerCase = RULES.UNRESERVED.replace("A-Z", "");
  const classes = [
    RULES.SCHEME_REST,
    RULES.UNRESERVED + RULES.SUB_DELIMS,
    "0-9",
    RULES.QUERY,
    RULES.SCHEME_REST.replace("A-Z", ""),
    lowerCase + RULES.SUB_DELIMS,
    unruled,
    shortPort,
  ];
  classes.forEach((characters, index) => memory.set(octetsOf(characters), 16 * index));
}

/** The letters with which none of these schemes begins. */
function lettersWithout(rows: readonly (readonly [scheme: string, rules: unknown])[]): string {
  const first = rows.map(([scheme]) => scheme.charAt(0));
  return "abcdefghijklmnopqrstuvwxyz".replace(new RegExp(`[${first.join("")}]`, "g"), "");
}

/** A class: octet `n` has a bit for each first digit of a character that ends with the hexadecimal digit `n`. */
function octetsOf(characters: string): Uint8Array {
  const rule = new RegExp(`[${characters}]`);
  const octets = new Uint8Array(16);
  for (let code = 0; code < 128; code++) {
    if (rule.test(String.fromCharCode(code))) octets[code & 15] = (octets[code & 15] as number) | (1 << (code >> 4));
  }
  return octets;
}
