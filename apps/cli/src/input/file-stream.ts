/** Blocking reads from a file. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { attempt } from "../system/failures.ts";
import type { Stream } from "./line-source.ts";

/** A file that is closed at its end. @throws {Failure} if it cannot be opened, and from `read` if it cannot be read */
export function openFile(path: string): Stream {
  const descriptor = attempt(path, () => openSync(path, "r"));
  let isClosed = false;
  return {
    name: path,
    isFile: true,
    read(buffer, start) {
      if (isClosed) return 0;
      const count = attempt(path, () => readSync(descriptor, buffer, start, buffer.length - start, null));
      if (count === 0) {
        isClosed = true;
        closeSync(descriptor);
      }
      return count;
    },
    size() {
      if (isClosed) return undefined;
      const status = fstatSync(descriptor);
      return status.isFile() ? status.size : undefined;
    },
  };
}
