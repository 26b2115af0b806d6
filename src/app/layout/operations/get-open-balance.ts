import type { Balances } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const getOpenBalance: Load<Balances> = (signal) => api(createTransactionsApi).balances({}, { signal });
