import type { BusinessApiOptions } from '@cobros/sdk';
import { browserInfo } from './browser-info.ts';
import { fetchOrTakeOver } from './early-requests.ts';

type Create<Client> = (options: BusinessApiOptions) => Client;

let options: BusinessApiOptions;
const clients = new Map<Create<unknown>, unknown>();

/** Must run before anything is shown. The clients come with what calls them: the login page holds none. */
export function startApi(started: Omit<BusinessApiOptions, 'browserInfo'>): void {
  options = { ...started, browserInfo };
  clients.clear();
}

export const apiOptions = (): BusinessApiOptions => options;

/**
 * The client of an area; one for all who call it. Operations name their area, so that a page loads the calls of the areas that it
 * uses and no others.
 */
export function api<Client>(create: Create<Client>): Client {
  const client = clients.get(create) ?? create({ fetch: fetchOrTakeOver, ...options });
  clients.set(create, client);
  return client as Client;
}
