import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** The day of a range, with its hours, counted as the list of paid transactions counts today. */
export const getHourlyTotals =
  (range: { startDate: string; endDate: string }): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    api(createTransactionsApi).getDailyTotals({ ...range, byHour: true, dateOf: 'resolution' }, { signal });
