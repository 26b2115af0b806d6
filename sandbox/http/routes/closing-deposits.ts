import type { Scope } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { closingsOfDepositJson, createDepositJson } from '#money/deposits/deposit-json.ts';
import { type DepositRow, readEarlierDeposits } from '#money/deposits/read-deposits.ts';
import { readClosingsBeside, readReturnedDeposit, type UndepositedRow } from '#money/deposits/undeposited.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';

/** The money of the listed closings that is not deposited, and a returned deposit that was not sent again, if there is one. */
export async function undepositedOf(
  database: Queryable,
  scope: Scope,
  { count, amount }: UndepositedRow,
  timeZone: string,
): Promise<Pick<Schemas['SearchClosingsAnswer'], 'undeposited' | 'returnedDeposit'>> {
  const returned = await readReturnedDeposit(database, scope);
  return {
    undeposited: { count, netAmount: Number(amount), formattedNetAmount: formatMoney(amount) },
    ...(returned && {
      returnedDeposit: {
        deposit: createDepositJson(timeZone)(returned.deposit),
        closing: {
          id: returned.closing.id,
          formattedNumber: formatClosingNumber(returned.closing.number),
        },
      },
    }),
  };
}

/** The other closings in a closing's deposit, and its earlier deposits that were returned; nothing if it has no deposit. */
export async function depositsOfClosing(
  database: Queryable,
  scope: Scope,
  closingId: string,
  deposit: DepositRow | undefined,
  timeZone: string,
): Promise<Pick<Schemas['ClosingDetail'], 'deposits'>> {
  if (!deposit) return {};
  const beside = await readClosingsBeside(database, scope, deposit.id);
  const earlier = await readEarlierDeposits(database, scope, closingId);
  return {
    deposits: {
      closings: closingsOfDepositJson(beside),
      earlier: earlier.map(createDepositJson(timeZone)),
    },
  };
}
