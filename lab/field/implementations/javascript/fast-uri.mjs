import fastUri from "fast-uri";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "fast-uri", claims: "RFC 3986; normalizes the result" },
  {
    isUriReference: ({ text = "" }) => fastUri.parse(text).error === undefined,
    resolve: ({ base = "", reference = "" }) => fastUri.resolve(base, reference),
    normalize: ({ text = "" }) => fastUri.normalize(text),
    equivalent: ({ a = "", b = "" }) => fastUri.equal(a, b),
  },
);
