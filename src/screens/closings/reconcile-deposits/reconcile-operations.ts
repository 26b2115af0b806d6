import type { Result } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { keyedApi } from '#api/keyed-calls.ts';
import { countedText } from '#blocks/count-text.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { showSuccess } from '#stores/messages.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import type { Deposit } from './match-deposits.ts';

const PAGE_SIZE = 100;
/** Enough pages for ten years of banking days. */
const MOST_PAGES = 25;

export interface SentDeposits {
  /** Including returned ones, oldest first. */
  deposits: readonly Deposit[];
  /** Empty if the server has none. */
  bankHolidays: readonly string[];
}

/** All deposits sent on the given days, and the bank holidays among these. */
export const listSentDeposits =
  (days: { startDay: string; endDay: string }): Load<SentDeposits> =>
  async (signal) => {
    const deposits: Deposit[] = [];
    let bankHolidays: readonly string[] = [];
    for (let currentPage = 1; currentPage <= MOST_PAGES; currentPage++) {
      const result = await keyedApi(createClosingsApi).listDeposits(
        {
          ...days,
          statuses: ['deposited', 'returned'],
          sort: 'asc',
          pageProperties: { currentPage, pageSize: PAGE_SIZE },
        },
        { signal },
      );
      if (!result.ok) return result;
      const { data, count, bankHolidays: holidays = [] } = result.data;
      deposits.push(...data);
      bankHolidays = holidays;
      if (deposits.length >= count || data.length === 0) break;
    }
    return { ok: true, data: { deposits, bankHolidays } };
  };

/** Maximum number of deposits that one call marks. */
const MOST_MARKED = 500;

/** Marks deposits as reconciled, or removes their marks, and shows a message when done. */
export async function markDeposits(
  deposits: readonly Deposit[],
  isReconciled: boolean,
): Promise<Result<unknown>> {
  const depositIds = deposits.slice(0, MOST_MARKED).map(({ id }) => id);
  const result = await keyedApi(createClosingsApi).reconcileDeposits({ depositIds, isReconciled });
  await invalidate(CLOSINGS);
  if (!result.ok) return result;
  const done = isReconciled
    ? countedText(depositIds.length, 'depósito conciliado', 'depósitos conciliados')
    : `Se quitó la marca de ${deposits[0]?.reference}`;
  showSuccess('Conciliar', done);
  return result;
}
