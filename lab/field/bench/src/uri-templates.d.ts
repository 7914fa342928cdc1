// The package has no types.
declare module "uri-templates" {
  export default function uriTemplates(template: string): {
    fill(variables: Readonly<Record<string, unknown>>): string;
  };
}
