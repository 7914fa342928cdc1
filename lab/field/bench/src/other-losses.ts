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
  const larger = sizes.filter((ours) => sizes.some((other) => isSmaller(other, [ours])));
  const names = larger.map((ours) => `\`${ours.names}\` of ${ours.from}`);
  return names.length === 0
    ? []
    : [`[Bundles](#bundle-sizes) that are larger than another for the same job: ${names.join(", ")}.`];
}

/** Whether it is smaller than a bundle of std66 for the same job. */
export function isSmaller(other: BundleSize, sizes: readonly BundleSize[]): boolean {
  return !isOurs(other) && sizes.some((ours) => isOurs(ours) && ours.job === other.job && other.gzipped < ours.gzipped);
}

function isOurs({ from }: BundleSize): boolean {
  return from.startsWith("@std66/");
}
