import { AsyncLocalStorage } from 'node:async_hooks';

/** The facts that log and metrics record about a request: nothing of its query, headers or body. */
export interface RequestRecord {
  id: string;
  method?: string;
  /** The path as in the description, with `{parameters}`; for other paths only the first segment. */
  route?: string;
  /** The operation of the description. */
  operation?: string;
  /** The reason for a failure: the `code` of `info`. */
  code?: string;
  /** True for a rejection that is not the server's fault, although its status is 5xx. */
  isIntended?: true;
}

/** A request that has been served. */
export interface ServedRequest extends RequestRecord {
  status: number;
  /** Time until the response was ready, not counting its transfer. */
  durationMs: number;
}

const current = new AsyncLocalStorage<RequestRecord>();

/** The request that is being served; undefined in background work. */
export const currentRequest = (): RequestRecord | undefined => current.getStore();

/** Adds facts that become known while the request is served. */
export function describeRequest(known: Omit<RequestRecord, 'id'>): void {
  Object.assign(current.getStore() ?? {}, known);
}

/** Runs work as part of a request. */
export function runWithRequest<Result>(record: RequestRecord, work: () => Result): Result {
  return current.run(record, work);
}
