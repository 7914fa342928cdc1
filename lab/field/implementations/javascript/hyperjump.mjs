import {
  isAbsoluteUri,
  isIri,
  isIriReference,
  isUri,
  isUriReference,
  normalizeUri,
  parseUriReference,
  resolveUri,
} from "@hyperjump/uri";
import { serve } from "./loop.mjs";

/** @param {string} text */
function components(text) {
  const { scheme, authority, userinfo, host, port, path, query, fragment } = parseUriReference(text);
  const record = { scheme, authority, userinfo, host, port, path, query, fragment };
  return Object.fromEntries(Object.entries(record).map(([name, part]) => [name, part ?? null]));
}

await serve(
  { implementation: "@hyperjump/uri", claims: "RFC 3986 and 3987; normalizes the result, and says so" },
  {
    isUri: ({ text = "" }) => isUri(text),
    isUriReference: ({ text = "" }) => isUriReference(text),
    isAbsoluteUri: ({ text = "" }) => isAbsoluteUri(text),
    isIri: ({ text = "" }) => isIri(text),
    isIriReference: ({ text = "" }) => isIriReference(text),
    components: ({ text = "" }) => components(text),
    // It asks for a base without a fragment.
    resolve: ({ base = "", reference = "" }) => resolveUri(reference, base.replace(/#.*/u, "")),
    normalize: ({ text = "" }) => normalizeUri(text),
  },
);
