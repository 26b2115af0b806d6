import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { requireBank } from '#terms/values/banks.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';

const SHOWN_DIGITS = 4;

/**
 * Stores an account for a later sign-up to use.
 * @throws ApiError 404 for an unknown bank
 */
export async function registerFundSource(
  database: Queryable,
  content: Schemas['RegisterFundSourceContent'],
  now: Date,
): Promise<Schemas['RegisterFundSourceAnswer']> {
  const { bankId, accountType, accountNumber } = content;
  const bank = requireBank(bankId);
  const accountHolder = normalizeName(content.accountHolder);
  const id = newId('fs');
  await database.query(
    `insert into fund_sources (id, bank_id, account_type, account_number, account_holder, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, bankId, accountType, accountNumber, accountHolder, now],
  );
  const maskedAccountNumber = maskAccountNumber(accountNumber);
  return {
    fundSourceId: id,
    fundSource: { bankName: bank.name, accountType, maskedAccountNumber, accountHolder },
  };
}

/** Assigns an account to the business whose sign-up uses it. @throws ApiError 404 unknown, too old, or of another sign-up */
export async function claimFundSource(
  tx: Queryable,
  fundSourceId: string,
  businessId: string,
): Promise<void> {
  const taken = await tx.query(
    'update fund_sources set business_id = $2 where id = $1 and business_id is null returning 1',
    [fundSourceId, businessId],
  );
  if (taken.length > 0) return;
  const message = 'No se encontró la cuenta bancaria, envíala de nuevo';
  throw notFound(message, [{ field: 'fundSourceId', message }]);
}

/** `•••• 4417` */
export function maskAccountNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-SHOWN_DIGITS)}`;
}
