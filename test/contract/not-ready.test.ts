import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ending, preparing } from '../../sandbox/not-ready.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';

const at = (path: string) => new Request(`http://sandbox${path}`);

test('while the data are being prepared the server is alive but not ready, calls get a Retry-After, and pages reload', async () => {
  assert.is((await preparing(at('/healthz'))).status, 200);
  assert.is((await preparing(at('/readyz'))).status, 503);
  const call = await preparing(at('/api/sign-up/v2/banks'));
  assert.is(call.status, 503);
  assert.is(call.headers.get('Retry-After'), '5');
  assert.is(((await call.json()) as { info: { title: string } }).info.title, 'Servicio');
  const page = await preparing(at('/'));
  assert.equal([page.status, page.headers.get('Refresh')], [503, '2']);
  assert.match(await page.text(), 'preparando los datos');
});

test('before shutting down, the server still serves but reports that it is not ready', async () => {
  const sandbox = await openSandbox();
  assert.is((await sandbox.handle(at('/readyz'))).status, 200);
  const site = ending(sandbox.handle);
  assert.is((await site(at('/readyz'))).status, 503);
  assert.is((await site(at('/healthz'))).status, 200);
  await sandbox.close();
});
