import type { Plugin } from "esbuild";

/** Bundles a program of tests with the sources of the packages into one file, which Node runs without a test runner. */
export function bundle(entry: string, outfile: string, plugins?: readonly Plugin[]): Promise<void>;
