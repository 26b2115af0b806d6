import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OPEN } from '../../../sandbox/rules/operation-requirements.ts';

/** Section 7 of the specification, with complete paths. */
const SPECIFIED = `
post /auth/v3/ credentials logout change_password
post /password_recoveries/v3/ forgot recover
post /users/v3/profile/ update-email validate-email-change update-phone business-search-toggle closing-count get-fund-source avatar
post /users/v3/ qr/download notification/catalogs list notification-change delete password/reset block unblock modify
post /users/v3/ create set-children admin/list
post /transactions/v3/ pending paid requests/send requests/cancel payments/reject payments/assign refund balances
post /transactions/v3/ verify-user history history/excel retrieve
post /closing/v3/ history pending/overview close transactions/list transactions/excel
put /branch/v3/ config/default-operative update config/emails
put /users/v3/ config/closings config/closings/locked-state profile/config/default-branch
post /branch/v3/ list create deactivate config/get-emails locations/states locations/cities locations/regions admin/list
post /users/v1/admin/ users/list users/create users/get users/delete users/edit role/list
get /sign-up/v2/ states cities/{id} banks check-username/{username}
post /sign-up/v2/ create upload fundsource
`;

function calls(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [method, base, ...names] = line.split(' ');
      return names.map((name) => `${method} ${base}${name}`);
    });
}

const described = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
);

test('the description has every call of the specification', () => {
  const known = new Set(described.map(({ call }) => call));
  assert.equal(
    calls(SPECIFIED).filter((call) => !known.has(call)),
    [],
  );
});

/**
 * Calls that move money, create something, or can be made only once: repeated with the same `Idempotency-Key`, they are carried
 * out once.
 */
const REPEATABLE = [
  'administrativeUsers.create',
  'administrativeUsers.remove',
  'administrativeUsers.resetSecondFactor',
  'branches.create',
  'branches.remove',
  'branches.setDefault',
  'cashiers.block',
  'cashiers.create',
  'cashiers.remove',
  'cashiers.resetPassword',
  'cashiers.setDefault',
  'cashiers.unblock',
  'closings.close',
  'imports.create',
  'signUp.create',
  'transactions.assignPayment',
  'transactions.cancelRequest',
  'transactions.charge',
  'transactions.refund',
  'transactions.rejectPayment',
  'transactions.sendRequest',
];

test('exactly the calls that create something, move money or can be made only once accept Idempotency-Key', () => {
  const taking = described.filter(({ operation }) => JSON.stringify(operation).includes('IdempotencyKey'));
  assert.equal(taking.map(({ operation }) => operation.operationId).sort(), REPEATABLE);
});

test('every call needs a session except those of visitors, and the calls of the sign-up need a captcha token', () => {
  const without = described.filter(
    ({ operation }) => !JSON.stringify(operation.security).includes('session'),
  );
  assert.equal(without.map(({ call }) => call).sort(), [
    'get /sign-up/v2/banks',
    'get /sign-up/v2/captcha/challenge',
    'get /sign-up/v2/check-username/{username}',
    'get /sign-up/v2/cities/{id}',
    'get /sign-up/v2/states',
    'post /auth/v3/credentials',
    'post /auth/v3/credentials/second-factor',
    'post /password_recoveries/v3/forgot',
    'post /password_recoveries/v3/recover',
    'post /sign-up/v2/create',
    'post /sign-up/v2/fundsource',
    'post /sign-up/v2/upload',
  ]);
  assert.equal(without.map(({ operation }) => operation.operationId).sort(), [...OPEN].sort());
});
