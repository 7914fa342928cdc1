declare module "*/package.json" {
  const manifest: { readonly version: string };
  export default manifest;
}
