import { AsyncLocalStorage } from 'node:async_hooks';

/** The log and the metrics tell this of a request, and nothing of its query, headers and body. */
export interface RequestRecord {
  id: string;
  method?: string;
  /** The path as the description has it, with `{parameters}`; of other paths the first step only. */
  route?: string;
  /** The operation of the description. */
  operation?: string;
  /** Why it failed: the code of `info`. */
  code?: string;
}

/** A request that got its response. */
export interface ServedRequest extends RequestRecord {
  status: number;
  /** Time until the response was made, without sending it. */
  durationMs: number;
}

const current = new AsyncLocalStorage<RequestRecord>();

/** The request being served; undefined in background work. */
export const currentRequest = (): RequestRecord | undefined => current.getStore();

/** Adds what became known of the request being served. */
export function describeRequest(known: Omit<RequestRecord, 'id'>): void {
  Object.assign(current.getStore() ?? {}, known);
}

/** Runs the work of a request. */
export function runWithRequest<Result>(record: RequestRecord, work: () => Result): Result {
  return current.run(record, work);
}
