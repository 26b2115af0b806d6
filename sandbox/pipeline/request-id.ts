import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the request being served; undefined in background work. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Runs the work of the request with this id. */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}
