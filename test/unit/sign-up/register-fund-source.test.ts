import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setCaptchaTokenSource } from '../../../src/api/sign-up-api.ts';
import { draft } from '../../../src/screens/sign-up/draft.ts';
import { registerFundSource } from '../../../src/screens/sign-up/sign-up-operations.ts';
import { stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const PATH = 'sign-up/v2/fundsource';
const form = {
  bankId: 'bk_lago',
  accountType: 'monetary',
  accountNumber: '027-4417',
  accountHolder: 'Panadería Volcán',
  bankName: 'Banco del Lago',
};

test.before.each(() => {
  setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
});

test('the account is registered once, and again only after a change', async () => {
  let registered = 0;
  const api = stubbedApi({ [PATH]: () => successResponse({ fundSourceId: `fs_${++registered}` }) });
  await registerFundSource(form);
  assert.is((await registerFundSource({ ...form, accountNumber: '027 4417' })).ok, true);
  assert.equal([api.callsOf(PATH).length, draft.value.account?.id], [1, 'fs_1']);
  await registerFundSource({ ...form, accountNumber: '0274418' });
  assert.equal([api.callsOf(PATH).length, draft.value.account?.id], [2, 'fs_2']);
});
