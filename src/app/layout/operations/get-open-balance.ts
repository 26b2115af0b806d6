import type { Balances } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export const getOpenBalance: Load<Balances> = (signal) => api.transactions.balances({}, { signal });
