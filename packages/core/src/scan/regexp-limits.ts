/** RFC 3986 §2: how long a text must be, and may be, for a regexp to read a run of its characters (decision 2). */

/** Minimum length of the rest for which a regexp is worth its start. */
export const REGEXP_FROM = 16;
/** Maximum length of a text for a regexp with a repeated group. */
export const REGEXP_TO = 65_536;
