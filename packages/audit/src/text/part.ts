/** RFC 3986 §3: the components and other stretches of a text, and where they are. */
import type { ComponentName } from "@std66/core";

/** Offsets in a text, in UTF-16 code units. */
export type Stretch = readonly [start: number, end: number];

/** A component and where it begins in the repaired text. */
export interface Part {
  readonly component: ComponentName;
  readonly text: string;
  readonly start: number;
}

/** The components; `undefined` for one that is not present. Every text has a path, which may be empty. */
export type Parts = { readonly [Name in ComponentName]?: Part | undefined } & { readonly path: Part };
