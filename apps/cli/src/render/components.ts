/** The components of a reference (RFC 3986 §3), as JSON and as text. */
import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";
import type { Colors } from "picocolors/types.js";
import { type Json, jsonOfSegments, jsonOfUri } from "./json.ts";
import { shown } from "./shown.ts";

/** The members have the names of the getters, and are `null` if the getter returns `undefined`. */
export function componentsRecord(reference: UriReference | IriReference): Json {
  const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = reference;
  const whole = `{"input":"${String(reference)}","scheme":${jsonOfUri(scheme)},"authority":${jsonOfUri(authority)}`;
  const name = `,"userinfo":${jsonOfUri(userinfo)},"host":${jsonOfUri(host)},"hostKind":${jsonOfUri(hostKind)}`;
  const rest = `,"port":${jsonOfUri(port)},"path":"${path}","segments":${jsonOfSegments(path)},"query":${jsonOfUri(query)},"fragment":${jsonOfUri(fragment)}}`;
  return (whole + name + rest) as Json;
}

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const NAME_WIDTH = "authority".length;

/** One line for each present component. An empty one is shown as `""`, which no URI contains. */
export function componentLines(reference: UriReference | IriReference, { dim }: Colors): string[] {
  const lines: string[] = [];
  for (const name of NAMES) {
    const value = reference[name];
    if (value === undefined) continue;
    const kind = name === "host" ? `  ${dim(`(${reference.hostKind})`)}` : "";
    lines.push(`${dim(name.padEnd(NAME_WIDTH))}  ${shown(value)}${kind}`);
  }
  return lines;
}
