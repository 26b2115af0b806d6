import { randomUUID } from 'node:crypto';
import { runWithRequestId } from './request-id.ts';
import { unexpectedFailure } from './unexpected-failure.ts';

/**
 * Gives every request an id, which its response names in `X-Request-Id` and the log beside an error. An error of `serve` becomes
 * a 500, so that its response has one too.
 */
export function withRequestId<Arguments extends unknown[]>(
  serve: (...given: Arguments) => Response | Promise<Response>,
): (...given: Arguments) => Promise<Response> {
  const respond = async (given: Arguments) => serve(...given);
  return (...given) => {
    const id = randomUUID();
    return runWithRequestId(id, async () => {
      const response = await respond(given).catch(unexpectedFailure);
      response.headers.set('X-Request-Id', id);
      return response;
    });
  };
}
