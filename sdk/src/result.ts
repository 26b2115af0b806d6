import type { components } from '../generated/schema.d.ts';

/** What the server wants people to be told, as `title: message`. */
export type Info = components['schemas']['Info'];
export type InvalidField = components['schemas']['InvalidField'];

/**
 * Why a call failed.
 *
 * - `answered`: the server refused, and says why; `status` is the HTTP status.
 * - `session-ended`: 401, there is no live session any more.
 * - `network`: no answer at all.
 * - `timeout`: no whole answer in time.
 * - `aborted`: the caller's own signal was aborted.
 * - `unreadable`: the answer is not JSON, or carries no data.
 */
export type FailureKind = 'answered' | 'session-ended' | 'network' | 'timeout' | 'aborted' | 'unreadable';

/** A failed call as a value. `title` and `message` are in Spanish and ready to be shown. */
export interface Failure {
  kind: FailureKind;
  title: string;
  message: string;
  /** HTTP status, when there was an answer. */
  status?: number;
  /** After a 400: which fields of the request content were refused, and why. */
  fields?: InvalidField[];
  /** After a 429 or a 503 that says so: seconds to wait before another try. */
  retryAfterSeconds?: number;
}

/** What every call of the SDK answers. Nothing throws because a call failed. */
export type Result<Data> = { ok: true; data: Data; info?: Info } | { ok: false; failure: Failure };

const TEXTS: Record<FailureKind, Info> = {
  answered: { title: 'Error', message: 'Ocurrió un error, intente nuevamente' },
  'session-ended': { title: 'Sesión', message: 'Tu sesión terminó, inicia sesión de nuevo' },
  network: { title: 'Sin conexión', message: 'No se pudo conectar con el servidor, revisa tu conexión' },
  timeout: { title: 'Error', message: 'El servidor tardó demasiado en responder, intenta de nuevo' },
  aborted: { title: 'Cancelado', message: 'La operación se canceló' },
  unreadable: { title: 'Error', message: 'Ocurrió un error, intente nuevamente' },
};

/** A failure with the text of its kind, unless `details` brings a better one. */
export function failed(kind: FailureKind, details: Partial<Failure> = {}): { ok: false; failure: Failure } {
  return { ok: false, failure: { ...TEXTS[kind], ...details, kind } };
}

/** The failure of a 401 that ended the session, in the server's words where it had any. */
export function sessionEnded({ kind, title, message }: Failure): { ok: false; failure: Failure } {
  return failed('session-ended', { status: 401, ...(kind === 'answered' ? { title, message } : {}) });
}
