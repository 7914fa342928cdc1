/** The reader of gzip, which is built as a file of its own: only `extract` and `resolve --html` load it. */
export { Z_BUF_ERROR, Z_NO_FLUSH, Z_STREAM_END, zlibInflate, zlibInflateInit2, zlibInflateReset, ZStream } from "pako";
