import { isAbsoluteUri, isRelativeReference, isUri, isUriReference, parse, removeDotSegments } from "@std66/core";
import { isIri, isIriReference, toIri, toUri } from "@std66/iri";
import { equivalent, normalize } from "@std66/normalize";
import { relativize, resolve } from "@std66/resolve";
import { expand } from "@std66/template";
import { serve } from "./loop.mjs";

/** @param {string} text */
function components(text) {
  const { scheme, authority, userinfo, host, port, path, query, fragment } = parse(text);
  const record = { scheme, authority, userinfo, host, port, path, query, fragment };
  return Object.fromEntries(Object.entries(record).map(([name, part]) => [name, part ?? null]));
}

await serve(
  { implementation: "std66", version: "this repository", claims: "RFC 3986, 3987 and 6570" },
  {
    isUri: ({ text }) => isUri(text),
    isUriReference: ({ text }) => isUriReference(text),
    isAbsoluteUri: ({ text }) => isAbsoluteUri(text),
    isRelativeReference: ({ text }) => isRelativeReference(text),
    isIri: ({ text }) => isIri(text),
    isIriReference: ({ text }) => isIriReference(text),
    components: ({ text = "" }) => components(text),
    resolve: ({ base = "", reference = "" }) => String(resolve(base, reference)),
    relativize: ({ base = "", target = "" }) => String(relativize(base, target)),
    removeDotSegments: ({ text = "" }) => removeDotSegments(text),
    normalize: ({ text = "" }) => String(normalize(text)),
    equivalent: ({ a = "", b = "" }) => equivalent(a, b),
    expandTemplate: ({ template, variables }) => expand(template, variables),
    toUri: ({ text = "" }) => String(toUri(text)),
    toIri: ({ text = "" }) => String(toIri(text)),
  },
);
