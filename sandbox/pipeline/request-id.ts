import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** The id of the request being served; undefined in background work. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Gives a request an id, which its response names in `X-Request-Id` and the log beside an error. */
export function withRequestId<Arguments extends unknown[]>(
  serve: (...given: Arguments) => Response | Promise<Response>,
): (...given: Arguments) => Promise<Response> {
  return (...given) => {
    const id = current.getStore() ?? randomUUID();
    return current.run(id, async () => {
      const response = await serve(...given);
      response.headers.set('X-Request-Id', id);
      return response;
    });
  };
}
