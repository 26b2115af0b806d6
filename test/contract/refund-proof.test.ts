import {
  assert,
  dataOf,
  failureOf,
  PASSWORD,
  receive,
  rejectionOf,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { saveRules } from './support/refund-rules.ts';
import { codeOf, enroll, wrongCodeOf } from './support/second-factor.ts';

const { sandbox, database, admin, centro } = await sandboxWith('admin', 'centro');
const rules = [{ roleId: 'ro_supervisor', mode: 'allowed' as const }];
await saveRules(admin, rules, { confirmFrom: 50 });

const paid = () => receive(database, 'us_caja1', 75);
const status = async (transactionId: string) =>
  dataOf(await admin.transactions.retrieve({ transactionId })).transaction.status;

test('from the amount on, the password is asked for, and the transaction says so before', async () => {
  const transactionId = await paid();
  const { refundAllowance } = dataOf(await centro.transactions.retrieve({ transactionId })).transaction;
  assert.equal([refundAllowance?.formattedConfirmFrom, refundAllowance?.confirmWith], ['Q50.00', 'password']);
  const refund = (more: object) => centro.transactions.refund({ transactionId, ...more });
  dataOf(await refund({ amount: 20 }));
  const missing = await refund({});
  assert.equal([rejectionOf(missing), failureOf(missing).code], ['422 password', 'password-needed']);
  const wrong = await refund({ password: 'otra' });
  assert.equal([rejectionOf(wrong), failureOf(wrong).code], ['422 password', 'wrong-password']);
  assert.is(await status(transactionId), 'completed');
  dataOf(await refund({ amount: 5, password: 'otra' }));
  dataOf(await refund({ password: PASSWORD }));
  assert.is(await status(transactionId), 'refunded');
});

test('whoever has a second factor gives a code instead, which works once', async () => {
  const { authorization, secret, recoveryCodes } = await enroll(sandbox, 'tiendaluna-supervisor');
  const [first, second, third] = [await paid(), await paid(), await paid()];
  const post = (call: string, content: object) =>
    sandbox.post(`transactions/v3/${call}`, content, authorization);
  const refund = async (content: object) => {
    const { status, info } = await post('refund', content);
    return [status, ...(info.fields ?? []).map(({ field }) => field)].join(' ');
  };
  const { content } = await post('retrieve', { transactionId: first });
  const { transaction } = content as { transaction: { refundAllowance: { confirmWith: string } } };
  assert.is(transaction.refundAllowance.confirmWith, 'verification-code');
  assert.is(await refund({ transactionId: first, password: PASSWORD }), '422 verificationCode');
  const wrong = await wrongCodeOf(database, secret);
  assert.is(await refund({ transactionId: first, verificationCode: wrong }), '422 verificationCode');
  const verificationCode = await codeOf(database, secret);
  assert.is(await refund({ transactionId: first, verificationCode }), '200');
  assert.is(await refund({ transactionId: second, verificationCode }), '422 verificationCode');
  const [recoveryCode] = recoveryCodes;
  assert.is(await refund({ transactionId: second, verificationCode: recoveryCode }), '200');
  assert.is(await refund({ transactionId: third, verificationCode: recoveryCode }), '422 verificationCode');
});

test('a refund that fails for another reason leaves the code unused', async () => {
  const { authorization, secret } = await enroll(sandbox, 'tiendaluna-administracion');
  const verificationCode = await codeOf(database, secret);
  const transactionId = await paid();
  const post = (amount: number) =>
    sandbox.post('transactions/v3/refund', { transactionId, amount, verificationCode }, authorization);
  assert.is((await post(75.01)).status, 409);
  assert.is((await post(75)).status, 200);
});

test('a repeated call needs no other code, and its key does not depend on the proof', async () => {
  const transactionId = await paid();
  const options = { idempotencyKey: 'refund-with-proof-1' };
  const refund = (password: string) => centro.transactions.refund({ transactionId, password }, options);
  assert.is(failureOf(await refund('otra')).status, 422);
  const first = dataOf(await refund(PASSWORD));
  assert.equal(dataOf(await refund('ya no importa')), first);
  const [stored] = await database.query<{ hashes: number }>(
    `select count(distinct body_hash)::int as hashes from idempotency_keys where key = 'refund-with-proof-1'`,
  );
  assert.is(stored?.hashes, 1);
});

test('after five wrong passwords nobody guesses on, with keys and without, and small refunds still work', async () => {
  const zona10 = await sandbox.api('tiendaluna-zona10');
  const transactionId = await receive(database, 'us_zona101', 75);
  const guess = async (turn: number) => {
    const options = turn % 2 === 0 ? { idempotencyKey: `guess-number-${turn}` } : {};
    const result = await zona10.transactions.refund({ transactionId, password: `otra${turn}` }, options);
    return failureOf(result).status;
  };
  const statuses = [];
  for (let turn = 0; turn < 7; turn++) statuses.push(await guess(turn));
  assert.equal(statuses, [422, 422, 422, 422, 422, 429, 429]);
  assert.is(failureOf(await zona10.transactions.refund({ transactionId, password: PASSWORD })).status, 429);
  dataOf(await zona10.transactions.refund({ transactionId, amount: 10 }));
});
