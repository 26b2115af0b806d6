import { scriptUrl } from '#api/trusted-script-url.ts';
import { assert, test } from '../support/test.ts';

test('only scripts of the portal and of reCAPTCHA are loaded', () => {
  for (const url of ['/assets/worker-1.js', '/service-worker.js', 'https://www.google.com/recaptcha/api.js'])
    assert.is(scriptUrl(url), url);
  for (const url of [
    'https://evil.test/assets/worker.js',
    '//evil.test/assets/a.js',
    'https://www.google.com/a.js',
    'data:text/javascript,alert(1)',
    '',
  ])
    assert.throws(() => scriptUrl(url), /is no script of the portal/, url);
});
