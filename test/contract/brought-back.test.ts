import { copiesOf, PRINTED, withOtherHyphens } from '../support/forms-brought-back.ts';
import { assert, dataOf, PASSWORD, sandboxOf, test } from '../support/suite.ts';
import { insertTransaction } from './support/insert-transaction.ts';
import { challengeOf, enroll, typeCode } from './support/second-factor.ts';

const sandbox = await sandboxOf();
const cashier = await sandbox.api('tiendaluna-centro-caja1');

const receipt = { receipt_code: '7K2M-9Q4D-X0A1', authorization_number: '004522', reference: 'C1024' };
await insertTransaction(sandbox.database, 'tx_01', '2025-03-31T12:00:00.000Z', receipt);
await insertTransaction(sandbox.database, 'tx_02', '2025-04-01T12:00:00.000Z', {
  app_user_id: 'au_jose',
  receipt_code: '8K2M-9Q4D-X0A1',
  authorization_number: '904522',
  reference: 'C2048',
});

/** The forms for which the work does not return what is expected. */
async function wrongOf<Found>(
  forms: readonly string[],
  work: (typed: string) => Promise<Found>,
  expected: Found,
) {
  const wrong: string[] = [];
  for (const form of forms) if ((await work(form)) !== expected) wrong.push(form);
  return wrong;
}

for (const [what, forms] of [
  ['its receipt code', PRINTED.receiptCode('7K2M-9Q4D-X0A1')],
  ['its authorization', PRINTED.authorization('004522')],
  ['its reference', PRINTED.reference('C1024')],
  ['its payer', PRINTED.username('maria.lopez')],
] as const)
  test(`the history finds a payment by ${what} in every form in which it comes back`, async () => {
    const pageProperties = { currentPage: 1, pageSize: 10 };
    const found = async (search: string) =>
      dataOf(await cashier.transactions.history({ search, pageProperties }))
        .data.map(({ id }) => id)
        .join();
    assert.equal(await wrongOf(forms, found, 'tx_01'), []);
  });

test('an app user is found by username and phone in every form', async () => {
  const found = async (search: string) => {
    const result = await cashier.transactions.verifyUser({ search });
    return result.ok ? result.data.user.username : '';
  };
  const forms = [...PRINTED.username('maria.lopez'), ...PRINTED.phone('55551234')];
  assert.equal(await wrongOf(forms, found, 'maria.lopez'), []);
});

test('a recovery code signs in in every form', async () => {
  const username = 'tiendaluna-administracion';
  const { recoveryCodes } = await enroll(sandbox, username);
  const forms = [...copiesOf('#').slice(1, 6), ...withOtherHyphens('-').slice(0, 5)];
  for (const [place, code] of recoveryCodes.entries()) {
    const form = forms[place] ?? '#';
    const typed = form.includes('#') ? form.replace('#', code) : code.replaceAll('-', form);
    assert.is((await typeCode(sandbox, await challengeOf(sandbox, username), typed)).status, 200, typed);
  }
});

test('a username and a password that were copied sign in', async () => {
  const signIn = async (username: string, password = PASSWORD) =>
    (await sandbox.post('auth/v3/credentials', { username, password })).status;
  const username = 'tiendaluna-centro-caja3';
  assert.equal(await wrongOf([...copiesOf(username), `@${username}`], (typed) => signIn(typed), 200), []);
  const copied = [`${PASSWORD}\u200b`, ` ${PASSWORD}\u00a0`, `\u2066${PASSWORD}\u2069`];
  assert.equal(await wrongOf(copied, (typed) => signIn(username, typed), 200), []);
  assert.is(await signIn(username, `«${PASSWORD}»`), 401);
});
