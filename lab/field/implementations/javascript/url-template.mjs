import { parseTemplate } from "url-template";
import { serve } from "./loop.mjs";

await serve(
  { implementation: "url-template", claims: "RFC 6570" },
  { expandTemplate: ({ template, variables }) => parseTemplate(template).expand(variables) },
);
