import type { Balances } from '@cobros/sdk';
import { api } from '../api/api.ts';
import type { Load } from './resource.ts';

/** Pagos por liquidar. Every operation that moves money invalidates it. */
export const WALLET = 'wallet';

export const loadWallet: Load<Balances> = (signal) => api.transactions.balances({}, { signal });
