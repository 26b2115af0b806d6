import type { BusinessApi } from '@cobros/sdk';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { assert, dataOf, refusalOf, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
const { sandbox } = site;

const [owner, cashier] = [await sandbox.api('tiendaluna'), await sandbox.api('tiendaluna-centro-caja1')];

const sessionOf = async (api: BusinessApi) => dataOf(await api.auth.renewSession()).userData;

test('a phone number needs a country, and eight digits in Guatemala', async () => {
  const mexico = { countryCode: '52', phoneNumber: '5512345678' };
  assert.equal(dataOf(await cashier.profile.updatePhone(mexico)), mexico);
  const { countryCode, phoneNumber } = (await sessionOf(cashier)).user;
  assert.equal({ countryCode, phoneNumber }, mexico);
  const short = await cashier.profile.updatePhone({ countryCode: '502', phoneNumber: '5555010' });
  assert.is(refusalOf(short), '400 phoneNumber: El teléfono debe tener 8 dígitos');
});

test('app users find a business by name only if it allows that', async () => {
  const found = async () => {
    type Found = { businesses: { id: string; searchEnabled: boolean }[] };
    const { businesses } = (await site.world<Found>('businesses')).body;
    return businesses.find(({ id }) => id === 'bu_luna')?.searchEnabled;
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
