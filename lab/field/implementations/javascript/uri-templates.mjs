import uriTemplates from "uri-templates";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "uri-templates", claims: "RFC 6570" },
  { expandTemplate: ({ template, variables }) => uriTemplates(template).fill(variables) },
);
