import { after } from '#terms/time/clock.ts';
import { saleCents } from './amounts.ts';
import { blankTransaction } from './blank-transaction.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Occasion } from './planning-options.ts';
import { completePlannedTransaction, resolvePlannedTransaction } from './resolve-planned-transaction.ts';

const TO_A_CASHIER_SHARE = 0.74;
const REJECTED_SHARE = 0.14;
const REJECT_REASONS = ['No corresponde a ninguna venta', 'Monto equivocado', 'Pago repetido'] as const;

/** A payment started by an app user: one to a cashier completes immediately, others were assigned or rejected by the business. */
export function planPayment(occasion: Occasion): PlannedTransaction {
  const { random, moment, cashier, outcome } = occasion;
  if (outcome !== 'rejected' && random.chance(TO_A_CASHIER_SHARE)) {
    const payment = newPayment(occasion, moment);
    payment.branchId = cashier.branchId;
    payment.cashierId = cashier.id;
    completePlannedTransaction(payment, { at: moment, actorName: payment.payerName, random });
    return payment;
  }
  const payment = waitingPayment(occasion, after(moment, -random.integer(60, 1_500)));
  payment.businessActor = cashier.branchAdmin.name;
  if (outcome === 'rejected' || (outcome === undefined && random.chance(REJECTED_SHARE))) {
    const reason = random.pick(REJECT_REASONS);
    resolvePlannedTransaction(payment, {
      status: 'rejected',
      at: moment,
      actorName: payment.businessActor,
      reason,
    });
  } else {
    payment.branchId = cashier.branchId;
    payment.cashierId = cashier.id;
    completePlannedTransaction(payment, { at: moment, actorName: payment.businessActor, random });
  }
  return payment;
}

/** A payment to the branch or the whole business that waits to be assigned to a cashier. */
export function waitingPayment(occasion: Occasion, createdAt: Date): PlannedTransaction {
  const payment = newPayment(occasion, createdAt);
  payment.branchId = occasion.random.chance(0.6) ? occasion.cashier.branchId : null;
  return payment;
}

function newPayment(occasion: Occasion, createdAt: Date): PlannedTransaction {
  const { random, plan } = occasion;
  const payment = blankTransaction(occasion, {
    origin: 'payment',
    cents: saleCents(plan.usualCents, random),
    note: random.chance(0.3) ? random.pick(plan.notes) : '',
    reference: '',
    createdAt,
  });
  payment.transferId = `tr_${random.code(16)}`;
  payment.events.push({ status: 'pending', actorName: payment.payerName, reason: '', at: createdAt });
  return payment;
}
