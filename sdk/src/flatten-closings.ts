import type { ClosingGroup, ClosingRow } from '../generated/entities.ts';

/** A server may return closings grouped by user and branch (specification §3); this returns one row per closing. */
export function flattenClosings(entries: (ClosingRow | ClosingGroup)[]): ClosingRow[] {
  return entries.flatMap((entry) => ('closings' in entry ? rowsOf(entry) : [entry]));
}

function rowsOf({ closings, user, branch }: ClosingGroup): ClosingRow[] {
  const wholeBranch = user.type !== 'operator';
  return closings.map((closing) => ({
    ...closing,
    friUsername: user.username,
    checkoutName: wholeBranch ? null : user.name,
    userId: wholeBranch ? null : user.id,
    branchName: branch.name,
    branchId: branch.id,
  }));
}
