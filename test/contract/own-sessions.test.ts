import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { CHROME, IPHONE, signInFromDevice } from './support/sign-in-from-device.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

test('sessions show their network address, the others can be closed together, and expired ones are not listed', async () => {
  const username = 'tiendaluna-centro-caja1';
  await signInFromDevice(sandbox, username, IPHONE, '198.51.100.4');
  await sandbox.advance(7 * 3600);
  const here = await signInFromDevice(sandbox, username, CHROME, '190.148.20.7');
  const there = [
    await signInFromDevice(sandbox, username, IPHONE, '203.0.113.9'),
    await signInFromDevice(sandbox, username, CHROME, '203.0.113.9'),
  ];
  const foreign = await signInFromDevice(sandbox, 'tiendaluna-centro-caja2', CHROME, '190.148.20.7');
  const list = async (headers: { Authorization: string }) =>
    sandbox.post('users/v3/profile/sessions/list', {}, headers);
  const { sessions } = (await list(here)).content as { sessions: { address: string }[] };
  assert.equal(sessions.map(({ address }) => address).sort(), ['190.148.20.7', '203.0.113.9', '203.0.113.9']);

  const closed = await sandbox.post('users/v3/profile/sessions/close-others', {}, here);
  assert.equal(closed.content, { closedCount: 2 });
  for (const headers of there) assert.is((await list(headers)).status, 401);
  assert.is((await list(here)).status, 200);
  assert.is((await list(foreign)).status, 200);
  const recorded = await sandbox.database.query<{ detail: string }>(
    `select detail from activity where action = 'other-sessions-closed'`,
  );
  assert.equal(recorded, [{ detail: '2' }]);
});
