import type { Queryable } from '#ground/db/database.ts';

/** A request to refund with everything that its e-mails say. Amounts are exact decimal text. */
export interface RequestSubject {
  id: string;
  business_id: string;
  business_name: string;
  time_zone: string;
  transaction_id: string;
  amount: string;
  paid: string;
  payer: string | null;
  branch_name: string | null;
  cashier_name: string | null;
  reason: string;
  requested_by: string;
  requested_by_name: string;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed' | 'superseded';
  decided_by_name: string | null;
  decision_reason: string;
  expires_at: Date;
}

export function readRequestSubjects(tx: Queryable, ids: readonly string[]): Promise<RequestSubject[]> {
  return tx.query<RequestSubject>(
    `select q.id, q.business_id, b.name as business_name, b.time_zone, q.transaction_id, q.amount, t.amount as paid,
       p.username as payer, br.name as branch_name, c.name as cashier_name, q.reason, q.requested_by,
       a.name as requested_by_name, q.status, d.name as decided_by_name, q.decision_reason, q.expires_at
     from refund_requests q join transactions t on t.id = q.transaction_id join businesses b on b.id = q.business_id
       join users a on a.id = q.requested_by left join users d on d.id = q.decided_by
       left join app_users p on p.id = t.app_user_id left join branches br on br.id = q.branch_id
       left join users c on c.id = q.cashier_id
     where q.id = any($1) order by q.created_at, q.id`,
    [[...ids]],
  );
}
