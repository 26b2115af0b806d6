import type { Env, Hono } from 'hono';
import { ApiError } from '#terms/errors/api-error.ts';
import { errorResponse, toResponse } from './response-envelope.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const wrongMethod = new ApiError(405, 'method-not-allowed', 'No permitido', 'Esta llamada usa otro método');

/** The methods that an application's routes accept at a path, for the header `Allow`; empty for an unknown path. */
export function allowedMethods<E extends Env>(app: Hono<E>, path: string): string[] {
  const taken = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return taken.includes('GET') ? [...taken, 'HEAD'] : taken;
}

/** 405 with the allowed methods. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return toResponse({ ...errorResponse(wrongMethod), headers: { Allow: allowed.join(', ') } });
}
