import type { Queryable } from '#ground/db/database.ts';
import { lockPayment, writeRefund } from '#money/transactions/refund.ts';
import { after } from '#terms/time/clock.ts';
import { ids } from './plan/business-branch-and-user-rows.ts';
import type { BusinessPlan } from './plan/business-plan.ts';

/** Where it happens, so that most users of the demo find their lists without it. */
const BRANCH = 'zona10';
const AMOUNT = '20.00';
const REFUNDED_AGO = 6 * 60;
const ASKED_AGO = 4 * 60;

// Payments that are long enough ago, and of which something remains.
const LATEST = `
  select id from transactions where branch_id = $1 and status = 'completed' and amount > 2 * $2::numeric and resolved_at < $3
  order by resolved_at desc, id limit 2`;

const ASK = `
  insert into refund_requests (id, business_id, branch_id, cashier_id, transaction_id, amount, reason, requested_by,
    created_at, expires_at)
  select 'rr_' || business_id, business_id, branch_id, cashier_id, id, $2, 'Precio equivocado: se cobró una pieza de más',
    $3, $4, $4::timestamptz + interval '7 days'
  from transactions where id = $1`;

/** Refunds a part of one payment, and asks for a part of another, which waits for an approval. */
export async function giveBackParts(tx: Queryable, plan: BusinessPlan, now: Date): Promise<void> {
  const branch = plan.branches.find(({ username }) => username === BRANCH);
  if (!branch) return;
  const actor = { id: ids.user(plan.username, BRANCH), name: branch.admin };
  const refundedAt = after(now, -REFUNDED_AGO);
  const [paid, doubtful] = await tx.query<{ id: string }>(LATEST, [
    ids.branch(plan.username, BRANCH),
    AMOUNT,
    refundedAt,
  ]);
  if (!paid || !doubtful) return;
  const payment = await lockPayment(tx, { transactionId: paid.id, amount: AMOUNT, now: refundedAt });
  await writeRefund(tx, payment, { actor, reason: 'Monto equivocado', now: refundedAt });
  await tx.query(ASK, [doubtful.id, AMOUNT, actor.id, after(now, -ASKED_AGO)]);
}
