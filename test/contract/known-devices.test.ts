import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readClock } from '../../sandbox/rules/clock.ts';
import { deleteOldDevices } from '../../sandbox/rules/known-devices.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { CHROME, IPHONE, signInFromDevice } from './support/sign-in-from-device.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());
const { database } = sandbox;

const NEWER_CHROME = CHROME.replace('142', '143');

const signIn = (username: string, userAgent: string, address: string) =>
  signInFromDevice(sandbox, username, userAgent, address);
const mails = () =>
  database.query<{ to_address: string; body: string }>(
    `select to_address, body from outbox where subject = 'Nuevo inicio de sesión' order by id`,
  );

test('the first sign-in from a new device or place is reported; the account’s first device and a new browser version are not', async () => {
  await signIn('tiendaluna-centro', CHROME, '190.148.20.7');
  await signIn('tiendaluna-centro', NEWER_CHROME, '190.148.20.7');
  assert.is((await mails()).length, 0);

  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  await signIn('tiendaluna-zona10', IPHONE, '203.0.113.9');
  const [told, ...more] = await mails();
  assert.is(more.length, 0);
  for (const text of ['Usuario: tiendaluna-centro', 'Safari en iPhone', '190.148.20.7', /\d\d:\d\d:\d\d/])
    assert.match(told?.body ?? '', text);

  await signIn('tiendaluna-centro', CHROME, '203.0.113.9');
  assert.match((await mails())[1]?.body ?? '', '203.0.113.9');
});

test('a device that was not used for half a year counts as new again, even if it was the last one used', async () => {
  await sandbox.advance(181 * 24 * 3600);
  await deleteOldDevices(database, await readClock(database));
  const before = (await mails()).length;
  await signIn('tiendaluna-centro', CHROME, '198.51.100.4');
  await signIn('tiendaluna-centro', IPHONE, '190.148.20.7');
  assert.is((await mails()).length, before + 2);
  await signIn('tiendaluna-zona10', IPHONE, '203.0.113.9');
  assert.is((await mails()).length, before + 3);
});
