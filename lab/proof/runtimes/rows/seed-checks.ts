import { type SeedCheck, seeds } from "@std66/vectors";

type OfType<Type extends SeedCheck["type"]> = Extract<SeedCheck, { readonly type: Type }>;

/** The statements of the seed documents that are tests of one type, with their ids. */
export function seedChecks<Type extends SeedCheck["type"]>(type: Type): (OfType<Type> & { readonly id: string })[] {
  return seeds.flatMap(({ id, check }) => (check?.type === type ? [{ id, ...(check as OfType<Type>) }] : []));
}
