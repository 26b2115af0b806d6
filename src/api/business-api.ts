import type { BusinessApiOptions } from '@cobros/sdk';
import { onApiStart } from './start-api.ts';
import { fetchOrTakeOver } from './take-over-early-reads.ts';

type Create<Client> = (options: BusinessApiOptions) => Client;

let options: BusinessApiOptions;
const clients = new Map<Create<unknown>, unknown>();

onApiStart((started) => {
  options = { fetch: fetchOrTakeOver, ...started };
  clients.clear();
});

/**
 * The client of an area, for everything after signing in; one for all who call it. Operations name their area, so that a page
 * loads the calls of the areas that it uses and no others.
 */
export function api<Client>(create: Create<Client>): Client {
  const client = clients.get(create) ?? create(options);
  clients.set(create, client);
  return client as Client;
}
