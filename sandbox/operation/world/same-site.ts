import type { MiddlewareHandler } from 'hono';
import { ApiError, forbidden } from '#terms/errors/api-error.ts';

/**
 * Prevents cross-site request forgery: changes need a JSON body, which other sites cannot send without a preflight and, if the
 * client sends an `Origin`, this site as that. Programs send none.
 */
export const requireSameSite: MiddlewareHandler = async ({ req }, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    const site = req.header('sec-fetch-site');
    const origin = req.header('origin');
    const elsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (elsewhere || (origin !== undefined && !isOwn(origin, req.header('host') ?? new URL(req.url).host))) {
      throw forbidden('El mundo simulado solo acepta cambios desde su propia página');
    }
    if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
      throw new ApiError(
        415,
        'invalid-request',
        'Datos no válidos',
        'El cuerpo debe ser JSON (Content-Type: application/json)',
      );
    }
  }
  await next();
};

function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
