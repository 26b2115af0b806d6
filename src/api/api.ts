import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { onApiStart } from './access-api.ts';

/** The one client of the signed-in portal. */
export let api: BusinessApi;

onApiStart((options) => {
  api = createBusinessApi(options);
});
