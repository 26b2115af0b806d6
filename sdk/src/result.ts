import type { FailureCode, Info, InvalidField, SecondFactorChallenge } from '../generated/entities.ts';

/** The text to show, in Spanish. */
interface Message {
  title: string;
  message: string;
}

interface WithoutResponse extends Message {
  status?: undefined;
  code?: undefined;
  fields?: undefined;
  challenge?: undefined;
  retryAfterSeconds?: undefined;
  requestId?: undefined;
}

/** The server rejected the call, and says why. */
export interface AnsweredFailure extends Message {
  kind: 'answered';
  /** HTTP status. */
  status: number;
  /** Why the call was rejected, if the server says. A later version of a server may send codes that are not listed here. */
  code?: FailureCode;
  /** Rejected fields of the request content and why, if the server names them. */
  fields?: InvalidField[];
  /** With the code `second-factor-needed`: the challenge for `auth.completeSignIn`. */
  challenge?: SecondFactorChallenge;
  /** Seconds to wait before retrying, from the `Retry-After` of a 429 or 503. */
  retryAfterSeconds?: number;
  /** The `X-Request-Id` of the response, by which the server's log entries for the call are found. */
  requestId?: string;
}

/** 401: the session has ended. */
export interface SessionEndedFailure extends Message {
  kind: 'session-ended';
  status: 401;
  code?: FailureCode;
  fields?: undefined;
  challenge?: undefined;
  retryAfterSeconds?: undefined;
  requestId?: string;
}

/** The response is not JSON, has no data, or is no file where one was asked for. */
export interface UnreadableFailure extends Message {
  kind: 'unreadable';
  status: number;
  code?: undefined;
  fields?: undefined;
  challenge?: undefined;
  retryAfterSeconds?: undefined;
  requestId?: string;
  /** The error of the JSON parser, if the response was not JSON. */
  cause?: unknown;
}

/** There was no complete response; `cause` says why. */
export interface NetworkFailure extends WithoutResponse {
  kind: 'network';
  cause?: unknown;
}

/** The call was not made or not finished because of a mistake in the calling program, which `cause` describes. */
export interface MisuseFailure extends WithoutResponse {
  kind: 'misuse';
  cause: unknown;
}

/** No complete response arrived in time. */
export interface TimeoutFailure extends WithoutResponse {
  kind: 'timeout';
}

/** Returned only by `waitForPayment`: its `timeoutMs` has passed, and the app user has not answered the request. */
export interface UnansweredFailure extends WithoutResponse {
  kind: 'unanswered';
}

/** The caller's signal was aborted. */
export interface AbortedFailure extends WithoutResponse {
  kind: 'aborted';
}

/** A failed call as a value, distinguished by its `kind`. */
export type Failure =
  | AnsweredFailure
  | SessionEndedFailure
  | UnreadableFailure
  | NetworkFailure
  | MisuseFailure
  | TimeoutFailure
  | UnansweredFailure
  | AbortedFailure;

export type FailureKind = Failure['kind'];

/** Every call returns a `Result`; a failed call does not throw. */
export type Result<Data> = { ok: true; data: Data; info?: Info } | Failed;

export interface Failed {
  ok: false;
  failure: Failure;
}

const UNKNOWN: Message = { title: 'Error', message: 'Ocurrió un error, intente nuevamente' };
/** The text of an `unanswered` failure is not included, because few programs wait for payments. */
const TEXTS: Record<Exclude<FailureKind, 'unanswered'>, Message> = {
  answered: UNKNOWN,
  'session-ended': { title: 'Sesión', message: 'Tu sesión terminó, inicia sesión de nuevo' },
  network: { title: 'Sin conexión', message: 'No se pudo conectar con el servidor, revisa tu conexión' },
  misuse: { title: 'Error', message: 'La aplicación no pudo hacer la llamada' },
  timeout: { title: 'Error', message: 'El servidor tardó demasiado en responder, intenta de nuevo' },
  aborted: { title: 'Cancelado', message: 'La operación se canceló' },
  unreadable: UNKNOWN,
};

type Details<Kind extends FailureKind> = Omit<Extract<Failure, { kind: Kind }>, 'kind' | keyof Message> &
  Partial<Message>;

/** `details` may replace the usual text of the kind. */
export function failed<Kind extends keyof typeof TEXTS>(kind: Kind, details: Details<Kind>): Failed {
  return { ok: false, failure: { ...TEXTS[kind], ...details, kind } as Failure };
}
