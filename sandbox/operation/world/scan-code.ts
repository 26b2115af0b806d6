import type { Transactional } from '#ground/db/database.ts';
import { payByCode, type Scan, scanCode as scan } from '#money/transactions/pay-by-code.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { formatMoney } from '#terms/values/money.ts';
import { type AppUserTransaction, readAppUserTransaction } from './app-user-transaction.ts';
import { bodyField } from './body-field.ts';

/** The data that a phone shows before its owner confirms. */
export interface ScannedCode {
  origin: 'charge' | 'request';
  businessName: string;
  branchName: string;
  cashierName: string;
  formattedAmount: string;
  note: string;
}

/**
 * POST users/{username}/scan {code}: what the code would pay. `code` is the URL in a QR code, or only the code.
 * @throws ApiError 400; 403 a request to somebody else; 404; 409 no longer pending; 422 unknown; 429
 */
export async function scanCode(
  database: Transactional,
  username: string,
  body: unknown,
): Promise<{ scanned: ScannedCode }> {
  const { origin, businessName, branchName, cashierName, amount, note } = await scan(
    database,
    await scanOf(database, username, body),
  );
  return {
    scanned: { origin, businessName, branchName, cashierName, formattedAmount: formatMoney(amount), note },
  };
}

/**
 * POST users/{username}/scan/pay {code}: pays it. Of several phones at the same moment, one succeeds.
 * @throws ApiError as `scanCode`, and 422 blocked
 */
export async function payScanned(
  database: Transactional,
  username: string,
  body: unknown,
): Promise<{ payment: AppUserTransaction }> {
  const transactionId = await payByCode(database, await scanOf(database, username, body));
  return { payment: await readAppUserTransaction(database, transactionId) };
}

async function scanOf(database: Transactional, username: string, body: unknown): Promise<Scan> {
  const code = bodyField(body, 'code');
  if (typeof code !== 'string' || code === '')
    throw invalidFields([{ field: 'code', message: 'Este campo es requerido' }]);
  return { username, code, now: await readClock(database) };
}
