import type { Transactional } from '#ground/db/database.ts';
import { type PaymentOrder, pay } from '#money/transactions/app-user-actions.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { cleanText } from '../../../words/clean-text.ts';
import { type AppUserTransaction, readAppUserTransaction } from './app-user-transaction.ts';

const RECEIVERS = ['business', 'branch', 'cashier'] as const;
const NOTE_LENGTH = 120;

/**
 * POST users/{username}/payments {to, id, amount, note}: completed if it is made to a cashier, otherwise pending until the
 * business assigns it. The note is optional.
 * @throws ApiError 400 with the field, 404, 422 blocked
 */
export async function makePayment(
  database: Transactional,
  username: string,
  body: unknown,
): Promise<{ payment: AppUserTransaction }> {
  const order = parseOrder(body);
  const transactionId = await pay(database, { ...order, username, now: await readClock(database) });
  return { payment: await readAppUserTransaction(database, transactionId) };
}

function parseOrder(body: unknown): Pick<PaymentOrder, 'to' | 'id' | 'amount' | 'note'> {
  const {
    to,
    id,
    amount,
    note = '',
  } = (typeof body === 'object' ? (body ?? {}) : {}) as Record<string, unknown>;
  const receiver = RECEIVERS.find((one) => one === to);
  if (!receiver) throw invalid('to', `debe ser uno de: ${RECEIVERS.join(', ')}`);
  if (typeof id !== 'string' || id === '') throw invalid('id', 'Este campo es requerido');
  if (typeof amount !== 'number') throw invalid('amount', 'debe ser un número');
  if (typeof note !== 'string' || [...note].length > NOTE_LENGTH || /\p{Cc}/u.test(note)) {
    throw invalid('note', `debe ser un texto de ${NOTE_LENGTH} caracteres como máximo`);
  }
  return { to: receiver, id, amount, note: cleanText(note) };
}

function invalid(field: string, message: string) {
  return invalidFields([{ field, message }]);
}
