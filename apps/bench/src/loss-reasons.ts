/** Why std66 takes longer than another contender: by the title of the operation, then by corpus. */

export type LossReasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const lossReasons: LossReasons = {};
