/** Lists where std66 is slower or larger. Derived from the figures, so that no loss is forgotten. */
import type { BundleSize } from "./bundle-sizes.ts";
import { figure } from "./figures.ts";
import type { Report } from "./report.ts";

export function losses(report: Report): readonly string[] {
  return [...slowerOperations(report), ...slowerCommands(report), ...largerBundles(report)];
}

function slowerOperations({ standings }: Report): readonly string[] {
  return standings.flatMap(({ title, corpora, overall }) =>
    overall.flatMap(({ contender, ratio }) => {
      const places = corpora.flatMap(({ corpus, ratios }) => {
        const own = ratios.find((each) => each.contender === contender)?.ratio;
        return own !== undefined && own.median < 1 ? [`${corpus} (${figure(own.median)} ×)`] : [];
      });
      if (ratio !== undefined && ratio.median < 1)
        places.unshift(`in the mean over corpora (${figure(ratio.median)} ×)`);
      return places.length === 0 ? [] : [`${title} is slower than ${contender}: ${places.join(", ")}.`];
    }),
  );
}

function slowerCommands({ trials }: Report): readonly string[] {
  return trials.trials.flatMap(({ title, results }) => {
    const faster = results.flatMap(({ tool, isOurs: own, ratio }) =>
      !own && ratio !== undefined && ratio.median < 1 ? [`${tool} (${figure(ratio.median)} ×)`] : [],
    );
    return faster.length === 0 ? [] : [`${title} is slower than ${faster.join(", ")}.`];
  });
}

function largerBundles({ sizes }: Report): readonly string[] {
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
