import type { BusinessApiOptions } from '@cobros/sdk';
import { browserInfo } from './browser-info.ts';

type Maker = (options: BusinessApiOptions) => void;

const makers = new Set<Maker>();
let started: BusinessApiOptions | undefined;

/** Must run before anything is shown. The clients come with what calls them: the login page holds none. */
export function startApi(options: Omit<BusinessApiOptions, 'browserInfo'>): void {
  started = { ...options, browserInfo };
  for (const make of makers) make(started);
}

/** Registers a client that is made with the same options; at once if the API has already started. */
export function onApiStart(make: Maker): void {
  makers.add(make);
  if (started) make(started);
}
