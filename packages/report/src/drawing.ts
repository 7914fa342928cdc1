/** RFC 3986 §3: the components of a reference as a picture, and the pieces that it shows. */
export { drawing } from "./drawing/component-drawing.ts";
export { type ComponentPiece, type PieceName, componentPieces } from "./drawing/component-pieces.ts";
