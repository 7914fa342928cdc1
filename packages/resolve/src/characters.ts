/** RFC 3986 §3.3: the characters with a meaning in a path. The build writes them where they are used. */
export const DOT = 0x2e;
export const SLASH = 0x2f;
