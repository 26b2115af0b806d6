import type { components } from '../generated/schema.d.ts';

/** A message for the user, shown as `title: message`. */
export type Info = components['schemas']['Info'];
export type InvalidField = components['schemas']['InvalidField'];

/**
 * Why a call failed.
 *
 * - `answered`: the server rejected the call and says why; `status` is the HTTP status.
 * - `session-ended`: 401, the session has ended.
 * - `network`: no response.
 * - `timeout`: no complete response in time.
 * - `aborted`: the caller's signal was aborted.
 * - `unreadable`: the response is not JSON or has no data.
 */
export type FailureKind = 'answered' | 'session-ended' | 'network' | 'timeout' | 'aborted' | 'unreadable';

/** A failed call as a value. `title` and `message` are in Spanish and ready to be shown. */
export interface Failure {
  kind: FailureKind;
  title: string;
  message: string;
  /** HTTP status, if there was a response. */
  status?: number;
  /** Rejected fields of the request content and why, if the server names them. */
  fields?: InvalidField[];
  /** Seconds to wait before retrying, from the `Retry-After` of a 429 or 503. */
  retryAfterSeconds?: number;
}

/** Every call returns a `Result`; a failed call does not throw. */
export type Result<Data> = { ok: true; data: Data; info?: Info } | { ok: false; failure: Failure };

const TEXTS: Record<FailureKind, Info> = {
  answered: { title: 'Error', message: 'Ocurrió un error, intente nuevamente' },
  'session-ended': { title: 'Sesión', message: 'Tu sesión terminó, inicia sesión de nuevo' },
  network: { title: 'Sin conexión', message: 'No se pudo conectar con el servidor, revisa tu conexión' },
  timeout: { title: 'Error', message: 'El servidor tardó demasiado en responder, intenta de nuevo' },
  aborted: { title: 'Cancelado', message: 'La operación se canceló' },
  unreadable: { title: 'Error', message: 'Ocurrió un error, intente nuevamente' },
};

/** `details` overrides the default text of the kind. */
export function failed(kind: FailureKind, details: Partial<Failure> = {}): { ok: false; failure: Failure } {
  return { ok: false, failure: { ...TEXTS[kind], ...details, kind } };
}

/** Keeps the server's message of the 401, if it sent one. */
export function sessionEnded({ kind, title, message }: Failure): { ok: false; failure: Failure } {
  return failed('session-ended', { status: 401, ...(kind === 'answered' ? { title, message } : {}) });
}
