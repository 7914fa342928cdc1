/** The exit statuses, the same for every command. */

/** Success, or the answer is yes. */
export const DONE = 0;
/** An input is invalid, or the answer is no. */
export const INVALID = 1;
/** Wrong usage, or a read or write error. */
export const ERROR = 2;
/** Interrupted by Ctrl-C: 128 and the number of SIGINT, as shells have it. */
export const INTERRUPTED = 130;
