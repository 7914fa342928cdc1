/** The components of a reference (RFC 3986 §3), as JSON and as text. */
import type { UriReference } from "@std66/core";
import type { Colors } from "picocolors/types.js";
import { type Json, jsonOfSegments, recordOf } from "./json.ts";
import { shown } from "./shown.ts";

const componentsOf = recordOf({
  input: "uri",
  scheme: "uri",
  authority: "uri",
  userinfo: "uri",
  host: "uri",
  hostKind: "uri",
  port: "uri",
  path: "uri",
  segments: "json",
  query: "uri",
  fragment: "uri",
});

/** The members have the names of the getters, and are `null` if the getter returns `undefined`. */
export function componentsRecord(reference: UriReference): Json {
  const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = reference;
  const [input, segments] = [String(reference), jsonOfSegments(path)];
  return componentsOf({
    input,
    scheme,
    authority,
    userinfo,
    host,
    hostKind,
    port,
    path,
    segments,
    query,
    fragment,
  });
}

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const NAME_WIDTH = "authority".length;

/** One line for each present component. An empty one is shown as `""`, which no URI contains. */
export function componentLines(reference: UriReference, { dim }: Colors): string[] {
  const lines: string[] = [];
  for (const name of NAMES) {
    const value = reference[name];
    if (value === undefined) continue;
    const kind = name === "host" ? `  ${dim(`(${reference.hostKind})`)}` : "";
    lines.push(`${dim(name.padEnd(NAME_WIDTH))}  ${shown(value)}${kind}`);
  }
  return lines;
}
