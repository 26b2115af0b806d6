import type { Schemas } from '../contract/types.ts';

type InvalidField = Schemas['InvalidField'];

/**
 * An error the caller is told about: HTTP status and what the person reads as `title: message`.
 * Rules throw it; the pipeline turns it into the envelope.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly title: string;
  readonly fields: readonly InvalidField[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    title: string,
    message: string,
    more: { fields?: readonly InvalidField[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.title = title;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** As many as a person reads in one sentence; all of them are told at their fields. */
const TOLD_IN_WORDS = 5;

/** 400: fields that break the description or a rule about their form. The message names the first ones and their reasons. */
export function invalidFields(fields: readonly InvalidField[]): ApiError {
  const told = fields.slice(0, TOLD_IN_WORDS);
  const reasons = told.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  const more = fields.length > told.length ? ['y otros campos'] : [];
  const message = [...reasons, ...more].join('; ');
  return new ApiError(400, 'Datos no válidos', message, { fields });
}

/** 401: no live session. */
export function noSession(): ApiError {
  return new ApiError(401, 'Sesión', 'Tu sesión terminó, inicia sesión de nuevo');
}

/** 403: a live session that may not do this. */
export function forbidden(message = 'No tienes permiso para realizar esta acción'): ApiError {
  return new ApiError(403, 'Permiso', message);
}

/** 404: unknown, or outside the caller's scope; the two are never told apart. */
export function notFound(message: string): ApiError {
  return new ApiError(404, 'No encontrado', message);
}

/** 409: the present state forbids it. `fields` where what was typed is the reason. */
export function conflict(title: string, message: string, fields?: readonly InvalidField[]): ApiError {
  return new ApiError(409, title, message, fields ? { fields } : {});
}

/** 409: an `Idempotency-Key` that came with another content before. */
export function keyOfOtherContent(): ApiError {
  return conflict('Solicitud repetida', 'Esta clave ya se usó con otros datos');
}

/** 422: well formed, but a rule of the business forbids it. */
export function businessRule(title: string, message: string): ApiError {
  return new ApiError(422, title, message);
}

/** 503: the server can't serve now, and will by itself. */
export function unavailable(): ApiError {
  const message = 'El servicio no está disponible en este momento, intenta de nuevo en unos segundos';
  return new ApiError(503, 'Servicio', message, { retryAfterSeconds: 5 });
}
