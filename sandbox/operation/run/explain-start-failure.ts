import { DatabaseUnavailable } from '#ground/db/database.ts';
import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

/** Explains why the server could not start: in one line if a person can fix it, otherwise with the stack. */
export function explainFailure(cause: unknown, environment: Environment | undefined): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof StartError || cause.message.includes('DATA_DIR')) return cause.message;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (
    syscall === 'listen' ||
    (syscall === 'getaddrinfo' && !(environment && 'databaseUrl' in environment.database))
  )
    return explainListen(cause, environment);
  const lost = code !== undefined || cause instanceof DatabaseUnavailable;
  if (lost && environment && 'databaseUrl' in environment.database) {
    return `The database of DATABASE_URL cannot be used: ${cause.message || code}`;
  }
  if (code && syscall) return `The data folder cannot be used: ${cause.message}. ${adviceFor(code)}`;
  return cause.stack ?? cause.message;
}

function adviceFor(code: string): string {
  if (code === 'ENOSPC') return 'Make room on its disk';
  if (code === 'EROFS' || code === 'EACCES')
    return 'Make it writable for this user, or set DATA_DIR to another one';
  return 'Set DATA_DIR to another one';
}

function explainListen(
  { code, message, port }: NodeJS.ErrnoException & { port?: number },
  environment: Environment | undefined,
): string {
  const variable = port !== undefined && port === environment?.metricsPort ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what uses it, or set ${variable} to another one`;
  }
  if (code === 'EACCES') return `Port ${port} is not allowed: set ${variable} to one above 1023`;
  return `Cannot listen on HOST=${environment?.host} ${variable}=${port ?? environment?.port}: ${message}`;
}
