import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadConfig } from '../../../src/api/load-config.ts';

const load = (config: unknown) => loadConfig(async () => Response.json(config));

test('every key that config.json does not have gets a default', async () => {
  const loaded = await load({});
  assert.ok(loaded.ok);
  assert.is(loaded.config.captcha.provider, 'altcha');
});

for (const [name, config, reason] of [
  ['reCAPTCHA without its site key', { captcha: { provider: 'recaptcha' } }, 'clave del sitio'],
  [
    'reCAPTCHA with a blank site key',
    { captcha: { provider: 'recaptcha', siteKey: ' ' } },
    '«captcha.siteKey»',
  ],
  ['an unknown captcha', { captcha: { provider: 'none' } }, 'La clave «captcha.provider»'],
  ['an interval so long that lists are never refreshed', { pollSeconds: 3e6 }, 'La clave «pollSeconds»'],
  ['something other than an object', [], 'debe ser un objeto'],
  ['an unknown currency', { currency: 'quetzal' }, '«currency»'],
  ['an unknown locale', { locale: 'es_GT!' }, '«locale»'],
] as const) {
  test(`${name} is rejected with a reason`, async () => {
    const loaded = await load(config);
    assert.match(loaded.ok ? 'taken' : loaded.reason, reason);
  });
}

for (const [name, fetchFile, reason] of [
  ['a missing file', async () => new Response('', { status: 404 }), 'config.json no se pudo leer (404).'],
  [
    'a file that is not JSON',
    async () => new Response('<html>'),
    'config.json no es un archivo JSON válido.',
  ],
  [
    'a file that does not arrive',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'config.json no se pudo leer. Revisa tu conexión.',
  ],
] as const) {
  test(`${name} is reported with its own reason`, async () => {
    const loaded = await loadConfig(fetchFile);
    assert.is(loaded.ok ? 'taken' : loaded.reason, reason);
  });
}

test('values within their limits are accepted, and others are rejected', async () => {
  for (const [config, taken] of [
    [{ pollSeconds: 1 }, true],
    [{ pollSeconds: 0.9 }, false],
    [{ pollSeconds: 3600 }, true],
    [{ pollSeconds: 3601 }, false],
    [{ currency: 'usd' }, true],
    [{ currency: 'US' }, false],
    [{ locale: 'en-US' }, true],
    [{ captcha: { provider: 'altcha' } }, true],
    [{ captcha: { provider: 'recaptcha', siteKey: '6Lc' } }, true],
  ] as const)
    assert.is((await load(config)).ok, taken, JSON.stringify(config));
});
