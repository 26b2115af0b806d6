import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { onApiStart } from './access-api.ts';

/** Client for everything after signing in. */
export let api: BusinessApi;

onApiStart((options) => {
  api = createBusinessApi(options);
});
