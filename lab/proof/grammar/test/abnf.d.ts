// `abnf` has no types.

declare module "abnf" {
  export function parseString(
    text: string,
    source: string,
  ): { readonly defs: Readonly<Record<string, { readonly name: string; readonly def: unknown }>> };
}
