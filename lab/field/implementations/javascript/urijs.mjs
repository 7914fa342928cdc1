import URI from "urijs";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "urijs", claims: "URLs as people write them; resolution by RFC 3986" },
  {
    resolve: ({ base = "", reference = "" }) => URI(reference).absoluteTo(base).toString(),
    relativize: ({ base = "", target = "" }) => URI(target).relativeTo(base).toString(),
    normalize: ({ text = "" }) => URI(text).normalize().toString(),
    equivalent: ({ a = "", b = "" }) => URI(a).equals(b),
  },
);
