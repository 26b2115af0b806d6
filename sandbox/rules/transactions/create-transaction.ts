import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable } from '../../db/database.ts';
import { newId, newPaymentCode } from '../random-ids-and-codes.ts';
import { addEvent } from './change-status.ts';

/** A new transaction. Its status is pending. */
export interface NewTransaction {
  businessId: string;
  branchId: string | null;
  cashierId: string | null;
  /** Null for a charge, until it is paid. */
  appUserId: string | null;
  origin: Schemas['TransactionOrigin'];
  /** Exact decimal text. */
  amount: string;
  note: string;
  reference: string;
  /** When a request or charge expires; null for a payment, which does not. */
  expiresAt: Date | null;
  /** The user who sent a request or made a charge. */
  createdBy: string | null;
  actorName: string;
  now: Date;
}

/** Inserts a pending transaction and the first event of its timeline. @returns its id */
export async function createTransaction(tx: Queryable, values: NewTransaction): Promise<string> {
  const id = newId('tx');
  const isPayment = values.origin === 'payment';
  await tx.query(
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, note,
       reference, payment_request_id, payment_code, transfer_id, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      values.businessId,
      values.branchId,
      values.cashierId,
      values.appUserId,
      values.origin,
      values.amount,
      values.note.trim(),
      values.reference,
      values.origin === 'request' ? newId('pr') : null,
      isPayment ? null : newPaymentCode(),
      // The money of a payment moves when it is made, that of a request or charge when it is paid.
      isPayment ? newId('tr') : null,
      values.createdBy,
      values.now,
      values.expiresAt,
    ],
  );
  await addEvent(tx, {
    transactionId: id,
    status: 'pending',
    actorName: values.actorName,
    reason: '',
    now: values.now,
  });
  return id;
}
