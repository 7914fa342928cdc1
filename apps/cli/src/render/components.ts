/** The components of a reference (RFC 3986 §3), as JSON and as text. */
import type { UriReference } from "@std66/core";
import type { Colors } from "picocolors/types.js";
import { quoted } from "./json.ts";

/** The members have the names of the getters, and are `null` if the getter returns `undefined`. */
export function componentsJson(reference: UriReference): string {
  const { scheme, path, query, fragment } = reference;
  return (
    `{"input":"${String(reference)}","scheme":${quoted(scheme)},${authorityJson(reference)}` +
    `"path":"${path}","segments":${segmentsJson(path)},"query":${quoted(query)},"fragment":${quoted(fragment)}}`
  );
}

function authorityJson(reference: UriReference): string {
  const { authority, userinfo, host, hostKind, port } = reference;
  return authority === undefined
    ? '"authority":null,"userinfo":null,"host":null,"hostKind":null,"port":null,'
    : `"authority":"${authority}","userinfo":${quoted(userinfo)},"host":"${host}","hostKind":"${hostKind}","port":${quoted(port)},`;
}

/**
 * The JSON of `UriReference.segments`, built without an array. The fastest replacement leaves a rope of pieces, which takes
 * gigabytes for 64 MB of "/". A long path is therefore processed in parts, in a way that leaves no rope.
 */
function segmentsJson(path: string): string {
  if (path === "") return "[]";
  const start = path.startsWith("/") ? 1 : 0;
  if (path.length <= PART) return `["${path.slice(start).replaceAll("/", BETWEEN)}"]`;
  let list = "";
  for (let from = start; from < path.length; from += PART)
    list += path
      .slice(from, from + PART)
      .split("/")
      .join(BETWEEN);
  return `["${list}"]`;
}

const BETWEEN = '","';
const PART = 4096;

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const NAME_WIDTH = "authority".length;

/** One line for each present component. An empty one is shown as `""`, which no URI contains. */
export function componentLines(reference: UriReference, { dim }: Colors): string[] {
  const lines: string[] = [];
  for (const name of NAMES) {
    const value = reference[name];
    if (value === undefined) continue;
    const kind = name === "host" ? `  ${dim(`(${reference.hostKind})`)}` : "";
    lines.push(`${dim(name.padEnd(NAME_WIDTH))}  ${value === "" ? '""' : value}${kind}`);
  }
  return lines;
}
