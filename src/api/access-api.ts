import type { BusinessApiOptions } from '@cobros/sdk';
import { type AccessApi, createAccessApi } from '@cobros/sdk/access';
import { browserInfo } from './browser-info.ts';

type Maker = (options: BusinessApiOptions) => void;

/** Client for the login; the rest of the API is loaded with the screens that call it. Set by `startApi`. */
export let accessApi: AccessApi;

const makers = new Set<Maker>([
  (options) => {
    accessApi = createAccessApi(options);
  },
]);
let started: BusinessApiOptions | undefined;

/** Must run before anything is shown. */
export function startApi(options: Omit<BusinessApiOptions, 'browserInfo'>): void {
  started = { ...options, browserInfo };
  for (const make of makers) make(started);
}

/** Registers a client that is made with the same options; at once if the API has already started. */
export function onApiStart(make: Maker): void {
  makers.add(make);
  if (started) make(started);
}
