import type { Queryable } from './database.ts';

/** Locks the business until the transaction ends, so that its closings run one after the other. */
export async function lockBusiness(tx: Queryable, businessId: string): Promise<void> {
  // Weaker than `for update`, because payments only refer to the business's row and need not wait for a closing.
  await tx.query('select 1 from businesses where id = $1 for no key update', [businessId]);
}
