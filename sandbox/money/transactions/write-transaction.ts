import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { conflict, notFound } from '#terms/errors/api-error.ts';
import {
  newAuthorizationNumber,
  newId,
  newPaymentCode,
  newReceiptCode,
} from '#terms/values/random-ids-and-codes.ts';
import { queueTransactionEvents } from './queue-transaction-events.ts';
import { statusConflict } from './status-conflict.ts';

type TransactionStatus = Schemas['TransactionStatus'];

/** The outcome of a pending transaction. */
interface StatusChange {
  transactionId: string;
  to: Exclude<TransactionStatus, 'pending' | 'refunded'>;
  /** The actor's name in the timeline. */
  actorName: string;
  /** The reason shown in the timeline; empty if there is none. */
  reason: string;
  now: Date;
  /** The cashier that receives an assigned payment. */
  assignTo?: { branchId: string; cashierId: string };
  /** The app user who pays a charge. */
  payerId?: string;
}

interface ChangedRow {
  business_id: string;
  branch_id: string | null;
  cashier_id: string | null;
  amount: string;
}

/**
 * The only way to change the status of a pending transaction: a conditional update, its event in the timeline, its ledger entry
 * and its webhooks, all in the given transaction. Of two transitions, one wins.
 * @throws ApiError 409 with the current status, if it is no longer pending or has expired
 */
export async function changeStatus(tx: Queryable, change: StatusChange): Promise<void> {
  const completes = change.to === 'completed';
  const reason = change.reason.trim();
  const [changed] = await tx.query<ChangedRow>(
    `update transactions set status = $2, status_reason = $3, resolved_at = $4,
       branch_id = coalesce($5, branch_id), cashier_id = coalesce($6, cashier_id),
       transfer_id = coalesce(transfer_id, $7), authorization_number = coalesce(authorization_number, $8),
       receipt_code = coalesce(receipt_code, $9), app_user_id = coalesce(app_user_id, $10)
     where id = $1 and status = 'pending' and (expires_at is null or expires_at > $4)
     returning business_id, branch_id, cashier_id, amount`,
    [
      change.transactionId,
      change.to,
      reason,
      change.now,
      change.assignTo?.branchId ?? null,
      change.assignTo?.cashierId ?? null,
      completes ? newId('tr') : null,
      completes ? newAuthorizationNumber() : null,
      completes ? newReceiptCode() : null,
      change.payerId ?? null,
    ],
  );
  const { transactionId, now } = change;
  if (!changed) throw await conflictOf(tx, { transactionId, from: 'pending', now });
  await addEvent(tx, { ...change, reason, status: change.to });
  if (completes)
    await addLedgerEntry(tx, changed, {
      transactionId,
      kind: 'payment',
      number: 1,
      amount: changed.amount,
      now,
    });
  await queueTransactionEvents(tx, `transaction.${change.to}`, [transactionId], now);
}

/** Adds an event to a transaction's timeline. */
export async function addEvent(
  tx: Queryable,
  event: { transactionId: string; status: TransactionStatus; actorName: string; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into transaction_events (transaction_id, status, actor_name, reason, created_at)
     values ($1, $2, $3, $4, $5)`,
    [event.transactionId, event.status, event.actorName, event.reason, event.now],
  );
}

interface NewEntry {
  transactionId: string;
  kind: 'payment' | 'refund';
  /** Its place among those of the transaction and kind, from 1. */
  number: number;
  amount: string;
  /** The user who made a refund. */
  actorId?: string;
  now: Date;
}

/** A payment adds its amount to the open balance and a refund subtracts it; entries never change. */
export async function addLedgerEntry(
  tx: Queryable,
  { business_id, branch_id, cashier_id }: Omit<ChangedRow, 'amount'>,
  { transactionId, kind, number, amount, actorId, now }: NewEntry,
): Promise<void> {
  await tx.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, number, amount, actor_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [business_id, branch_id, cashier_id, transactionId, kind, number, amount, actorId ?? null, now],
  );
}

/** The conflict when a transaction is not in the status `from`, or has expired; its message names the current status. */
export async function conflictOf(
  tx: Queryable,
  { transactionId, from, now }: { transactionId: string; from: 'pending' | 'completed'; now: Date },
): Promise<Error> {
  const [row] = await tx.query<{
    status: TransactionStatus;
    origin: Schemas['TransactionOrigin'];
    expires_at: Date | null;
  }>('select status, origin, expires_at from transactions where id = $1', [transactionId]);
  if (!row) return notFound('No se encontró la transacción');
  const hasExpired = row.status === 'pending' && row.expires_at !== null && row.expires_at <= now;
  const { code, title, message } = statusConflict(row.origin, hasExpired ? 'expired' : row.status, from);
  return conflict(code, title, message);
}

/** A new transaction, which is pending. */
interface NewTransaction {
  businessId: string;
  branchId: string | null;
  cashierId: string | null;
  /** Null for a charge until it is paid. */
  appUserId: string | null;
  origin: Schemas['TransactionOrigin'];
  /** Amount as exact decimal text. */
  amount: string;
  note: string;
  reference: string;
  /** When a request or charge expires; null for a payment, which does not expire. */
  expiresAt: Date | null;
  /** The user who sent a request or made a charge. */
  createdBy: string | null;
  actorName: string;
  now: Date;
}

/** Inserts a pending transaction and the first event of its timeline. @returns the transaction's id */
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
      // The money of a payment moves when the payment is made, that of a request or charge when it is paid.
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
