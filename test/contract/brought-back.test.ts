import { paymentCodeIn } from '#sandbox/money/transactions/payment-link.ts';
import { copiesOf, PRINTED, withOtherHyphens } from '../support/forms-brought-back.ts';
import { assert, dataOf, PASSWORD, receive, sandboxOf, test } from '../support/suite.ts';
import { insertTransaction } from './support/insert-transaction.ts';
import { challengeOf, enroll, typeCode } from './support/second-factor.ts';

const sandbox = await sandboxOf();
const cashier = await sandbox.api('tiendaluna-centro-caja1');

const CODE = '4T9ZKQ0M2XV7B1N8C6R3D5F0GH';
const receipt = {
  receipt_code: '7K2M-9Q4D-X0A1',
  authorization_number: '004522',
  reference: 'C1024',
  payment_code: CODE,
  payment_request_id: 'pr_7K2M9Q4DX0A17K2M',
  transfer_id: 'tr_7K2M9Q4DX0A17K2M',
};
await insertTransaction(sandbox.database, 'tx_01', '2025-03-31T12:00:00.000Z', receipt);
await insertTransaction(sandbox.database, 'tx_02', '2025-04-01T12:00:00.000Z', {
  app_user_id: 'au_jose',
  receipt_code: '8K2M-9Q4D-X0A1',
  authorization_number: '904523',
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
  ['the end of its authorization', PRINTED.authorizationEnd('4522')],
  ['its link or code', PRINTED.paymentLink(`https://cobros.example/api/pay/${CODE}`, CODE)],
  ['its request', PRINTED.identifier('pr_7K2M9Q4DX0A17K2M')],
  ['its transfer', PRINTED.identifier('tr_7K2M9Q4DX0A17K2M')],
  ['its id', PRINTED.identifier('tx_01')],
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
  const { database } = sandbox;
  await database.query(`update app_users set username = '55551234' where username = 'jose.perez'`);
  assert.is(await found('55551234'), '55551234', 'a username before another person’s phone');
  await database.query(`update app_users set username = 'jose.perez' where username = '55551234'`);
});

test('the closings are found by their number in every form', async () => {
  const admin = await sandbox.api('tiendaluna');
  for (const userId of ['us_caja1', 'us_caja2']) {
    await receive(sandbox.database, userId, 5);
    dataOf(await admin.closings.close({ businessUserId: userId }));
  }
  const pageProperties = { currentPage: 1, pageSize: 10 };
  const found = async (depositReference: string) =>
    dataOf(await admin.closings.history({ depositReference, pageProperties }))
      .data.map((row) => ('formattedNumber' in row ? row.formattedNumber : ''))
      .join();
  const number = (await found('')).split(',')[0] ?? '';
  assert.equal(await wrongOf(PRINTED.closingNumber(number), found, number), []);
});

test('a simulated phone scans a payment link or code in every form', () => {
  const forms = PRINTED.paymentLink(`https://cobros.example/api/pay/${CODE}`, CODE);
  assert.equal(
    forms.filter((form) => paymentCodeIn(form) !== CODE),
    [],
  );
  for (const text of [`X${CODE}`, CODE.slice(1), `${CODE}0`, '']) assert.is(paymentCodeIn(text), undefined);
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
