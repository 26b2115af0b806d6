import type { BusinessApi, Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../support/in-process-site.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const site = await openSite();
const { sandbox } = site;
test.after(() => site.close());

const [owner, cashier] = [await sandbox.api('tiendaluna'), await sandbox.api('tiendaluna-centro-caja1')];

const infoOf = (result: Result<unknown>) => (result.ok ? result.info : undefined);
const sessionOf = async (api: BusinessApi) => dataOf(await api.auth.renewSession()).userData;

test('a phone number needs a country, and eight digits in Guatemala', async () => {
  const mexico = { countryCode: '52', phoneNumber: '5512345678' };
  const saved = await cashier.profile.updatePhone(mexico);
  assert.equal([dataOf(saved), infoOf(saved)?.title], [mexico, 'Teléfono']);
  const { countryCode, phoneNumber } = (await sessionOf(cashier)).user;
  assert.equal({ countryCode, phoneNumber }, mexico);
  const short = failureOf(await cashier.profile.updatePhone({ countryCode: '502', phoneNumber: '5555010' }));
  assert.equal(short.fields, [{ field: 'phoneNumber', message: 'El teléfono debe tener 8 dígitos' }]);
});

test('app users find a business by name only if it allows that', async () => {
  const found = async () => {
    const { body } = await site.world<{ businesses: { id: string; searchEnabled: boolean }[] }>('businesses');
    return body.businesses.find(({ id }) => id === 'bu_luna')?.searchEnabled;
  };
  for (const searchEnabled of [false, true]) {
    assert.equal(dataOf(await owner.profile.toggleBusinessSearch({ searchEnabled })), { searchEnabled });
    assert.is(await found(), searchEnabled);
    assert.is((await sessionOf(cashier)).searchEnabled, searchEnabled);
  }
});

test('only the last digits of the bank account are returned', async () => {
  assert.equal(dataOf(await owner.profile.getFundSource()), { fundSource: null });
  await insertFundSource(sandbox.database);
  const told = await owner.profile.getFundSource();
  assert.equal(dataOf(told).fundSource, {
    bankName: 'Banco del Lago',
    accountType: 'monetary',
    maskedAccountNumber: '•••• 4417',
    accountHolder: 'Tienda Luna, S. A.',
  });
  assert.not.ok(JSON.stringify(told).includes('30255'));
  assert.equal(dataOf(await (await sandbox.api('cafesol')).profile.getFundSource()), { fundSource: null });
});

test('the user’s sessions are described in plain words, the current one first, and can be closed', async () => {
  const login = async (userAgent: string) => {
    const credentials = { username: 'tiendaluna-zona10', password: 'Cobros#2026' };
    const { content } = await sandbox.post('auth/v3/credentials', credentials, { 'User-Agent': userAgent });
    return { Authorization: `Bearer ${(content as { sessionId: string }).sessionId}` };
  };
  const phone = await login(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  );
  const desk = await login(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
  );
  const { content } = await sandbox.post('users/v3/profile/sessions/list', {}, desk);
  const { sessions } = content as { sessions: { id: string; device: string; current: boolean }[] };
  assert.equal(
    sessions.map(({ device, current }) => [device, current]),
    [
      ['Edge en Windows', true],
      ['Safari en iPhone', false],
    ],
  );
  const other = { id: sessions[1]?.id };
  assert.is((await sandbox.post('users/v3/profile/sessions/close', other, phone)).status, 200);
  assert.is((await sandbox.post('users/v3/profile/sessions/list', {}, phone)).status, 401);
  assert.is((await sandbox.post('users/v3/profile/sessions/close', other, desk)).status, 404);
  const foreign = failureOf(await owner.profile.closeSession({ id: sessions[0]?.id ?? '' }));
  assert.is(foreign.status, 404);
  assert.is((await sandbox.post('users/v3/profile/sessions/list', {}, desk)).status, 200);
});
