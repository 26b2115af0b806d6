import { isIP } from 'node:net';

/** The hosts that only this machine reaches. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
export const ALL_ADDRESSES = ['0.0.0.0', '::'];

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** A host as a URL has it: in lower case, an IPv6 address in brackets. */
export function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host.toLowerCase();
}
