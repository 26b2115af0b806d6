import type { Schemas } from '../contract/operation-types.ts';
import type { Queryable } from '../db/database.ts';
import { formatClosingNumber } from '../rules/closings/format-closing-number.ts';
import { closingsOfDepositJson, createDepositJson } from '../rules/deposits/deposit-json.ts';
import { type DepositRow, readEarlierDeposits } from '../rules/deposits/read-deposits.ts';
import {
  readClosingsBeside,
  readReturnedDeposit,
  type UndepositedRow,
} from '../rules/deposits/undeposited.ts';
import { formatMoney } from '../rules/money.ts';
import type { Scope } from '../rules/scope.ts';

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
