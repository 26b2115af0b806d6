import { assert, receive, test } from '../support/suite.ts';
import { CALLS, pollingSandbox } from './support/polling-sandbox.ts';

const { sandbox, statements, ask } = await pollingSandbox();
const { database } = sandbox;
const admin = await sandbox.signIn('tiendaluna');

test('an unchanged response is a 304 without a body, and neither of the two is stored by a cache', async () => {
  await receive(database, 'us_caja1', 10);
  for (const call of CALLS) {
    const first = await ask(admin, call);
    assert.is(first.status, 200);
    assert.match(first.tag, /^W\/"[\w-]{22}"$/);
    const again = await ask(admin, call, `"other", ${first.tag}`);
    assert.equal([again.status, again.text, again.tag], [304, '', first.tag]);
    for (const { headers } of [first, again]) {
      assert.is(headers.get('Cache-Control'), 'no-store');
      assert.ok(Date.parse(headers.get('Date') ?? '') > 0);
    }
  }
});

test('an unchanged poll runs one statement, which includes the check of the session', async () => {
  const centro = await sandbox.signIn('tiendaluna-centro');
  for (const call of CALLS) {
    const { tag } = await ask(centro, call);
    statements.length = 0;
    assert.is((await ask(centro, call, tag)).status, 304);
    assert.equal([statements.length, statements[0]?.includes('from sessions')], [1, true]);
  }
});

test('a tag does not match in another session, even of the same person, or for another call', async () => {
  const other = await sandbox.signIn('tiendaluna');
  const { tag } = await ask(admin, 'pending');
  assert.is((await ask(other, 'pending', tag)).status, 200);
  assert.is((await ask(admin, 'paid', tag)).status, 200);
});

test('a tag does not bypass the end of a session', async () => {
  const token = await sandbox.signIn('tiendaluna');
  const { tag } = await ask(token, 'pending');
  await database.query(
    `delete from sessions where id = (select id from sessions order by created_at desc limit 1)`,
  );
  assert.is((await ask(token, 'pending', tag)).status, 401);
});

test('a tag does not bypass a revoked permission or a block', async () => {
  const token = await sandbox.signIn('tiendaluna-supervisor');
  const { tag } = await ask(token, 'pending');
  const { tag: balance } = await ask(token, 'balances');
  await database.query(
    `update roles set permissions = array_remove(permissions, 'view_payments') where id = 'ro_supervisor'`,
  );
  assert.is((await ask(token, 'pending', tag)).status, 403);
  assert.is((await ask(token, 'balances', balance)).status, 304);
  await database.query(`update users set status = 'blocked' where id = 'us_supervisor'`);
  assert.is((await ask(token, 'balances', balance)).status, 401);
});

test('a tag of one branch does not match for another branch or for all of them', async () => {
  const branches = [{}, { businessBranchId: 'br_centro' }, { businessBranchId: 'br_zona10' }];
  const asked = await Promise.all(branches.map((branch) => ask(admin, 'paid', undefined, branch)));
  assert.is(new Set(asked.map(({ tag }) => tag)).size, 3);
  for (const branch of branches) {
    const statuses = await Promise.all(
      asked.map(async ({ tag }) => (await ask(admin, 'paid', tag, branch)).status),
    );
    assert.equal(statuses.toSorted(), [200, 200, 304]);
  }
});
