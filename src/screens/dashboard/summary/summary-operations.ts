import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

/** Loads the hourly totals of one day, counted as Recibido hoy does: by the moment the money arrived. */
export const getHourlyTotals =
  (range: { startDate: string; endDate: string }): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    keyedApi(createTransactionsApi).getDailyTotals(
      { ...range, byHour: true, dateOf: 'movement' },
      { signal },
    );
