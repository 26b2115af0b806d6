import { randomUUID } from 'node:crypto';
import { type RequestRecord, runWithRequest, type ServedRequest } from '#ground/log/current-request.ts';
import { unexpectedFailure } from './unexpected-failure.ts';

/**
 * Gives every request an id, which its response contains in `X-Request-Id` and the log beside an error. An error
 * thrown by `serve` becomes a 500, so that its response has an id too.
 * @param onServed called after each request
 */
export function observeRequest<Arguments extends unknown[]>(
  serve: (...given: Arguments) => Response | Promise<Response>,
  onServed: (served: ServedRequest) => void = () => {},
): (...given: Arguments) => Promise<Response> {
  const respond = async (given: Arguments) => serve(...given);
  return (...given) => {
    const record: RequestRecord = { id: randomUUID() };
    const begun = performance.now();
    return runWithRequest(record, async () => {
      const response = await respond(given).catch(unexpectedFailure);
      response.headers.set('X-Request-Id', record.id);
      onServed({ ...record, status: response.status, durationMs: performance.now() - begun });
      return response;
    });
  };
}
