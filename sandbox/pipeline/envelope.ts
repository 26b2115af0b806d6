import type { Schemas } from '../contract/operation-types.ts';
import { DatabaseUnavailable } from '../db/database.ts';
import { ApiError, unavailable } from '../rules/api-error.ts';

const DONE: Schemas['Info'] = { title: 'Listo', message: 'La operación se realizó con éxito' };
const FAILED: Schemas['Info'] = { title: 'Error', message: 'Ocurrió un error, intente nuevamente' };

/** A response before it is serialised. */
export interface ApiResponse {
  status: number;
  body: { responseContent: unknown; info: Schemas['Info'] };
  headers?: Record<string, string>;
}

/** Wraps a handler's result in the envelope. */
export function successResponse(result: { content: unknown; info?: Schemas['Info'] }): ApiResponse {
  return { status: 200, body: { responseContent: result.content, info: result.info ?? DONE } };
}

/** Wraps an error in the envelope: an `ApiError` with its own status and message, anything else as a 500 without details. */
export function errorResponse(cause: unknown): ApiResponse {
  if (cause instanceof DatabaseUnavailable) return errorResponse(unavailable());
  if (!(cause instanceof ApiError)) return { status: 500, body: { responseContent: null, info: FAILED } };
  const { status, title, message, fields, retryAfterSeconds } = cause;
  return {
    status,
    body: { responseContent: null, info: { title, message, ...(fields ? { fields: [...fields] } : {}) } },
    ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  };
}

/** Serialises the response. No response of the API may be cached. */
export function toResponse({ status, body, headers }: ApiResponse): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
