import { extractUris } from "@std66/extract";
import { extraction } from "@std66/vectors";
import type { PackageRows } from "./check.ts";

export const extracting: PackageRows = {
  name: "@std66/extract",
  checks: extraction.map(({ id, text, uris }) => ({
    id,
    ask: () => [Array.from(extractUris(text), ({ reference }) => String(reference)), uris] as const,
  })),
};
