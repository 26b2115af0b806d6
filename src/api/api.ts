import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { fetchOrTakeOver } from './early.ts';
import { onApiStart } from './start-api.ts';

/** Client for everything after signing in. */
export let api: BusinessApi;

onApiStart((options) => {
  api = createBusinessApi({ fetch: fetchOrTakeOver, ...options });
});
