import { readFile, writeFile } from 'node:fs/promises';
import { assert, POLICIES, siteOf, test } from '../support/suite.ts';

const site = await siteOf();

const navigation = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const get = (path: string, headers: Record<string, string> = {}) => site.fetch(path, { headers });

const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"],
  ...["base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"],
];
const SECURITY = {
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^same-origin$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Permissions-Policy': /camera=\(\)/,
};

const SERVED = ['/', '/assets/main-A1B2C3.js', '/config.json', '/sandbox', '/docs/business-api.json'];
for (const path of [...SERVED, '/api/unknown', '/nothing.png'])
  test(`${path} has every security header`, async () => {
    const { headers } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const directive of POLICY) assert.match(policy, directive);
    assert.not.match(policy, 'unsafe');
    for (const [name, value] of Object.entries(SECURITY)) assert.match(headers.get(name) ?? '', value);
  });

test('the page has the policy written by its build, with reCAPTCHA only if config.json selects it', async () => {
  const policyOf = async (path: string) =>
    (await site.fetch(path, navigation)).headers.get('Content-Security-Policy') ?? '';
  assert.is(await policyOf('/'), POLICIES.default);
  await writeFile(`${site.portalFolder}/config.json`, '{"captcha":{"provider":"recaptcha","siteKey":"x"}}');
  assert.is(await policyOf('/afiliaciones'), POLICIES.recaptcha);
  const { headers } = await get('/', { 'If-None-Match': (await get('/')).headers.get('ETag') ?? '' });
  assert.is(headers.get('Content-Security-Policy'), POLICIES.recaptcha);
  for (const path of ['/api/unknown', '/sandbox', '/assets/main-A1B2C3.js'])
    assert.not.match(await policyOf(path), 'sha256', path);
  for (const config of ['{"captcha":{"provider":"altcha"}}', '{ broken', 'null', '{"brandName":"cobros"}']) {
    await writeFile(`${site.portalFolder}/config.json`, config);
    assert.is(await policyOf('/'), POLICIES.default);
  }
});

test('the page may call and show what config.json names, and nothing else', async () => {
  const edited = async (config: unknown) => {
    await writeFile(`${site.portalFolder}/config.json`, JSON.stringify(config));
    const { headers } = await site.fetch('/', navigation);
    return (headers.get('Content-Security-Policy') ?? '').split('; ');
  };
  const API = 'https://api.example.com:8443';
  const policy = await edited({
    apiBaseUrl: `${API}/v3`,
    mediaOrigins: ['https://media.example.com/avatars'],
  });
  assert.ok(policy.includes(`connect-src 'self' ${API}`), policy.join());
  assert.ok(policy.includes(`img-src 'self' data: blob: ${API} https://media.example.com`), policy.join());
  for (const apiBaseUrl of [
    '/api',
    '',
    'https://a;script-src *',
    "https://x'y",
    'javascript:1',
    'data:,x',
    7,
  ])
    assert.is(
      (await edited({ apiBaseUrl, mediaOrigins: 'x' })).join('; '),
      POLICIES.default,
      `${apiBaseUrl}`,
    );
});

test('the API reference page allows inline styles; otherwise its policy is as strict as on other pages', async () => {
  for (const path of ['/docs', '/docs/']) {
    const page = await site.fetch(path, navigation);
    assert.match(await page.text(), '<title>Reference</title>');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    assert.equal(policy.match(/[^;]*unsafe[^;]*/g), [" style-src 'self' 'unsafe-inline'"]);
    for (const directive of ["script-src 'self';", "require-trusted-types-for 'script'"])
      assert.match(policy, directive);
  }
  assert.is((await get('/docs/nothing')).status, 404);
  assert.is((await site.fetch('/docs', { method: 'POST' })).status, 405);
});

test('the description is served exactly as it is published', async () => {
  const published = JSON.parse(await readFile('sdk/generated/business-api.json', 'utf8'));
  assert.equal(await (await get('/docs/business-api.json')).json(), published);
});

test('only an https response has Strict-Transport-Security', async () => {
  assert.is((await get('/')).headers.get('Strict-Transport-Security'), null);
  const secure = await get('/', { 'X-Forwarded-Proto': 'https' });
  assert.match(secure.headers.get('Strict-Transport-Security') ?? '', 'max-age=31536000');
});
