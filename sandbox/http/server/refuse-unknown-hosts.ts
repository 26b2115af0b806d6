import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#terms/errors/api-error.ts';
import { ALL_ADDRESSES, hostInUrl, LOOPBACK } from './loopback-hosts.ts';
import { errorResponse, toResponse } from './response-envelope.ts';

/** True if a host name in lower case, or an address (IPv6 in brackets), belongs to this server. */
export type OwnHosts = (hostname: string) => boolean;

/** URL used for a request that cannot be parsed, such as one with a malformed `Host`. */
export const UNREADABLE_URL = 'http://unreadable.invalid/';

/**
 * The host names of a server: those of this machine, the host it listens on, and the configured ones. A server that
 * listens on all addresses accepts any of them.
 */
export function ownHosts({ host, publicHosts }: { host: string; publicHosts: readonly string[] }): OwnHosts {
  const names = new Set([...[...LOOPBACK, host].map(hostInUrl), ...publicHosts]);
  const anyAddress = ALL_ADDRESSES.includes(host);
  return (hostname) =>
    names.has(hostname) || (anyAddress && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0);
}

const unreadable = new ApiError(400, 'invalid-request', 'Datos no válidos', 'La petición no se entiende');
const foreign = new ApiError(
  421,
  'unknown-host',
  'Dirección',
  'Este servidor no atiende con ese nombre: agrégalo a PUBLIC_HOST si es suyo',
);

/**
 * Serves only requests for the server's own host names. This prevents DNS rebinding: a foreign page whose name points
 * to this machine could otherwise use everything that this machine can reach.
 */
export function refuseUnknownHosts(isOwn: OwnHosts): MiddlewareHandler {
  return async ({ req }, next) => {
    if (req.url === UNREADABLE_URL) return toResponse(errorResponse(unreadable));
    if (!isOwn(new URL(req.url).hostname)) return toResponse(errorResponse(foreign));
    return next();
  };
}
