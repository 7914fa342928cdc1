/** What the exit status says, the same for every command. */

/** Done, or the answer is yes. */
export const DONE = 0;
/** An input was invalid, or the answer is no. */
export const INVALID = 1;
/** The command line is wrong, or something cannot be read or written. */
export const TROUBLE = 2;
