/** Which standards a reason separates, in short form: `1808 | 2396, 3986`. */
import { ROW_IDS, type RowId, shortNameOf } from "./standards.ts";

/** Two standards that a reason separates. */
export type Separated = readonly [RowId, RowId];

/** Lists the sides. A `|` separates all standards before it from all standards after it. */
export function sidesOf(pairs: readonly Separated[]): string {
  const sides = groupsOf(pairs);
  if (sides.every((a) => sides.every((b) => a === b || areSeparated(a, b)))) {
    return sides.map((side) => listed([side])).join(" | ");
  }
  // Not every side is separated from every other: lists each with the later sides that it is separated from.
  return sides
    .flatMap((a, index) => {
      const others = sides.slice(index + 1).filter((b) => areSeparated(a, b));
      return others.length === 0 ? [] : [`${listed([a])} | ${listed(others)}`];
    })
    .join("; ");
}

interface Side {
  readonly members: readonly RowId[];
  /** The standards that the members are separated from. */
  readonly others: readonly RowId[];
}

/** Groups the standards that are separated from the same others. */
function groupsOf(pairs: readonly Separated[]): readonly Side[] {
  const sides = new Map<string, RowId[]>();
  for (const dialect of ROW_IDS) {
    const others = othersOf(dialect, pairs).join();
    if (others !== "") sides.set(others, [...(sides.get(others) ?? []), dialect]);
  }
  return [...sides.values()].map((members) => ({ members, others: othersOf(members[0] as RowId, pairs) }));
}

function othersOf(dialect: RowId, pairs: readonly Separated[]): readonly RowId[] {
  return ROW_IDS.filter((other) =>
    pairs.some((pair) => pair.includes(dialect) && pair.includes(other) && other !== dialect),
  );
}

function areSeparated(a: Side, b: Side): boolean {
  return a.others.includes(b.members[0] as RowId);
}

function listed(sides: readonly Side[]): string {
  const all = sides.flatMap(({ members }) => members);
  return ROW_IDS.filter((dialect) => all.includes(dialect))
    .map(shortNameOf)
    .join(", ");
}
