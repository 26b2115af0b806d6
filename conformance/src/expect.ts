import { isCapability } from './described-operations.ts';
import type { Reply } from './reply.ts';

/** A way in which the backend does not fit the description or a rule. */
export class Misfit extends Error {
  override name = 'Misfit';
}

/** Something optional that the backend omits and its callers would miss. */
export class Warning extends Error {
  override name = 'Warning';
}

/** A check that does not concern this backend, which lacks the part that it is about. */
export class NotRun extends Error {
  override name = 'NotRun';
}

/** The reason why no further checks can run. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn';
}

/** The message of an error and of its cause, which has the details of a failed connection. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const { message: more, code } = (cause ?? {}) as { message?: string; code?: string };
  return more || code ? `${message} (${more || code})` : message;
}

/** @throws Misfit with this message unless the condition holds */
export function expect(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Misfit(message);
}

/** @throws NotRun unless the backend has what `part` names */
export function expectPart(has: unknown, part: string): asserts has {
  if (!has) throw new NotRun(`the backend has no ${part}`);
}

/** @throws Misfit unless both values have the same JSON */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === shouldBe) return;
  const isLong = (is?.length ?? 0) + (shouldBe?.length ?? 0) > LONGEST_TEXT;
  if (isLong && Array.isArray(actual) && Array.isArray(expected))
    throw new Misfit(`${what}: ${differenceOf(actual, expected)}`);
  throw new Misfit(`${what} is ${shortened(is)} instead of ${shortened(shouldBe)}`);
}

/** Maximum length of both values together, in characters. */
const LONGEST_TEXT = 200;
const MOST_NAMED = 3;

/** Describes in a few words how two long lists differ, instead of printing both. */
function differenceOf(actual: readonly unknown[], expected: readonly unknown[]): string {
  const [is, shouldBe] = [actual, expected].map((list) => list.map((entry) => JSON.stringify(entry)));
  const without = (list: string[] = [], other: string[] = []) =>
    list.filter((entry) => !other.includes(entry));
  const named = (word: string, entries: string[]) => {
    const more = entries.length > MOST_NAMED ? ` and ${entries.length - MOST_NAMED} more` : '';
    return entries.length > 0
      ? [`${word} ${entries.slice(0, MOST_NAMED).map(shortened).join(', ')}${more}`]
      : [];
  };
  const first = expected.findIndex((_, index) => is?.[index] !== shouldBe?.[index]);
  const place = first < 0 ? expected.length : first;
  const counts =
    actual.length === expected.length
      ? `${actual.length} entries, as expected, but not the same`
      : `${actual.length} entries instead of ${expected.length}`;
  return [
    counts,
    ...named('without', without(shouldBe, is)),
    ...named('with', without(is, shouldBe)),
    `the first difference at entry ${place + 1}: ${shortened(is?.[place])} instead of ${shortened(shouldBe?.[place])}`,
  ].join('; ');
}

function shortened(text = 'nothing'): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** The data of a call that must succeed. */
export function accepted<Data>(reply: Reply<Data>): Data {
  const { call, status, info, missingPart } = reply;
  expectPart(!missingPart || isCapability(missingPart), `part ${missingPart}`);
  expect(status === 200, `${call} responds ${status} (${info?.message ?? 'no message'}) instead of 200`);
  return reply.data;
}

/** Checks that a call was rejected with this status. `when` completes the message. */
export function rejected(reply: Reply, status: number, when: string): Reply {
  expect(reply.status === status, `${reply.call} responds ${reply.status} instead of ${status} ${when}`);
  return reply;
}
