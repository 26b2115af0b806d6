import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';

type InvalidField = Schemas['InvalidField'];
type FailureCode = Schemas['FailureCode'];
type Challenge = Schemas['SecondFactorChallenge'];

interface ErrorDetails {
  fields?: readonly InvalidField[];
  retryAfterSeconds?: number;
  challenge?: Challenge;
  /** Records the rejection. The pipeline calls it after everything else that the call did was rolled back. */
  trace?: (database: Queryable) => Promise<void>;
}

/**
 * An error for the caller: an HTTP status, a code for programs, and a text shown as `title: message`. Rules throw it, and the
 * pipeline puts it into the envelope.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly title: string;
  readonly fields: readonly InvalidField[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: Challenge | undefined;
  readonly trace: ErrorDetails['trace'];

  constructor(status: number, code: FailureCode, title: string, message: string, more: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.title = title;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.challenge = more.challenge;
    this.trace = more.trace;
  }
}

/** Maximum number of reasons in the message; `fields` has all of them. */
const MOST_REASONS = 5;

/**
 * 400: fields that violate the description or a rule about their format. The message, which people read, has the first reasons
 * without the names of the fields, which are for programmers.
 */
export function invalidFields(fields: readonly InvalidField[]): ApiError {
  const reasons = [...new Set(fields.map(({ message }) => asSentence(message)))];
  const more = reasons.length > MOST_REASONS ? ['y otros datos'] : [];
  const message = [...reasons.slice(0, MOST_REASONS), ...more].join('; ');
  return new ApiError(400, 'invalid-fields', 'Datos no válidos', message, { fields });
}

/** A reason such as `debe ser un texto` says something of its field. */
const asSentence = (reason: string) =>
  /^(debe|no|va) /.test(reason) ? `Un dato ${reason}` : reason.charAt(0).toUpperCase() + reason.slice(1);

/** 401: no live session. */
export function noSession(): ApiError {
  return new ApiError(401, 'session-ended', 'Sesión', 'Tu sesión terminó, inicia sesión de nuevo');
}

/** 403: the session does not have the permission. */
export function forbidden(
  message = 'No tienes permiso para realizar esta acción',
  code: FailureCode = 'forbidden',
): ApiError {
  return new ApiError(403, code, 'Permiso', message);
}

/** 404: unknown or outside the caller's scope; the response does not say which. */
export function notFound(message: string, fields?: readonly InvalidField[]): ApiError {
  return new ApiError(404, 'not-found', 'Error', message, fields ? { fields } : {});
}

/** 409: the current state does not allow it. `fields` is set if a typed value is the reason. */
export function conflict(
  code: FailureCode,
  title: string,
  message: string,
  fields?: readonly InvalidField[],
): ApiError {
  return new ApiError(409, code, title, message, fields ? { fields } : {});
}

/** 409: an `Idempotency-Key` that was used before with another content. */
export function keyOfOtherContent(): ApiError {
  return conflict('key-reused', 'Solicitud repetida', 'Esta clave ya se usó con otros datos');
}

/** 422: well formed, but in violation of a business rule. `fields` is set if a typed value is the reason. */
export function businessRule(
  code: FailureCode,
  title: string,
  message: string,
  fields?: readonly InvalidField[],
): ApiError {
  return new ApiError(422, code, title, message, fields ? { fields } : {});
}

/** 503: temporarily unavailable. */
export function unavailable(): ApiError {
  const message = 'El servicio no está disponible en este momento, intenta de nuevo en unos segundos';
  return new ApiError(503, 'unavailable', 'Servicio', message, { retryAfterSeconds: 5 });
}
