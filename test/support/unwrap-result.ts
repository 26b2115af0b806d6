import type { Failure, Result } from '@cobros/sdk';

/** The data of a call that must succeed. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw new Error(`The call failed: ${JSON.stringify(result.failure)}`);
}

/** The failure of a call that must fail. */
export function failureOf(result: Result<unknown>): Failure {
  if (!result.ok) return result.failure;
  throw new Error(`The call succeeded: ${JSON.stringify(result.data)}`);
}

/** The status of a call that must fail, and the fields that its failure names: `400 startDate endDate`. */
export function rejectionOf(result: Result<unknown>): string {
  const { status, fields = [] } = failureOf(result);
  return [status, ...fields.map(({ field }) => field)].join(' ');
}

/** The status and the message of a call that must fail: `409 La caja ya está bloqueada`. */
export function refusalOf(result: Result<unknown>): string {
  const { status, message } = failureOf(result);
  return `${status} ${message}`;
}
