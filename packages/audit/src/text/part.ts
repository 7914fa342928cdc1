/** RFC 3986 §3: the components of a text, and where they are. */
import type { ComponentName } from "@std66/core";

/** A component and where it begins in the repaired text. */
export interface Part {
  readonly component: ComponentName;
  readonly text: string;
  readonly start: number;
}

/** The components; `undefined` for one that is not present. Every text has a path, which may be empty. */
export type Parts = { readonly [Name in ComponentName]?: Part | undefined } & { readonly path: Part };
