import type { Transactional } from '#ground/db/database.ts';
import { conflict, forbidden } from '#terms/errors/api-error.ts';
import { requireAppUser } from './app-user-actions.ts';
import { type CodedTransaction, readPaymentCode } from './read-payment-code.ts';
import { requireActiveCashier } from './receiving-cashier.ts';
import { statusConflict } from './status-conflict.ts';
import { changeStatus } from './write-transaction.ts';

/** A code that an app user's phone has read. */
export interface Scan {
  username: string;
  /** The URL in the QR code, or only the code. */
  code: string;
  now: Date;
}

/**
 * The transaction that the app user is about to pay.
 * @throws ApiError 403 a request to somebody else; 404 app user; 409 it is no longer pending; 422 unknown code; 429 too many of
 * these
 */
export async function scanCode(
  database: Transactional,
  { username, code, now }: Scan,
): Promise<CodedTransaction> {
  const { id } = await requireAppUser(database, username);
  const coded = await readPaymentCode(database, code, username, now);
  requirePayable(coded, id);
  return coded;
}

/**
 * The app user pays by code. Of several simultaneous attempts one succeeds; the others get 409.
 * @returns the id of the transaction
 * @throws ApiError as `scanCode`, and 422 if the cashier of a charge, or its branch, is blocked
 */
export async function payByCode(database: Transactional, scan: Scan): Promise<string> {
  const coded = await scanCode(database, scan);
  const { id: transactionId, origin, businessId, cashierId } = coded;
  return database.transaction(async (tx) => {
    const { id: payerId, actor: actorName } = await requireAppUser(tx, scan.username);
    // A printed code may outlive its cashier.
    if (origin === 'charge') await requireActiveCashier(tx, businessId, cashierId);
    const { now } = scan;
    const change = { transactionId, to: 'completed', actorName, reason: '', now } as const;
    await changeStatus(tx, { ...change, payerId });
    return transactionId;
  });
}

const ALREADY_PAID = { charge: 'Ya pagaste este cobro', request: 'Ya pagaste esta solicitud' };

function requirePayable({ origin, status, payerId }: CodedTransaction, appUserId: string): void {
  if (origin === 'request' && payerId !== appUserId)
    throw forbidden('Esta solicitud es para otra persona, solo ella puede pagarla');
  if (status === 'pending') return;
  const { code, title, message } = statusConflict(origin, status, 'pending');
  // A phone that did not get the response tries again; the message must not say that somebody else has paid.
  const isOwn = status === 'completed' && payerId === appUserId;
  throw conflict(code, title, isOwn ? ALREADY_PAID[origin] : message);
}
