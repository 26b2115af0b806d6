import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { onApiStart } from './start-api.ts';
import { fetchOrTakeOver } from './take-over-early-reads.ts';

/** Client for everything after signing in. */
export let api: BusinessApi;

onApiStart((options) => {
  api = createBusinessApi({ fetch: fetchOrTakeOver, ...options });
});
