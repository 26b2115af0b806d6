import { loadConfig } from '#api/load-config.ts';
import { assert, test } from '../support/test.ts';

const load = (config: unknown) => loadConfig(async () => Response.json(config));

test('every key that config.json does not have gets a default', async () => {
  const loaded = await load({});
  assert.ok(loaded.ok);
  const { currency, locale, pollSeconds, captcha } = loaded.config;
  assert.equal([currency, locale, pollSeconds, captcha.provider], ['GTQ', 'es-GT', 5, 'altcha']);
});

const wrong = (key: string) => `La clave «${key}» de config.json no es válida.`;
const WITHOUT_SITE_KEY = 'Con reCAPTCHA hace falta la clave del sitio, en «captcha.siteKey».';

test('values within their limits are accepted, and others are rejected with a reason', async () => {
  for (const [config, reason = 'taken'] of [
    [{ captcha: { provider: 'altcha' } }],
    [{ captcha: { provider: 'recaptcha', siteKey: '6Lc' } }],
    [{ captcha: { provider: 'recaptcha' } }, WITHOUT_SITE_KEY],
    [{ captcha: { provider: 'recaptcha', siteKey: ' ' } }, WITHOUT_SITE_KEY],
    [{ captcha: { provider: 'none' } }, wrong('captcha.provider')],
    [{ pollSeconds: 1 }],
    [{ pollSeconds: 0.9 }, wrong('pollSeconds')],
    [{ pollSeconds: 3600 }],
    [{ pollSeconds: 3601 }, wrong('pollSeconds')],
    [[], 'config.json debe ser un objeto.'],
    [{ currency: 'usd' }],
    [{ currency: 'US' }, wrong('currency')],
    [{ currency: 'quetzal' }, wrong('currency')],
    [{ locale: 'en-US' }],
    [{ locale: 'es_GT!' }, wrong('locale')],
  ] as const) {
    const loaded = await load(config);
    assert.is(loaded.ok ? 'taken' : loaded.reason, reason, JSON.stringify(config));
  }
});

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
] as const)
  test(`${name} is reported with its own reason`, async () => {
    const loaded = await loadConfig(fetchFile);
    assert.is(loaded.ok ? 'taken' : loaded.reason, reason);
  });
