import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../support/in-process-site.ts';

const site = await openSite({ world: false });
test.after(() => site.close());

for (const path of ['/sandbox', '/sandbox/', '/sandbox/world.js', '/sandbox/v1/users', '/sandbox/v1/clock']) {
  test(`${path} returns 404 when the world is off`, async () => {
    assert.is((await site.fetch(path, { headers: { Accept: 'text/html' } })).status, 404);
  });
}

test('resetting the sandbox is impossible when the world is off', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  assert.is((await site.fetch('/sandbox/v1/reset', init)).status, 404);
  assert.ok(await site.sandbox.signIn('tiendaluna'));
});

test('config.json does not mention the sandbox when the world is off', async () => {
  assert.equal(await (await site.fetch('/config.json')).json(), { brandName: 'cobros' });
});
