import { isIP } from 'node:net';

/** Hosts that can be reached only from this machine. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
export const ALL_ADDRESSES = ['0.0.0.0', '::'];

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** A host as written in URLs: in lower case, with brackets around an IPv6 address. */
export function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host.toLowerCase();
}
