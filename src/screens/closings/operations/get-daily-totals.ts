import type { Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const getDailyTotals =
  (content: Schemas['GetClosingDailyTotalsContent']): Load<Schemas['ClosingDailyTotals']> =>
  (signal) =>
    api(createClosingsApi).getDailyTotals(content, { signal });
