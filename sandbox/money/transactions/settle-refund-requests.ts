import type { Queryable } from '#ground/db/database.ts';

interface SettlingRefund {
  transactionId: string;
  /** What remains after the refund. */
  remaining: string;
  number: number;
  /** The request that this refund approves. */
  requestId: string | undefined;
  actorId: string;
  now: Date;
}

/** A refund approves the request that it is made for; another one that asks for more than what remains can no longer be. */
export async function settleRefundRequests(
  tx: Queryable,
  { transactionId, remaining, number, requestId, actorId, now }: SettlingRefund,
): Promise<void> {
  if (requestId !== undefined) {
    await tx.query(
      `update refund_requests set status = 'approved', refund_number = $2, decided_by = $3, decided_at = $4 where id = $1`,
      [requestId, number, actorId, now],
    );
  }
  await tx.query(
    `update refund_requests set status = 'superseded', decided_at = $3
     where transaction_id = $1 and status = 'pending' and amount > $2 and expires_at > $3`,
    [transactionId, remaining, now],
  );
}
