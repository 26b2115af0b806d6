import type { BusinessApiOptions } from '@cobros/sdk';
import { browserInfo } from './browser-info.ts';
import { fetchOrTakeOver } from './early-requests.ts';

type Create<Client> = (options: BusinessApiOptions) => Client;

/** The options that all clients share and read at each call. */
const options = {} as BusinessApiOptions;
const clients = new Map<Create<unknown>, unknown>();

/** Must run before anything is shown. Clients are loaded together with the code that calls them; the login page loads none. */
export function startApi(started: Omit<BusinessApiOptions, 'browserInfo'>): void {
  Object.assign(options, { fetch: undefined }, started, { browserInfo });
  clients.clear();
}

export const apiOptions = (): BusinessApiOptions => options;

/**
 * Returns the client of an area, which all callers share. Operations name their area, so that a page loads only the
 * calls it uses.
 */
export function api<Client>(create: Create<Client>): Client {
  const client =
    clients.get(create) ??
    create(Object.assign(Object.create(options), { fetch: options.fetch ?? fetchOrTakeOver }));
  clients.set(create, client);
  return client as Client;
}
