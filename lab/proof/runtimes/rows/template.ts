import { expand, parseTemplate } from "@std66/template";
import { templates } from "@std66/vectors";
import type { PackageRows } from "./check.ts";

export const expanding: PackageRows = {
  name: "@std66/template",
  checks: templates.map(({ id, template, variables, expansion }) => ({
    id,
    ask: () =>
      [
        { once: expand(template, variables), parsed: parseTemplate(template).expand(variables) },
        { once: expansion, parsed: expansion },
      ] as const,
  })),
};
