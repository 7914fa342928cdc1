import uriJs from "uri-js";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "uri-js", claims: "RFC 3986 and 3987; normalizes the result" },
  {
    resolve: ({ base = "", reference = "" }) => uriJs.resolve(base, reference),
    normalize: ({ text = "" }) => uriJs.normalize(text),
    equivalent: ({ a = "", b = "" }) => uriJs.equal(a, b),
  },
);
