import type { Queryable } from '#ground/db/database.ts';
import type { Bank } from '#money/deposits/bank.ts';

/** Makes the next closing with open entries fail. */
export async function forceFailure(database: Queryable, reason: string, now: Date): Promise<void> {
  await database.query('insert into closing_faults (reason, created_at) values ($1, $2)', [reason, now]);
}

/** Makes the bank return the next deposit. */
export async function forceReturn(database: Queryable, reason: string, now: Date): Promise<void> {
  await database.query('insert into deposit_faults (reason, created_at) values ($1, $2)', [reason, now]);
}

/** The bank of the simulated world, which rejects and returns what it was asked to. */
export const simulatedBank: Bank = {
  rejectionOf: (tx) => takeFault(tx, 'closing_faults'),
  returnReasonOf: (tx) => takeFault(tx, 'deposit_faults'),
};

async function takeFault(
  tx: Queryable,
  table: 'closing_faults' | 'deposit_faults',
): Promise<string | undefined> {
  const [fault] = await tx.query<{ reason: string }>(
    `delete from ${table}
     where id = (select id from ${table} order by id limit 1 for update skip locked) returning reason`,
  );
  return fault?.reason;
}
