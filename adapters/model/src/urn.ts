/** RFC 8141 §2: the name of a URN, and UUIDs. */
import type { SchemeHandler, UriComponents, UriOptions, MutableComponents } from "./types.ts";

/** A name as the originals read it. */
const NAME = /^([0-9A-Za-z][-0-9A-Za-z]{0,31}):([^]+)/;
/** The namespace of a name, and how the rest begins. */
const START = /^[0-9A-Za-z][-0-9A-Za-z]{0,30}[0-9A-Za-z]:[^/]/;
/** Not a character of the second part of a name, or a "%" that begins no triplet. */
const NOT_NSS = /[^-\w.~!$&'()*+,;=:@/%]|%(?![0-9A-Fa-f]{2})/;
const UUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

export const urn: SchemeHandler = {
  scheme: "urn",
  skipNormalize: true,
  // "/" has no meaning there.
  absolutePath: true,
  parse: (components, options) => {
    const work: MutableComponents = components;
    const found = NAME.exec(String(work.path)) as unknown as [name: string, nid: string, nss: string] | null;
    if (found === null || NOT_NSS.test(found[2])) {
      work.error ??= "URN can not be parsed.";
      return components;
    }
    const [name, nid, nss] = found;
    // Programs also read such names.
    if (!START.test(name)) work.error ??= "URN is not valid.";
    work.nid = nid.toLowerCase();
    work.nss = nss;
    work.path = undefined;
    return isUuid(work, options) ? parseUuid(components, options) : components;
  },
  serialize: (components, options) => {
    const work: MutableComponents = components;
    const nid = (work.nid ?? textOf(options.nid) ?? "").toLowerCase();
    if (isUuid(work, options)) serializeUuid(components);
    if (nid !== "") work.path = `${nid}:${work.nss ?? ""}`;
    return components;
  },
};

export const uuid: SchemeHandler = {
  scheme: "urn:uuid",
  skipNormalize: true,
  parse: parseUuid,
  serialize: serializeUuid,
};

function isUuid({ nid }: MutableComponents, options: UriOptions): boolean {
  return (textOf(options.nid) ?? nid)?.toLowerCase() === "uuid";
}

/** A program may have set it to a number. */
function textOf(nid: string | number | undefined): string | undefined {
  return typeof nid === "number" ? String(nid) : nid;
}

function parseUuid(components: UriComponents, { tolerant }: UriOptions): UriComponents {
  const work: MutableComponents = components;
  work.uuid = work.nss;
  work.nss = undefined;
  if (!tolerant && !UUID.test(work.uuid ?? "")) work.error ??= "UUID is not valid.";
  return components;
}

function serializeUuid(components: UriComponents): UriComponents {
  components.nss = (components.uuid ?? "").toLowerCase();
  return components;
}
