import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browserInfo } from '../../../src/api/browser-info.ts';
import { assumeDeviceZone } from '../../../src/api/device-zone.ts';

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
] as const) {
  test(`${name || 'an unknown browser'} ${version} is recognized`, () => {
    const { browserName, browserVersion } = browserInfo(`Mozilla/5.0 ${agent}`);
    assert.equal([browserName, browserVersion], [name, version]);
  });
}

test('the version sent is that of the specification, whatever the version of the packages', () => {
  assert.is(browserInfo('').appVersion, '3.1.2');
});

test('the time zone of the device is cached until its offset changes', () => {
  const { DateTimeFormat } = Intl;
  let asked = 0;
  const zone = { name: 'America/Guatemala', offset: 1234 };
  const { getTimezoneOffset } = Date.prototype;
  Object.assign(Intl, {
    DateTimeFormat: () => {
      asked += 1;
      return { resolvedOptions: () => ({ timeZone: zone.name }) };
    },
  });
  Date.prototype.getTimezoneOffset = () => zone.offset;
  try {
    assert.is(browserInfo('').timezone, 'America/Guatemala');
    browserInfo('');
    assert.is(asked, 1);
    Object.assign(zone, { name: 'Europe/Madrid', offset: -60 });
    assert.equal([browserInfo('').timezone, browserInfo('').timezoneOffset], ['Europe/Madrid', -60]);
    assumeDeviceZone({ name: 'Africa/Tunis', offset: -60 });
    assert.is(browserInfo('').timezone, 'Africa/Tunis');
    zone.offset = -120;
    assert.is(browserInfo('').timezone, 'Europe/Madrid');
    assert.is(asked, 3);
  } finally {
    Object.assign(Intl, { DateTimeFormat });
    Date.prototype.getTimezoneOffset = getTimezoneOffset;
  }
});
