declare module "*/package.json" {
  const manifest: { readonly version: string };
  export default manifest;
}

declare module "*/section-names.json" {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default names;
}

declare module "*/requirements.json" {
  const requirements: Readonly<Record<string, Readonly<Record<string, readonly (readonly [string, string])[]>>>>;
  export default requirements;
}
