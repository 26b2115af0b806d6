import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browserInfo } from '../../../src/api/browser-info.ts';
import { assumeDeviceZone } from '../../../src/api/device-zone.ts';

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
