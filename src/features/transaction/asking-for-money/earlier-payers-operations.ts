import type { FriUser, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

/** An app user who has paid before, with the last payment. */
export interface EarlierPayer {
  friUser: FriUser;
  last: Transaction;
}

export interface EarlierPayers {
  /** Payers at the cashier that charges. */
  atCashier: readonly EarlierPayer[];
  /** Payers elsewhere in its branch. */
  inBranch: readonly EarlierPayer[];
}

export interface PayerPlaces {
  cashier: { id: string; name: string };
  /** Undefined for users who see only one cashier, and while no branch is chosen. */
  branch: { id: string; name: string } | undefined;
}

const SEARCHED = 50;
const MOST = 5;

/** Earlier payers of this cashier, then of its branch, matched by name or username, latest first. Nobody else is listed. */
export const listEarlierPayers =
  (typed: string, { cashier, branch }: PayerPlaces): Load<EarlierPayers> =>
  async (signal) => {
    const listed = (place: { businessUserId: string } | { businessBranchId: string }) =>
      keyedApi(createTransactionsApi).history(
        {
          ...place,
          friUser: typed,
          statuses: ['completed', 'refunded'],
          pageProperties: { currentPage: 1, pageSize: SEARCHED },
        },
        { signal },
      );
    const [here, around] = await Promise.all([
      listed({ businessUserId: cashier.id }),
      branch && listed({ businessBranchId: branch.id }),
    ]);
    if (!here.ok) return here;
    if (around && !around.ok) return around;
    const atCashier = payersOf(here.data.data).slice(0, MOST);
    const known = new Set(atCashier.map(({ friUser }) => friUser.id));
    const others = payersOf(around?.data.data ?? []).filter(({ friUser }) => !known.has(friUser.id));
    return { ok: true, data: { atCashier, inBranch: others.slice(0, MOST - atCashier.length) } };
  };

function payersOf(payments: readonly Transaction[]): EarlierPayer[] {
  const byId = new Map<string, EarlierPayer>();
  for (const last of payments) {
    const { friUser } = last;
    if (friUser && !byId.has(friUser.id)) byId.set(friUser.id, { friUser, last });
  }
  return [...byId.values()];
}
