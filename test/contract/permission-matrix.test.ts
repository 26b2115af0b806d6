import { operations } from '#sandbox/ground/contract/described-operations.ts';
import { assert, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

/** Every kind of caller, by the letter of its column. */
const CALLERS = {
  A: 'tiendaluna', // the business's own account
  E: 'tiendaluna-administracion', // Equipo: Administrador
  S: 'tiendaluna-supervisor', // Equipo: reads everything, changes nothing
  C: 'tiendaluna-contabilidad', // Equipo: history, closings and exports
  B: 'tiendaluna-centro', // branch_admin
  O: 'tiendaluna-zona10-caja1', // operator
  T: 'tiendaluna-centro-caja2', // operator, titular of another cashier
  L: 'tiendaluna-centro-caja3', // operator whose individual closing is not authorized
} as const;

/** Calls that need no session. */
const VISITORS = [
  'auth.signIn',
  'auth.completeSignIn',
  'passwordRecoveries.requestCode',
  'passwordRecoveries.recover',
  'signUp.getCaptchaChallenge',
  'signUp.listStates',
  'signUp.listCities',
  'signUp.listBanks',
  'signUp.checkUsername',
  'signUp.uploadDocument',
  'signUp.registerFundSource',
  'signUp.create',
];

// Written by hand instead of derived from the table that is enforced.
const MATRIX: readonly (readonly [callers: string, operations: string])[] = [
  // Calls about the caller's own session and password.
  ['A E S C B O T L', 'auth.signOut auth.renewSession auth.changePassword profile.listSessions'],
  ['A E S C B O T L', 'profile.closeSession profile.closeOtherSessions'],
  // push-messages.test.ts shows which messages each gets.
  ['A E S C B O T L', 'profile.getPush profile.subscribePush profile.updatePush profile.unsubscribePush'],
  // Everybody may open the stream; the tests of the stream show what is reported to whom.
  ['A E S C B O T L', 'changes.stream'],
  // The call whose result is written to the file has its own line.
  ['A E S C B O T L', 'downloads.create downloads.list downloads.download downloads.remove'],
  // Only administrators have a second factor.
  ['A E S C . . . .', 'secondFactor.getStatus secondFactor.beginEnrollment secondFactor.confirmEnrollment'],
  ['A E S C . . . .', 'secondFactor.renewRecoveryCodes secondFactor.disable'],
  // profile_view: everybody has it; roles that can only read change nothing, and only an admin changes the business's profile.
  ['A E . . B O T L', 'profile.updateEmail profile.validateEmailChange profile.updatePhone cashiers.modify'],
  ['A E . . . . . .', 'profile.updateAvatar profile.toggleBusinessSearch profile.setClosingCount'],
  // summary-emails.test.ts and refund-request-emails.test.ts show which e-mails each may want.
  ['A E S C B O T L', 'profile.setSummaryEmails'],
  ['A E S C . . . .', 'profile.getFundSource'],
  ['A E S C B O T L', 'cashiers.downloadQr branches.listStates branches.listCities branches.listRegions'],
  // view_payments, view_balance
  ['A E S C B O T L', 'transactions.listPending transactions.listPaid transactions.retrieve cashiers.list'],
  ['A E S C B O T L', 'transactions.downloadQr'],
  ['A E S C B O T L', 'transactions.history transactions.getDailyTotals transactions.getSummary'],
  ['A E S C B O T L', 'transactions.exportHistory'],
  ['A E S C B . . .', 'transactions.balances branches.list'],
  ['A E . . B O T L', 'transactions.verifyUser transactions.sendRequest transactions.charge'],
  ['A E . . B O T L', 'transactions.cancelRequest transactions.markDistinct transactions.markSent'],
  ['A E . . B . . .', 'transactions.rejectPayment transactions.assignPayment'],
  // The refund policy, which has tests of its own, decides further.
  ['A E S C B O T L', 'transactions.refund transactions.requestRefund transactions.listRefundRequests'],
  [
    'A E S C B O T L',
    'transactions.approveRefund transactions.rejectRefund transactions.withdrawRefundRequest',
  ],
  // closing_history, closing_for_master_cashier; not with closing_blocked
  ['A E S C B O T .', 'closings.history closings.getDailyTotals closings.preview'],
  ['A E S C B O T .', 'closings.listTransactions closings.exportTransactions closings.exportHistory'],
  ['A E S C B . . .', 'closings.getStatement closings.exportStatement'],
  ['A E . . B O T .', 'closings.close'],
  ['A E S C . . . .', 'closings.listDeposits closings.reconcileDeposits'],
  // cashier_view, cashier_create, cashier_manage, cashier_delete
  ['A E S . B . . .', 'cashiers.listWithDefault'],
  ['A E . . B . . .', 'cashiers.create cashiers.remove cashiers.block cashiers.unblock'],
  ['A E . . B . . .', 'cashiers.resetPassword cashiers.setChildren'],
  ['A E . . B . . .', 'cashiers.setClosingConfig cashiers.setClosingLock cashiers.setDefault'],
  ['A E . . B . . .', 'notifications.getCatalogs'],
  ['A E . . B . . .', 'notifications.change notifications.test notifications.listDeliveries'],
  ['A E . . B . . .', 'notifications.resend'],
  // branch_view, branch_create, branch_manage, branch_delete; a branch admin edits their own branch in the profile
  ['A E S . . . . .', 'branches.getDefault'],
  ['A E . . B . . .', 'branches.update'],
  ['A E . . . . . .', 'branches.create branches.remove branches.getClosingEmails'],
  ['A E . . . . . .', 'branches.setClosingEmails branches.setDefault'],
  // The content says whether branches or cashiers are meant.
  ['A E S . B . . .', 'imports.downloadSheet'],
  ['A E . . B . . .', 'imports.preview imports.create imports.downloadAccessSheets'],
  // user_view
  ['A E S . . . . .', 'administrativeUsers.list administrativeUsers.get administrativeUsers.listRoles'],
  ['A E S . . . . .', 'activity.list activity.exportList transactions.getRefundPolicy'],
  ['A E . . . . . .', 'administrativeUsers.create administrativeUsers.update administrativeUsers.remove'],
  ['A E . . . . . .', 'administrativeUsers.resetSecondFactor administrativeUsers.setSecondFactorRoles'],
  ['A E . . . . . .', 'transactions.setRefundPolicy'],
];

const LETTERS = Object.keys(CALLERS) as (keyof typeof CALLERS)[];
const tokens = new Map<string, string>();
for (const letter of LETTERS) tokens.set(letter, await sandbox.signIn(CALLERS[letter]));

/** Makes the call without content: permitted callers get a 400 or a stream, all others are rejected before. */
async function statusOf(id: string, token?: string): Promise<number> {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  const { method, path } = operation;
  const answer = await sandbox.call(path.slice(1).replace(/\{\w+\}/g, 'x'), {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: method === 'GET' ? null : '{}',
  });
  if (answer.status === 200) await answer.body?.cancel();
  return answer.status;
}

test('the matrix has every operation of the description once', () => {
  const named = MATRIX.flatMap(([, ids]) => ids.split(' '));
  assert.equal([...named, ...VISITORS].sort(), operations.map(({ id }) => id).sort());
});

for (const [callers, ids] of MATRIX)
  for (const id of ids.split(' '))
    test(`${id}: ${callers}`, async () => {
      const allowed: string[] = [];
      for (const letter of LETTERS) {
        const status = await statusOf(id, tokens.get(letter));
        if (status !== 403) allowed.push(letter);
        assert.ok([200, 400, 403].includes(status), `${CALLERS[letter]} got ${status}`);
      }
      assert.equal(
        allowed,
        callers.split(' ').filter((letter) => letter !== '.'),
      );
      assert.is(await statusOf(id), 401, 'without a session');
      assert.is(await statusOf(id, 'not-a-session'), 401, 'with a session there is not');
    });

test('visitors’ calls need no session, and do not change an open one', async () => {
  for (const id of VISITORS) {
    assert.is.not(await statusOf(id), 401, id);
    assert.is(await statusOf(id, tokens.get('A')), await statusOf(id), id);
  }
});

test('with a one-time password only calls about the session and changing the password are permitted', async () => {
  await sandbox.database.query(`update users set must_change_password = true where username = $1`, [
    CALLERS.E,
  ]);
  const allowed: string[] = [];
  for (const [, ids] of MATRIX)
    for (const id of ids.split(' ')) if ((await statusOf(id, tokens.get('E'))) !== 403) allowed.push(id);
  assert.equal(allowed, ['auth.signOut', 'auth.renewSession', 'auth.changePassword']);
});

test('without the second factor that a role requires, only calls about the session, the password and its setup are permitted', async () => {
  await sandbox.database.query(
    `update businesses set second_factor_role_ids = '{ro_contabilidad}' where id = (
       select business_id from users where username = $1)`,
    [CALLERS.C],
  );
  const allowed: string[] = [];
  for (const [, ids] of MATRIX)
    for (const id of ids.split(' ')) if ((await statusOf(id, tokens.get('C'))) !== 403) allowed.push(id);
  assert.equal(allowed, [
    'auth.signOut',
    'auth.renewSession',
    'auth.changePassword',
    'secondFactor.getStatus',
    'secondFactor.beginEnrollment',
    'secondFactor.confirmEnrollment',
  ]);
});
