import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { errorAnswer, toResponse } from './pipeline/envelope.ts';
import { ApiError } from './rules/api-error.ts';

/** Does this server answer to a name: a host name in lower case, or an address, in brackets for IPv6? */
export type OwnHosts = (hostname: string) => boolean;

/** Stands for a request that cannot be read, such as one with a malformed `Host`. */
export const UNREADABLE_URL = 'http://unreadable.invalid/';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * By what a server is called: its own machine's names, the host it listens on, and those it was told. One that listens on
 * all addresses is called by any of them.
 */
export function ownHosts({ host, publicHosts }: { host: string; publicHosts: readonly string[] }): OwnHosts {
  const names = new Set([...LOOPBACK, ...publicHosts, isIP(host) === 6 ? `[${host}]` : host.toLowerCase()]);
  const anyAddress = ALL_ADDRESSES.includes(host);
  return (hostname) =>
    names.has(hostname) || (anyAddress && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0);
}

const unreadable = new ApiError(400, 'Datos no válidos', 'La petición no se entiende');
const foreign = new ApiError(
  421,
  'Dirección',
  'Este servidor no atiende con ese nombre: agrégalo a PUBLIC_HOST si es suyo',
);

/**
 * Answers only to the own names: a page elsewhere whose name is pointed at this machine, once it is open in a browser here,
 * would otherwise read and change all that this machine may.
 */
export function onlyOwnHosts(isOwn: OwnHosts): MiddlewareHandler {
  return async ({ req }, next) => {
    if (req.url === UNREADABLE_URL) return toResponse(errorAnswer(unreadable));
    if (!isOwn(new URL(req.url).hostname)) return toResponse(errorAnswer(foreign));
    return next();
  };
}
