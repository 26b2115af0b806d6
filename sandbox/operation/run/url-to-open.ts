import { ALL_ADDRESSES, hostInUrl, isLoopback } from '#http/server/loopback-hosts.ts';

/** The URL to open on this machine for a server that listens on the given host. */
export function urlToOpen(host: string, port: number): string {
  const isLocal = isLoopback(host) || ALL_ADDRESSES.includes(host);
  return `http://${isLocal ? 'localhost' : hostInUrl(host)}:${port}`;
}
