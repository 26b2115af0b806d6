import { currentRequest, type ServedRequest } from './current-request.ts';

/** `text` is for a person at a terminal and does not log requests; `json` is one object per line, all on standard output. */
export type LogFormat = 'text' | 'json';
export const LOG_FORMATS: readonly LogFormat[] = ['text', 'json'];

let format: LogFormat = 'text';

/** Sets the format of everything that this process logs from now on. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

export function logInfo(message: string): void {
  if (format === 'json') writeLine('info', { message });
  else console.log(message);
}

/** Logs a problem, with the id of the request that caused it. */
export function logError(message: string, cause?: unknown): void {
  const requestId = currentRequest()?.id;
  const error = cause === undefined ? undefined : describeError(cause);
  if (format === 'json') writeLine('error', { message, requestId, error });
  else console.error(...[message, requestId && `(request ${requestId})`, error].filter(Boolean));
}

/** Logs a request that has been served; only in JSON format. */
export function logRequest(served: ServedRequest): void {
  if (format !== 'json') return;
  const { id, method, route, operation, status, durationMs, code, isIntended } = served;
  const rounded = Math.round(durationMs * 100) / 100;
  const fields = { requestId: id, method, route, operation, status, durationMs: rounded, code };
  // Reporting not to be ready is not an error while the process starts or before it ends.
  const isError = status >= 500 && route !== '/readyz' && !isIntended;
  writeLine(isError ? 'error' : 'info', { message: 'request', ...fields });
}

function writeLine(level: 'info' | 'error', fields: object): void {
  const line = { time: new Date().toISOString(), level, pid: process.pid, ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The stack of an error and its causes. Database errors also contain the parameters of their statement, which may be secret. */
function describeError(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const text = cause.stack ?? cause.message;
  return cause.cause === undefined ? text : `${text}\nCaused by: ${describeError(cause.cause)}`;
}
