/**
 * Lists where the command is slower than other tools, and a bundle larger. Derived from the figures, so that no loss is
 * forgotten.
 */
import type { BundleSize } from "./bundle-sizes.ts";
import { figure } from "../../../proof/compare/src/figures.ts";
import type { Report } from "./report.ts";

export function otherLosses(report: Pick<Report, "jobs" | "trials" | "sizes">): readonly string[] {
  return [...slowerJobs(report), ...slowerCommands(report), ...largerBundles(report)];
}

function slowerJobs({ jobs }: Pick<Report, "jobs">): readonly string[] {
  return jobs.flatMap(({ title, results }) => {
    const faster = results.flatMap(({ contender, ratio, remark }) =>
      ratio !== undefined && ratio.median < 1
        ? [`${contender} (${figure(ratio.median)} ×${remark === undefined ? "" : `; it ${remark}`})`]
        : [],
    );
    return faster.length === 0 ? [] : [`To ${title} takes longer than with ${faster.join(", ")}.`];
  });
}

function slowerCommands({ trials }: Pick<Report, "trials">): readonly string[] {
  return trials.trials.flatMap(({ title, results }) => {
    const faster = results.flatMap(({ tool, isOurs: own, ratio }) =>
      !own && ratio !== undefined && ratio.median < 1 ? [`${tool} (${figure(ratio.median)} ×)`] : [],
    );
    return faster.length === 0 ? [] : [`${title} is slower than ${faster.join(", ")}.`];
  });
}

function largerBundles({ sizes }: Pick<Report, "sizes">): readonly string[] {
  return sizes.filter(isOurs).flatMap((ours) => {
    const smaller = sizes.filter((other) => !isOurs(other) && other.job === ours.job && other.gzipped < ours.gzipped);
    const names = smaller.map(({ from, names: imported, gzipped }) => `\`${imported}\` of ${from} (${gzipped} bytes)`);
    if (names.length === 0) return [];
    return [`\`${ours.names}\` of ${ours.from} (${ours.gzipped} bytes) is larger than ${names.join(", ")}.`];
  });
}

function isOurs({ from }: BundleSize): boolean {
  return from.startsWith("@std66/");
}
