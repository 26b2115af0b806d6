import type { Schemas } from './call-types.ts';

type Row = Schemas['ClosingRow'];
type Group = Schemas['ClosingGroup'];

/** A server may return closings grouped by user and branch (specification §3); this returns one row per closing. */
export function flattenClosings(entries: (Row | Group)[]): Row[] {
  return entries.flatMap((entry) => ('closings' in entry ? rowsOf(entry) : [entry]));
}

function rowsOf({ closings, user, branch }: Group): Row[] {
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
