/** What a view answers. */
import type { Answer } from "./question.ts";

export type ViewAnswer = Pick<Answer, "blocks"> & Partial<Pick<Answer, "drawing" | "pieces" | "json">>;
