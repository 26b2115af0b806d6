import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import {
  openEntriesOf,
  readCashierShares,
  type ShareRow,
  type SumRow,
  targetsCondition,
} from './ledger-entries.ts';
import type { ClosingTarget } from './target.ts';

/** A preview of a closing: what it would include now, and the requests and charges that can still be paid. */
export interface ClosingPreview {
  totals: SumRow;
  shares: ShareRow[];
  pendingRequests: { count: number; total: string };
}

/** Previews closings of the targets at a moment. Changes nothing. */
export async function previewClosing(
  database: Queryable,
  targets: readonly ClosingTarget[],
  now: Date,
): Promise<ClosingPreview> {
  const params = createParams();
  const taken = await readCashierShares(database, openEntriesOf(targets, now, params), params);
  return { ...taken, pendingRequests: await pendingRequestsOf(database, targets, now) };
}

async function pendingRequestsOf(
  database: Queryable,
  targets: readonly ClosingTarget[],
  now: Date,
): Promise<ClosingPreview['pendingRequests']> {
  const params = createParams();
  const [row] = await database.query<ClosingPreview['pendingRequests']>(
    `select count(*) as count, coalesce(sum(amount), 0)::numeric(14, 2) as total from transactions
     where status = 'pending' and origin <> 'payment' and expires_at > ${params.add(now)}
       and ${targetsCondition(targets, params)}`,
    params.values,
  );
  return row ?? { count: 0, total: '0.00' };
}
