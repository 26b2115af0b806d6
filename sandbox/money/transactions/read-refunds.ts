/** A refund as the database returns it in `REFUNDS`. */
export interface RefundRow {
  number: number;
  /** Exact decimal text, positive. */
  amount: string;
  createdAt: string;
  closingId: string | null;
  /** Empty if unknown, like the reason if none was given. */
  actorName: string;
  reason: string;
}

/**
 * SQL for the refunds of a transaction `t`, first to last; null if there are none. Who made a refund and why is in its event: each
 * refund adds one, in the order of their numbers. The dates leave out other months' events, with some margin, because the clocks of
 * two processes may differ.
 */
export const REFUNDS = `case when t.refunded_amount > 0 then (
    select json_agg(json_build_object('number', r.number, 'amount', (-r.amount)::text, 'createdAt', r.created_at,
      'closingId', r.closing_id, 'actorName', coalesce(e.actor_name, ''), 'reason', coalesce(e.reason, '')) order by r.number)
    from ledger_entries r left join (
      select row_number() over (order by id) as number, actor_name, reason from transaction_events
      where transaction_id = t.id and status = 'refunded'
        and created_at between t.created_at - interval '1 day' and t.refunded_at + interval '1 day') e on e.number = r.number
    where r.transaction_id = t.id and r.kind = 'refund') end`;
