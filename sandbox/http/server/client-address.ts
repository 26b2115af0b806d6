import { isIP } from 'node:net';

/** The connection of a request. */
export interface Connection {
  /** Address of the client or proxy, from the socket. */
  remoteAddress?: string | undefined;
  /** Closes the connection, even if the response has not ended. */
  cutOff?: (() => void) | undefined;
}

/**
 * The client's network address: an IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one
 * client. Behind a trusted proxy it is the last entry of `X-Forwarded-For`, because a client can forge all entries
 * before it.
 * @returns null for a call that did not come over the network
 */
export function clientAddressOf(
  headers: Headers,
  { remoteAddress }: Connection,
  trustProxy: boolean,
): string | null {
  const last = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const forwarded = last && withoutPort(last);
  const address = forwarded && isIP(forwarded) ? forwarded : remoteAddress;
  return address === undefined ? null : networkOf(address);
}

/** Some proxies add the client's port: `192.0.2.1:50123` or `[2001:db8::1]:50123`. */
function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  return v6 ?? v4 ?? text;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
