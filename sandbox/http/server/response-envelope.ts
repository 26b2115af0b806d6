import type { Schemas } from '#ground/contract/operation-types.ts';
import { DatabaseUnavailable, gaveWay } from '#ground/db/database.ts';
import { describeRequest } from '#ground/log/current-request.ts';
import { ApiError, unavailable } from '#terms/errors/api-error.ts';

/** The code is optional in the description, but not here. */
type FailureInfo = Schemas['Info'] & { code: Schemas['FailureCode'] };

const DONE: Schemas['Info'] = { title: 'Listo', message: 'La operación se realizó con éxito' };
const FAILED: FailureInfo = {
  code: 'server-error',
  title: 'Error',
  message: 'Ocurrió un error, intente nuevamente',
};

/** A response before it is serialized. */
export interface ApiResponse {
  status: number;
  /** Absent for a 304. */
  body?: { responseContent: unknown; info: Schemas['Info'] };
  headers?: Record<string, string>;
}

/** A handler's result that is sent in the envelope. */
export interface JsonResult {
  content: unknown;
  info?: Schemas['Info'];
  tag?: string;
}

/** Wraps a handler's result in the envelope. */
export function successResponse({ content, info = DONE, tag }: JsonResult): ApiResponse {
  const body = { responseContent: content, info };
  return { status: 200, body, ...(tag === undefined ? {} : { headers: { ETag: tag } }) };
}

export function unchangedResponse(tag: string): ApiResponse {
  return { status: 304, headers: { ETag: tag } };
}

/** Wraps an error in the envelope: an `ApiError` with its own status and message, anything else as a 500 without details. */
export function errorResponse(cause: unknown): ApiResponse {
  if (cause instanceof DatabaseUnavailable || gaveWay(cause)) return errorResponse(unavailable());
  if (!(cause instanceof ApiError)) return { status: 500, body: { responseContent: null, info: FAILED } };
  const { status, code, title, message, fields, challenge, retryAfterSeconds } = cause;
  const info: FailureInfo = {
    code,
    title,
    message,
    ...(fields ? { fields: [...fields] } : {}),
    ...(challenge ? { challenge } : {}),
  };
  return {
    status,
    body: { responseContent: null, info },
    ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  };
}

/** Serializes the response. No cache may store API responses; a client that sends a tag keeps the last response itself. */
export function toResponse({ status, body, headers }: ApiResponse): Response {
  if (body?.info.code !== undefined) describeRequest({ code: body.info.code });
  const init = { status, headers: { 'Cache-Control': 'no-store', ...headers } };
  return body ? Response.json(body, init) : new Response(null, init);
}
