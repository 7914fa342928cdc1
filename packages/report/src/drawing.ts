/** RFC 3986 §3: the components of a reference as a picture, and the pieces that it shows. */
export { drawing } from "./drawing/component-drawing.ts";
export { componentPieces } from "./drawing/component-pieces.ts";
export type { ComponentPiece, PieceName } from "./drawing/component-pieces.ts";
