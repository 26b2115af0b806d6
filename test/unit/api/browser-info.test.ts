import { browserInfo } from '#api/browser-info.ts';
import { assert, test } from '../support/test.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

for (const [agent, name, version] of [
  [`${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`, 'Edge', '131.0.2903.51'],
  [`${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera', '115.0.0.0'],
  [`${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', '26.0'],
  [`${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', '131.0.0.0'],
  [`${WEBKIT} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome', '131.0.6778.73'],
  ['Gecko/20100101 Firefox/132.0', 'Firefox', '132.0'],
  [`${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari', '18.1'],
  ['curl/8.5.0', '', ''],
] as const)
  test(`${name || 'an unknown browser'} ${version} is recognized`, () => {
    const { browserName, browserVersion } = browserInfo(`Mozilla/5.0 ${agent}`);
    assert.equal([browserName, browserVersion], [name, version]);
  });

test('the version sent is that of the specification, whatever the version of the packages', () => {
  assert.is(browserInfo('').appVersion, '3.1.2');
});
