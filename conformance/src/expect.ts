import type { Reply } from './reply.ts';

/** Something in which the backend does not fit the description or a rule. */
export class Misfit extends Error {
  override name = 'Misfit';
}

/** The message of an error and of its cause, which tells more of a failed connection. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const { message: more, code } = (cause ?? {}) as { message?: string; code?: string };
  return more || code ? `${message} (${more || code})` : message;
}

/** @throws Misfit with this message unless the condition holds */
export function expect(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Misfit(message);
}

/** @throws Misfit if the values are not the same text as JSON */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  expect(is === shouldBe, `${what} is ${is} instead of ${shouldBe}`);
}

/** The data of a call that must succeed. */
export function accepted<Data>(reply: Reply<Data>): Data {
  const { call, status, info } = reply;
  expect(status === 200, `${call} responds ${status} (${info?.message ?? 'no message'}) instead of 200`);
  return reply.data;
}

/** Checks that a call was rejected with this status. `when` completes the message. */
export function rejected(reply: Reply, status: number, when: string): Reply {
  expect(reply.status === status, `${reply.call} responds ${reply.status} instead of ${status} ${when}`);
  return reply;
}
