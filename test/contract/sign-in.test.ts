import type { Database } from '#sandbox/ground/db/database.ts';
import { assert, dataOf, openSandbox, PASSWORD, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

const signIn = (username: string, password: string) =>
  sandbox.post('auth/v3/credentials', { username, password });

for (const username of ['tiendaluna-zona10', 'nadie.mas'])
  test(`the fifth wrong password locks ${username} for 15 minutes, even for the right password`, async () => {
    for (let turn = 0; turn < 5; turn++) assert.is((await signIn(username, 'Otra#2026')).status, 401);
    const locked = await signIn(username, PASSWORD);
    assert.is(locked.status, 429);
    const wait = Number(locked.headers.get('Retry-After'));
    assert.ok(wait > 840 && wait <= 900, `${wait}`);
    await sandbox.advance(15 * 60 + 1);
    // The count starts again, so four more wrong passwords are allowed.
    for (let turn = 0; turn < 4; turn++) assert.is((await signIn(username, 'Otra#2026')).status, 401);
    assert.is((await signIn(username, PASSWORD)).status, username === 'nadie.mas' ? 401 : 200);
  });

test('a right password resets the count', async () => {
  const username = 'tiendaluna-zona10-caja1';
  for (let round = 0; round < 2; round++) {
    for (let turn = 0; turn < 4; turn++) assert.is((await signIn(username, 'Otra#2026')).status, 401);
    assert.is((await signIn(username, PASSWORD)).status, 200);
  }
});

test('blocked cashiers, and users of a blocked branch, learn that they are blocked only after the right password', async () => {
  const refused = async (username: string, password: string) => {
    const { status, info } = await signIn(username, password);
    return `${status} ${info.message}`;
  };
  assert.is(await refused('tiendaluna-centro-caja4', PASSWORD), '401 Tu usuario está bloqueado');
  assert.is(await refused('tiendaluna-antigua-caja1', PASSWORD), '401 Tu sucursal está bloqueada');
  assert.is(await refused('tiendaluna-centro-caja4', 'Otra#2026'), '401 Usuario o contraseña incorrectos');
});

test('if a password is reset while it is being compared, no session opens', async () => {
  const { database } = sandbox;
  let resetNow = async () => {};
  const watched: Database = {
    script: (sql) => database.script(sql),
    transaction: (work) => database.transaction(work),
    close: async () => {},
    query: async (sql, params) => {
      const rows = await database.query(sql, params);
      if (sql.includes('u.password_hash')) await resetNow();
      return rows as never;
    },
  };
  const admin = await sandbox.api('tiendaluna');
  const slow = await openSandbox(watched);
  resetNow = async () => {
    resetNow = async () => {};
    dataOf(await admin.cashiers.resetPassword({ userId: 'us_caja2' }));
  };
  const credentials = { username: 'tiendaluna-centro-caja2', password: PASSWORD };
  assert.is((await slow.post('auth/v3/credentials', credentials)).status, 401);
  assert.equal(await database.query(`select 1 from sessions where user_id = 'us_caja2'`), []);
  await slow.close();
});
