import { serve } from "./loop.mjs";

await serve(
  { implementation: "URL", version: `Node ${process.versions.node}`, claims: "the URL Standard; not RFC 3986" },
  { resolve: ({ base, reference = "" }) => new URL(reference, base).href },
);
