import { type CallOrigin, deviceName } from '../rules/call-origin.ts';

// The address belongs to the connection, which a Request says nothing about; a header anybody could write.
const addresses = new WeakMap<Request, string>();

/** Keeps the address from which a request came, for as long as the request lives. */
export function keepAddress(request: Request, address: string | undefined): void {
  if (address) addresses.set(request, address.replace(/^::ffff:(?=\d+\.)/, ''));
}

/** From where a request came. */
export function originOf(request: Request): CallOrigin {
  return {
    address: addresses.get(request) ?? null,
    device: deviceName(request.headers.get('user-agent')),
  };
}
