import { AsyncLocalStorage } from 'node:async_hooks';

/** What log and metrics record of a request: nothing of its query, headers or body. */
export interface RequestRecord {
  id: string;
  method?: string;
  /** The path as in the description, with `{parameters}`; of other paths the first segment only. */
  route?: string;
  /** The operation of the description. */
  operation?: string;
  /** Why it failed: the code of `info`. */
  code?: string;
}

/** A request that got its response. */
export interface ServedRequest extends RequestRecord {
  status: number;
  /** Time until the response was ready, without sending it. */
  durationMs: number;
}

const current = new AsyncLocalStorage<RequestRecord>();

/** The request being served; undefined in background work. */
export const currentRequest = (): RequestRecord | undefined => current.getStore();

/** Adds facts learned while serving the request. */
export function describeRequest(known: Omit<RequestRecord, 'id'>): void {
  Object.assign(current.getStore() ?? {}, known);
}

/** Runs the work of a request. */
export function runWithRequest<Result>(record: RequestRecord, work: () => Result): Result {
  return current.run(record, work);
}
