import type { BusinessApiOptions } from '@cobros/sdk';
import { apiOptions, clients } from './api-options.ts';
import { browserInfo } from './browser-info.ts';
import { fetchOrTakeOver } from './early-requests.ts';

export type Create<Client> = (options: BusinessApiOptions) => Client;
export type MakeKeyed = NonNullable<BusinessApiOptions['makeKeyed']>;

/** When the server last answered, by this device's clock. */
export let answeredAt = 0;

/** The same type if no call of the client takes an idempotency key; otherwise those calls are missing. */
type WithoutKeyedCalls<Client> = {
  [Name in keyof Client]: Client[Name] extends (...args: infer Args) => unknown
    ? 'idempotencyKey' extends KeysOfUnion<Args[number]>
      ? never
      : Client[Name]
    : WithoutKeyedCalls<Client[Name]>;
};
type KeysOfUnion<Value> = Value extends unknown ? keyof Value : never;

/**
 * Returns the client of an area, which all callers share. Operations name their area, so that a page loads only the
 * calls it uses. An area with calls that take an idempotency key is used by `keyedApi`, which says how keys are chosen.
 */
export function api<Client extends WithoutKeyedCalls<Client>>(create: Create<Client>): Client;
export function api<Client>(create: Create<Client>, makeKeyed: MakeKeyed): Client;
export function api<Client>(create: Create<Client>, makeKeyed?: MakeKeyed): Client {
  const options = apiOptions();
  const fetch = options.fetch ?? fetchOrTakeOver;
  const own = {
    fetch: async (request: Request) => {
      const response = await fetch(request);
      answeredAt = Date.now();
      return response;
    },
    browserInfo,
    makeKeyed,
  };
  const client = clients.get(create) ?? create(Object.assign(Object.create(options), own));
  clients.set(create, client);
  return client as Client;
}
