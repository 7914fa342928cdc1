// UTS 46 §4: hosts that the runtime's `URL` maps to an address or to a name in ASCII, and what the rules say about
// them.
import { audit } from "../src/index.ts";

const HOSTS = ["169.254.169.254", "localhost", "good.example"] as const;

/** What every rule must see of a host as it is mapped. */
const SEEN = new Map<string, string>([
  ["169.254.169.254", "host-metadata"],
  ["localhost", "host-loopback"],
]);

/** What says that a host is not what it seems. */
const SAYING = [
  "host-invisible",
  "host-compatibility",
  "host-encoded",
  "host-encoded-delimiter",
  "host-lookalike-delimiter",
];

export interface Trials {
  /** How many texts `URL` maps to another host in ASCII. */
  mapped: number;
  /** Those in which a finding is missing. */
  readonly missed: string[];
}

/** Puts a character into each host, as it is and encoded, at the start, in the middle and at the end. */
export function tryCharacter(code: number, trials: Trials): void {
  const character = String.fromCodePoint(code);
  const encoded = code < 0x80 ? `%${code.toString(16).padStart(2, "0")}` : encodeURIComponent(character);
  for (const form of code < 0x80 ? [encoded] : [character, encoded]) {
    for (const host of HOSTS) {
      for (const at of [0, 5, host.length]) {
        const written = host.slice(0, at) + form + host.slice(at);
        const text = `http://${written}/`;
        if (!URL.canParse(text)) continue;
        const { hostname } = new URL(text);
        if (hostname.includes("xn--") || hostname === written.toLowerCase()) continue;
        trials.mapped++;
        const codes = audit(text).map((finding) => finding.code);
        const seen = SEEN.get(hostname);
        const isSeen = seen === undefined || codes.includes(seen);
        const saying = code < 0x80 ? [...SAYING, "host-not-dns"] : SAYING;
        if (!isSeen || !saying.some((said) => codes.includes(said))) trials.missed.push(`${text} ${hostname}`);
      }
    }
  }
}
