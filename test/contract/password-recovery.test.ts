import { assert, countRows, latestMailOf, PASSWORD, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

const NEW = 'Quetzal*77';
const signIn = (username: string, password: string) =>
  sandbox.post('auth/v3/credentials', { username, password });
const forgot = (username: string) => sandbox.post('password_recoveries/v3/forgot', { username });
const recover = (username: string, verificationCode: string, password = NEW) =>
  sandbox.post('password_recoveries/v3/recover', { username, verificationCode, password });
const balances = (token: string) =>
  sandbox.post('transactions/v3/pending', {}, { Authorization: `Bearer ${token}` });

const mailCount = () => countRows(sandbox.database, 'outbox');

/** Requests a code and reads it from the e-mail. */
async function codeOf(username: string): Promise<string> {
  assert.is((await forgot(username)).status, 200);
  return (await latestMailOf(sandbox.database, username)).code;
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code from the e-mail sets a new password, ends every session and unlocks the username', async () => {
  const username = 'tiendaluna-centro-caja1';
  const token = await sandbox.signIn(username);
  const other = 'tiendaluna-centro-caja2';
  for (let turn = 0; turn < 5; turn++)
    await Promise.all([signIn(username, 'Otra#2026'), signIn(other, 'Otra#2026')]);
  assert.is((await signIn(username, PASSWORD)).status, 429);

  const code = await codeOf(` ${username.toUpperCase()} `.trim().toLowerCase());
  assert.match(code, /^\d{6}$/);
  assert.is((await recover(username, code)).status, 200);
  assert.is((await balances(token)).status, 401);
  assert.is((await signIn(username, NEW)).status, 200);
  assert.is((await signIn(username, PASSWORD)).status, 401);
  assert.is((await recover(username, code, 'Colibri#88')).status, 422);
  assert.is((await signIn(other, PASSWORD)).status, 429, 'another one stays locked');
});

test('an unknown username gets the same response, and no e-mail is sent', async () => {
  const known = await forgot('tiendaluna-centro-caja2');
  const before = await mailCount();
  const unknown = await forgot('nadie');
  assert.is(await mailCount(), before);
  assert.equal([unknown.status, unknown.content, unknown.info], [200, known.content, known.info]);

  const [one, other] = [await recover('tiendaluna-centro-caja2', '999999'), await recover('nadie', '999999')];
  assert.equal([one.status, one.info], [other.status, other.info]);
});

test('after five wrong codes even the right one is rejected', async () => {
  const username = 'tiendaluna-centro-caja3';
  const code = await codeOf(username);
  const tries = await Promise.all(Array.from({ length: 8 }, () => recover(username, wrong(code))));
  assert.ok(tries.every(({ status }) => status === 422));
  const said = tries.map(({ info }) => info.message);
  assert.is(said.filter((message) => message.includes('no es correcto')).length, 5);
  assert.is(said.filter((message) => message.includes('pide uno nuevo')).length, 3);
  assert.is((await recover(username, code)).status, 422);
  assert.is((await signIn(username, PASSWORD)).status, 200);
  assert.is((await recover(username, await codeOf(username))).status, 200, 'a new one works');
});

test('a code expires after ten minutes of the sandbox’s clock', async () => {
  const username = 'tiendaluna-centro';
  const late = await codeOf(username);
  await sandbox.advance(10 * 60 + 1);
  assert.is((await recover(username, late)).status, 422);
  const early = await codeOf(username);
  await sandbox.advance(9 * 60);
  assert.is((await recover(username, early)).status, 200);
});

test('a new code voids the previous one', async () => {
  const username = 'tiendaluna-zona10';
  const first = await codeOf(username);
  const second = await codeOf(username);
  if (first !== second) assert.is((await recover(username, first)).status, 422);
  assert.is((await recover(username, second)).status, 200);
});

test('only the hash of a code is stored', async () => {
  const code = await codeOf('cafesol');
  const rows = await sandbox.database.query<{ code_hash: string }>('select code_hash from recovery_codes');
  assert.ok(rows.length > 0);
  assert.not.ok(rows.some(({ code_hash }) => code_hash.includes(code)));
  assert.ok(rows.every(({ code_hash }) => code_hash.startsWith('scrypt$')));
});

test('a blocked user is notified by e-mail, and an earlier code no longer works', async () => {
  await forgot('tiendaluna-centro-caja4');
  const mail = await latestMailOf(sandbox.database, 'tiendaluna-centro-caja4');
  assert.match(mail.body, 'pero tu usuario está bloqueado. Habla con');
  assert.not.match(mail.body, /\d{6}/);

  const username = 'tiendaluna-centro-caja2';
  const code = await codeOf(username);
  await sandbox.database.query(`update users set status = 'blocked' where username = $1`, [username]);
  assert.is((await recover(username, code)).status, 422);
});

test('a cashier of a blocked branch learns that the branch is blocked, as at the sign-in', async () => {
  await forgot('tiendaluna-antigua-caja1');
  const mail = await latestMailOf(sandbox.database, 'tiendaluna-antigua-caja1');
  assert.is(mail.subject, 'Tu sucursal está bloqueada');
  assert.match(mail.body, 'pero tu sucursal está bloqueada. Habla con');
});

test('the sixth code in fifteen minutes is rejected, whether or not the username exists', async () => {
  for (const username of ['cafesol-principal', 'nadie.mas']) {
    for (let turn = 0; turn < 5; turn++) assert.is((await forgot(username)).status, 200);
    const rejected = await forgot(username);
    assert.is(rejected.status, 429);
    assert.ok(Number(rejected.headers.get('Retry-After')) > 0);
  }
});

test('an invalid password or malformed code is rejected with a 400, and does not use up the code', async () => {
  const username = 'tiendaluna';
  const code = await codeOf(username);
  assert.is((await recover(username, code, 'Cobros2026')).status, 400);
  assert.is((await recover(username, '12345')).status, 400);
  assert.is((await recover(username, code)).status, 200);
});
