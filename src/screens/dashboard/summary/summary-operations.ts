import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** The day of a range, with its hours, counted as Recibido hoy: by the moment the money arrived. */
export const getHourlyTotals =
  (range: { startDate: string; endDate: string }): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    api(createTransactionsApi).getDailyTotals({ ...range, byHour: true, dateOf: 'movement' }, { signal });
