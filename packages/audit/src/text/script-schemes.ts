/** RFC 3986 §3.1, §7.2: schemes whose URIs are programs, so that a "//" in them begins a comment, not an authority. */
export const SCRIPT_SCHEMES: readonly string[] = ["javascript", "vbscript", "livescript", "jscript", "mocha"];
