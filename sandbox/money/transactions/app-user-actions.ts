import type { Queryable, Transactional } from '#ground/db/database.ts';
import { businessRule, notFound } from '#terms/errors/api-error.ts';
import { exactAmount } from '#terms/values/money.ts';
import { blockedText } from '../../../words/blocked-place.ts';
import { queueTransactionEvents } from './queue-transaction-events.ts';
import { type ReceivingCashier, requireActiveCashier } from './receiving-cashier.ts';
import { changeStatus, createTransaction } from './write-transaction.ts';

/** An app user's answer to a request. */
export interface RequestAnswer {
  username: string;
  paymentRequestId: string;
  now: Date;
}

/** A payment that an app user starts by scanning a cashier's QR, or by finding a business or branch. */
export interface PaymentOrder {
  username: string;
  to: 'business' | 'branch' | 'cashier';
  /** Id of the business, branch or cashier. */
  id: string;
  /** Amount in quetzales, with at most two decimals. */
  amount: number;
  note: string;
  now: Date;
}

/**
 * The app user accepts a request, which completes it.
 * @returns the id of the transaction
 * @throws ApiError 404, 409
 */
export function acceptRequest(database: Transactional, answer: RequestAnswer): Promise<string> {
  return answerRequest(database, answer, 'completed');
}

/**
 * The app user rejects a request.
 * @returns the id of the transaction
 * @throws ApiError 404, 409
 */
export function rejectRequest(database: Transactional, answer: RequestAnswer): Promise<string> {
  return answerRequest(database, answer, 'rejected');
}

function answerRequest(
  database: Transactional,
  { username, paymentRequestId, now }: RequestAnswer,
  to: 'completed' | 'rejected',
): Promise<string> {
  return database.transaction(async (tx) => {
    const appUser = await requireAppUser(tx, username);
    const [transaction] = await tx.query<{ id: string }>(
      'select id from transactions where payment_request_id = $1 and app_user_id = $2',
      [paymentRequestId, appUser.id],
    );
    if (!transaction) throw notFound('No se encontró la solicitud');
    const transactionId = transaction.id;
    await changeStatus(tx, { transactionId, to, actorName: appUser.actor, reason: '', now });
    return transactionId;
  });
}

/**
 * The app user pays. A payment to a cashier completes immediately; one to a business or branch waits to be assigned.
 * @returns the id of the transaction
 * @throws ApiError 400 amount, 404 user or receiver, 422 blocked
 */
export function pay(database: Transactional, order: PaymentOrder): Promise<string> {
  const amount = exactAmount(order.amount);
  return database.transaction(async (tx) => {
    const appUser = await requireAppUser(tx, order.username);
    const receiver = await findReceiver(tx, order);
    const { now } = order;
    const transactionId = await createTransaction(tx, {
      ...receiver,
      appUserId: appUser.id,
      origin: 'payment',
      amount,
      note: order.note,
      reference: '',
      expiresAt: null,
      createdBy: null,
      actorName: appUser.actor,
      now,
    });
    if (receiver.cashierId === null) {
      await queueTransactionEvents(tx, 'transaction.pending', [transactionId], now);
    } else {
      const actorName = appUser.actor;
      await changeStatus(tx, { transactionId, to: 'completed', actorName, reason: '', now });
    }
    return transactionId;
  });
}

/**
 * An app user, with the name that timelines show.
 * @throws ApiError 404
 */
export async function requireAppUser(
  tx: Queryable,
  username: string,
): Promise<{ id: string; actor: string }> {
  const [appUser] = await tx.query<{ id: string; name: string; lastname: string }>(
    'select id, name, lastname from app_users where username = $1',
    [username],
  );
  if (!appUser) throw notFound('No se encontró el usuario');
  return { id: appUser.id, actor: `${appUser.name} ${appUser.lastname}` };
}

interface Receiver {
  businessId: string;
  branchId: string | null;
  cashierId: string | null;
}

async function findReceiver(tx: Queryable, { to, id }: PaymentOrder): Promise<Receiver> {
  if (to === 'cashier') {
    const [user] = await tx.query<{ business_id: string }>('select business_id from users where id = $1', [
      id,
    ]);
    if (!user) throw notFound('No se encontró la caja');
    const cashier: ReceivingCashier = await requireActiveCashier(tx, user.business_id, id);
    return { businessId: user.business_id, ...cashier };
  }
  const [row] = await tx.query<{ business_id: string; status: string }>(
    to === 'business'
      ? 'select id as business_id, status from businesses where id = $1'
      : `select business_id, status from branches where id = $1 and status <> 'deleted' for key share`,
    [id],
  );
  if (!row) throw notFound(to === 'business' ? 'No se encontró el negocio' : 'No se encontró la sucursal');
  if (row.status !== 'active') {
    throw businessRule(
      'blocked',
      'Pago',
      to === 'business' ? 'El negocio no está activo' : blockedText('branch'),
    );
  }
  return { businessId: row.business_id, branchId: to === 'branch' ? id : null, cashierId: null };
}
