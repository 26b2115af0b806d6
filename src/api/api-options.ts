import type { BusinessApiOptions } from '@cobros/sdk';

/** The options that all clients share and read at each call. */
const options = {} as BusinessApiOptions;

/** The clients by what creates them. */
export const clients = new Map<unknown, unknown>();

/** Must run before anything is shown. Apart from the clients, because the login page needs none of their code. */
export function startApi(started: Omit<BusinessApiOptions, 'browserInfo'>): void {
  Object.assign(options, { fetch: undefined }, started);
  clients.clear();
}

export const apiOptions = (): BusinessApiOptions => options;
