// What pnpm changes in a manifest before it packs the package. npm would not: prepack refuses it. The
// lockfile has the checksum of this file: after a change of it, `pnpm install`.

/** Of no use to users; some of these packages cannot be installed at all. */
const HERE_ONLY = ["devDependencies", "scripts"];

export const hooks = {
  /** @param {Record<string, any>} manifest @param {string} folder */
  beforePacking(manifest, folder) {
    for (const name of HERE_ONLY) delete manifest[name];
    // The condition by which the packages of the repository find each other's sources, which are not published.
    for (const entry of Object.values(manifest.exports ?? {}))
      if (typeof entry === "object") delete entry["@std66/source"];
    // Decisions 20 and 23: the command and the adapters are bundles, with all that they depend on inside.
    if (manifest.bin !== undefined || /[\\/]adapters[\\/][^\\/]+$/u.test(folder)) delete manifest.dependencies;
    return manifest;
  },
};
