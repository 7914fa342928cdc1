import { resolve } from "relative-to-absolute-iri";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "relative-to-absolute-iri", claims: "RFC 3986 §5" },
  { resolve: ({ base = "", reference = "" }) => resolve(reference, base) },
);
