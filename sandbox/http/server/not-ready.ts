import { unavailable } from '#terms/errors/api-error.ts';
import type { Connection } from './client-address.ts';
import { errorResponse, toResponse } from './response-envelope.ts';

export type Handle = (request: Request, connection?: Connection) => Response | Promise<Response>;

const RETRY_SECONDS = '2';

/** A response about the process itself. It must not be cached. */
export function processStatus(word: string, status = 200): Response {
  return Response.json({ status: word }, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Serves requests while the data is being prepared: alive, but not ready. Browsers reload the page automatically. */
export const preparing: Handle = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return processStatus('ok');
  if (pathname === '/readyz') return processStatus('preparing', 503);
  if (pathname.startsWith('/api/')) return toResponse(errorResponse(unavailable()));
  return new Response('Estamos preparando los datos. Esta página se abre sola en unos segundos.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_SECONDS,
      Refresh: RETRY_SECONDS,
    },
  });
};

/** Keeps serving but reports that it is not ready, because the process is about to end. */
export function ending(site: Handle): Handle {
  return (request, connection) =>
    new URL(request.url).pathname === '/readyz' ? processStatus('ending', 503) : site(request, connection);
}
