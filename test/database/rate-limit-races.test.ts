import type { Database } from '#sandbox/ground/db/database.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { storeDocument } from '#sandbox/places/sign-up/documents.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import {
  assert,
  countRows,
  latestMail,
  PASSWORD,
  type RawResponse,
  sandboxOf,
  type TestSandbox,
  test,
} from '../support/suite.ts';

const databaseUrl = await createDatabase('fixture');
// Two processes share a PostgreSQL; an embedded database has one.
const kinds: [string, (() => Promise<Database>)[]][] = [
  ['PostgreSQL', [() => openDatabase({ databaseUrl }), () => openDatabase({ databaseUrl })]],
  ['PGlite', [openFixtureDatabase]],
];

const from = (turn: number) => ({ 'X-Forwarded-For': `203.0.113.${turn}` });
const statusesOf = (responses: readonly RawResponse[]) => {
  const count = new Map<number, number>();
  for (const { status } of responses) count.set(status, (count.get(status) ?? 0) + 1);
  return Object.fromEntries(count);
};

for (const [kind, opens] of kinds) {
  const processes = await Promise.all(opens.map(async (open) => sandboxOf(await open())));
  const [one] = processes as [TestSandbox];
  const { database } = one;
  const atOnce = (count: number, call: (at: TestSandbox, turn: number) => Promise<RawResponse>) =>
    Promise.all(
      Array.from({ length: count }, (_, turn) => call(processes[turn % processes.length] ?? one, turn)),
    );
  const signIn = (at: TestSandbox, turn: number, password: string, username = 'tiendaluna-supervisor') =>
    at.post('auth/v3/credentials', { username, password }, from(turn));
  const signedIn = async (username: string) => ({ Authorization: `Bearer ${await one.signIn(username)}` });

  test(`${kind}: of 40 simultaneous guesses from 40 addresses only five are evaluated, and the response to a right one after them looks the same`, async () => {
    const responses = await atOnce(40, (at, turn) => signIn(at, turn, `Otra#${turn}`));
    assert.equal(statusesOf(responses), { 401: 5, 429: 35 });
    const [right, wrong] = await atOnce(2, (at, turn) => signIn(at, turn, turn === 0 ? PASSWORD : 'Otra#41'));
    assert.is(right?.status, 429);
    assert.equal(right?.info, wrong?.info);
    // The two responses may be a second apart.
    const wait = (response: RawResponse | undefined) => Number(response?.headers.get('Retry-After'));
    assert.ok(Math.abs(wait(right) - wait(wrong)) <= 1, `${wait(right)} s and ${wait(wrong)} s`);
    assert.is(await countRows(database, `activity where action = 'locked-out'`), 1);
  });

  test(`${kind}: of simultaneous guesses from one address only the remaining attempts are evaluated, and successes do not count`, async () => {
    await database.query(
      `insert into rate_limits values ('sign-in failures', '203.0.113.100', 25, now() + interval '5 minutes')`,
    );
    const right = await atOnce(12, (at) => signIn(at, 100, PASSWORD, 'tiendaluna-centro'));
    assert.equal(statusesOf(right), { 200: 12 });
    const wrong = await atOnce(20, (at, turn) => signIn(at, 100, 'Otra#2026', `nadie.${turn}`));
    assert.equal(statusesOf(wrong), { 401: 5, 429: 15 });
  });

  test(`${kind}: of simultaneous guesses of the current password only five are evaluated`, async () => {
    const session = await signedIn('tiendaluna-zona10');
    const change = (at: TestSandbox, currentPassword: string) =>
      at.post('auth/v3/change_password', { currentPassword, newPassword: 'Quetzal*77' }, session);
    const responses = await atOnce(20, (at, turn) => change(at, `Otra#${turn}`));
    assert.equal(statusesOf(responses), { 422: 5, 429: 15 });
    assert.is((await change(one, PASSWORD)).status, 429);
  });

  test(`${kind}: of simultaneous guesses of an e-mail code only five are evaluated, and the response to a right one after them looks the same`, async () => {
    const session = await signedIn('tiendaluna');
    await one.post('users/v3/profile/update-email', { emailAddress: 'nuevo@luna.gt' }, session);
    const { code } = await latestMail(database, 'nuevo@luna.gt');
    const wrong = code === '000000' ? '000001' : '000000';
    const validate = (at: TestSandbox, verificationCode: string) =>
      at.post('users/v3/profile/validate-email-change', { verificationCode }, session);
    const responses = await atOnce(20, (at) => validate(at, wrong));
    assert.equal(statusesOf(responses), { 422: 20 });
    // Each guess is counted before it is evaluated, so no other guess was evaluated.
    assert.is(await countRows(database, `email_changes where user_id = 'us_luna' and tries = 5`), 1);
    const right = await validate(one, code);
    assert.is(right.status, 422);
    assert.equal(right.info, (await validate(one, wrong)).info);
  });

  test(`${kind}: when one more document is allowed, one of several simultaneous uploads is stored`, async () => {
    const clientAddress = '203.0.113.200';
    await database.query(
      `insert into sign_up_documents (id, kind, name, content_type, bytes, size, uploaded_from, created_at)
       values ('do_many', 'identity', 'x.pdf', 'application/pdf', '', $1, $2, now())`,
      [100 * 1024 * 1024 - 1, clientAddress],
    );
    const file = { name: 'dpi.pdf', type: 'application/pdf', bytes: pdf() };
    const upload = { kind: 'identity', file, clientAddress, now: new Date() } as const;
    const kept = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) =>
        storeDocument((processes[turn % processes.length] ?? one).database, upload),
      ),
    );
    assert.is(kept.filter(({ status }) => status === 'fulfilled').length, 1);
  });
}
