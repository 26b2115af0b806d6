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

/** A transition of a transaction from one status to another. */
interface StatusChange {
  transactionId: string;
  from: 'pending' | 'completed';
  to: Exclude<TransactionStatus, 'pending'>;
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
 * The only way to change a transaction's status: a conditional update, its event in the timeline, its ledger entry and its
 * webhooks, all in the given transaction. Of two transitions from the same status, one wins.
 * @throws ApiError 409 with the current status, if it is no longer in `from` or has expired
 */
export async function changeStatus(tx: Queryable, change: StatusChange): Promise<void> {
  const completes = change.to === 'completed';
  const reason = change.reason.trim();
  const [changed] = await tx.query<ChangedRow>(
    `update transactions set status = $3, status_reason = $4, resolved_at = $5,
       branch_id = coalesce($6, branch_id), cashier_id = coalesce($7, cashier_id),
       transfer_id = coalesce(transfer_id, $8), authorization_number = coalesce(authorization_number, $9),
       receipt_code = coalesce(receipt_code, $10), app_user_id = coalesce(app_user_id, $11)
     where id = $1 and status = $2 and (status <> 'pending' or expires_at is null or expires_at > $5)
     returning business_id, branch_id, cashier_id, amount`,
    [
      change.transactionId,
      change.from,
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
  if (!changed) throw await conflictOf(tx, change);
  await addEvent(tx, { ...change, reason, status: change.to });
  if (completes || change.to === 'refunded') await addLedgerEntry(tx, change, changed);
  await queueTransactionEvents(tx, `transaction.${change.to}`, [change.transactionId], change.now);
}

/** Adds an event to a transaction's timeline. */
async function addEvent(
  tx: Queryable,
  event: { transactionId: string; status: TransactionStatus; actorName: string; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into transaction_events (transaction_id, status, actor_name, reason, created_at)
     values ($1, $2, $3, $4, $5)`,
    [event.transactionId, event.status, event.actorName, event.reason, event.now],
  );
}

// A payment adds its amount to the open balance and a refund subtracts it; entries never change.
async function addLedgerEntry(tx: Queryable, change: StatusChange, row: ChangedRow): Promise<void> {
  const refund = change.to === 'refunded';
  await tx.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      row.business_id,
      row.branch_id,
      row.cashier_id,
      change.transactionId,
      refund ? 'refund' : 'payment',
      refund ? `-${row.amount}` : row.amount,
      change.now,
    ],
  );
}

/** The conflict when a transaction is no longer in `from`, or has expired; its message names the current status. */
export async function conflictOf(
  tx: Queryable,
  { transactionId, from, now }: Pick<StatusChange, 'transactionId' | 'from' | 'now'>,
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
