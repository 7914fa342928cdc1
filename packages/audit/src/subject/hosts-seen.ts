/** RFC 3986 §7.6: the hosts that readers see, in words for a message. */
import { MASK } from "@std66/core/diagnostics";
import type { FoundPlace } from "./finding.ts";
import { quoted } from "./quote.ts";
import type { ComparableReading, Subject } from "./subject.ts";

/** By canonical form, the hosts and the readers that see them. */
export type Hosts = ReadonlyMap<string, readonly ComparableReading[]>;

export function groupsOf(readings: readonly ComparableReading[]): Hosts {
  const groups = new Map<string, ComparableReading[]>();
  for (const reading of readings) {
    const key = reading.canonical ?? "";
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  return groups;
}

/** "`a.example` to RFC 3986 and RFC 2396; `b.example` to the URL Standard". A possible password is masked. */
export function listed(subject: Subject, hosts: Hosts): string {
  return [...hosts.values()]
    .map((readings) => {
      const titles = readings.map(inSentence).join(", ");
      return `${shownHost(subject, readings) ?? "none"} to ${titles}`;
    })
    .join("; ");
}

/** The title with the article that a sentence needs. */
function inSentence({ reader, title }: ComparableReading): string {
  return reader === "whatwg" ? `the ${title}` : title;
}

/** The host that these readers see, as the first of them spells it; `undefined` for none. */
export function shownHost(subject: Subject, readings: readonly ComparableReading[]): string | undefined {
  const [{ host } = {}] = readings;
  if (host === undefined || host === "") return undefined;
  return readings.every((reading) => mayBeSecret(subject, reading.host ?? "")) ? MASK : quoted(host);
}

/** Whether a host is seen nowhere but in a possible password, or may come from one. */
export function mayBeSecret(subject: Subject, host: string): boolean {
  const shown = subject.shown.toLowerCase();
  return shown.includes(MASK) && !shown.includes(host.toLowerCase());
}

/** The authority; the whole text if it has none. */
export function wholeAuthority(subject: Subject, message: string): FoundPlace {
  const { authority } = subject.parts;
  return subject.at(authority, 0, authority?.text.length ?? subject.text.length, message);
}
