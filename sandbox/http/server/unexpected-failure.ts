import { reportError } from '#ground/running/report-error.ts';
import { errorResponse, toResponse } from './response-envelope.ts';

/** Reports an error that no rule threw, and turns it into the envelope of a 500 or 503. */
export function unexpectedFailure(cause: unknown): Response {
  reportError('Unexpected failure:', cause);
  return toResponse(errorResponse(cause));
}
