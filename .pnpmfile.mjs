// What pnpm changes in a manifest before it packs the package. npm would not: prepack refuses it. The
// lockfile has the checksum of this file: after a change of it, `pnpm install`.

/** Of no use to users; some of these packages cannot be installed at all. */
const HERE_ONLY = ["devDependencies", "scripts"];

export const hooks = {
  /** @param {Record<string, unknown>} manifest */
  beforePacking(manifest) {
    for (const name of HERE_ONLY) delete manifest[name];
    // Decision 8: the command is one bundle, with all that it depends on inside.
    if (manifest.bin !== undefined) delete manifest.dependencies;
    return manifest;
  },
};
