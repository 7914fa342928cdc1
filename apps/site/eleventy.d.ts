/** Eleventy has no types of its own. */
declare module "@11ty/eleventy" {
  export const Eleventy: any;
}
