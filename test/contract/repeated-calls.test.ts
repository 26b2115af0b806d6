import type { Result } from '@cobros/sdk';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import type { Database } from '#sandbox/ground/db/database.ts';
import { operationAt } from '../support/specified-backend.ts';
import { assert, countRows, dataOf, failureOf, sandboxWith, test } from '../support/suite.ts';
import { recordStory } from './example-story/story.ts';

/** The calls that change something but take no `Idempotency-Key`, and why repeating them is more than setting the same again. */
const WITHOUT_KEY: Partial<Record<OperationId, string>> = {
  'auth.signIn': 'opens another session',
  'auth.completeSignIn': 'spends its challenge',
  'auth.signOut': 'a session that has ended is what was asked for',
  'auth.renewSession': 'may be renewed any number of times',
  'auth.changePassword': 'spends the former password, of which no hash that is quick to compute may be kept',
  'passwordRecoveries.requestCode': 'sends another code, which replaces the first',
  'passwordRecoveries.recover': 'spends its code',
  'profile.updateEmail': 'sends another code, which replaces the first',
  'profile.validateEmailChange': 'spends its code; tries are counted outside of any transaction',
  'profile.unsubscribePush': 'a device that gets nothing is what was asked for; the list shows it',
  'profile.closeSession': 'a session that is gone is what was asked for; the list shows it',
  'profile.closeOtherSessions': 'says how many there were, which are none when repeated',
  'secondFactor.beginEnrollment': 'returns a secret, which may not be kept for a repetition',
  'secondFactor.confirmEnrollment': 'returns recovery codes, which may not be kept for a repetition',
  'secondFactor.renewRecoveryCodes': 'returns recovery codes, which may not be kept for a repetition',
  'secondFactor.disable': 'spends its code',
  'notifications.test': 'sends one more test, which is what was asked for',
  'notifications.resend': 'sends the same webhook once more, under the id by which receivers know it',
  'closings.reconcileDeposits': 'a deposit that is marked stays so',
  'downloads.create': 'writes the same file once more; both are deleted after a day',
  'downloads.remove': 'a file that is gone is what was asked for; the list shows it',
  'signUp.uploadDocument': 'the first copy is deleted if no sign-up takes it',
  'signUp.registerFundSource': 'the first one is deleted if no sign-up takes it',
};

const changing = operations.filter(({ method, readOnly }) => method !== 'GET' && !readOnly);
/** Takes a key, or sets a value: when repeated, it is accepted again and changes nothing. A sign-up spends its captcha. */
const repeatable = changing.filter(
  ({ id, idempotent }) => (idempotent || !(id in WITHOUT_KEY)) && id !== 'signUp.create',
);

const TRACES = ['activity', 'transaction_events', 'outbox'];
const tracesIn = (database: Database) => Promise.all(TRACES.map((table) => countRows(database, table)));

interface Repetition {
  responses: [unknown, unknown];
  traces: [number[], number[]];
}

/** The responses and traces of every repeatable call of the recorded day, of the first time and of its repetition. */
const repetitions = new Map<OperationId, Repetition[]>();
await recordStory(async ({ request, response, again, database }) => {
  const id = repeatable.find((one) => one.id === operationAt(request.url, request.method))?.id;
  if (!id) return;
  const traces = await tracesIn(database);
  const repeated = await again();
  repetitions.set(id, [
    ...(repetitions.get(id) ?? []),
    { responses: [await response.json(), await repeated.json()], traces: [traces, await tracesIn(database)] },
  ]);
});

test('the calls without an idempotency key that are listed change something and take none', () => {
  const without = changing.filter(({ idempotent }) => !idempotent).map(({ id }) => id as string);
  assert.equal(
    Object.keys(WITHOUT_KEY).filter((id) => !without.includes(id)),
    [],
  );
});

/** Ignores the picture’s URL, which changes each time the picture is saved. */
const withoutPicture = (data: unknown) => JSON.stringify(data).replace(/"avatar":"[^"]*"/, '"avatar"');

for (const { id } of repeatable)
  test(`${id}: repeating the call returns the first response and does nothing more`, () => {
    const told = repetitions.get(id);
    assert.ok(told, `${id} is not in the story`);
    for (const { responses, traces } of told) {
      const [first, again] = responses.map(withoutPicture);
      assert.is(again, first, 'let it take an Idempotency-Key, or list it above');
      // Every saved picture counts as a new one.
      if (id !== 'profile.updateAvatar') assert.equal(traces[1], traces[0]);
    }
  });

const { database, admin: owner } = await sandboxWith('admin');
const { cashiers, profile } = owner;

test('after an unblock, a block with another key takes effect', async () => {
  const blocking = (idempotencyKey: string) => cashiers.block({ userId: 'us_zona101' }, { idempotencyKey });
  dataOf(await blocking('blocking-first'));
  dataOf(await cashiers.unblock({ userId: 'us_zona101' }));
  dataOf(await blocking('blocking-again'));
  assert.is(failureOf(await blocking('blocking-third')).code, 'already-blocked');
});

/** Settings that the story does not change in this way. */
const OTHER_SETTINGS: [string, () => Promise<Result<unknown>>][] = [
  ['cashiers.modify of oneself', () => cashiers.modify({ userId: 'us_centro', name: 'Centro, encargada' })],
  ['profile.closeOtherSessions without any', () => profile.closeOtherSessions()],
  ['cashiers.modify of the business', () => cashiers.modify({ userId: 'us_luna', name: 'Luna y Sol' })],
];

for (const [id, call] of OTHER_SETTINGS)
  test(`${id}: repeating the call is accepted with the same response, and recorded once`, async () => {
    const first = dataOf(await call());
    const after = await tracesIn(database);
    assert.equal(dataOf(await call()), first);
    assert.equal(await tracesIn(database), after);
  });
