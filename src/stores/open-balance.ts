import type { Balances } from '@cobros/sdk';
import { api } from '../api/api.ts';
import type { Load } from './resource.ts';

/** Pagos por liquidar. Every operation that moves money invalidates it. */
export const OPEN_BALANCE = 'open-balance';

export const loadOpenBalance: Load<Balances> = (signal) => api.transactions.balances({}, { signal });
