import { type BusinessApi, type BusinessApiOptions, createBusinessApi } from '@cobros/sdk';
import { browserInfo } from './browser-info.ts';

/** The one client of the portal. Set by `startApi` before anything is shown. */
export let api: BusinessApi;

export function startApi(options: Omit<BusinessApiOptions, 'browserInfo'>): void {
  api = createBusinessApi({ ...options, browserInfo });
}
