// No changes of a URI, for tests to add to.

import type { UriChanges } from "../src/changes/uri-changes.ts";

export const NOTHING: UriChanges = {
  components: {},
  removedParameters: [],
  segments: [],
  removed: [],
  replaced: [],
  appended: [],
  sorts: false,
  options: {},
};
