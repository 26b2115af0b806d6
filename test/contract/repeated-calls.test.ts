import type { Result } from '@cobros/sdk';
import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { CALLS_WITHOUT_IDEMPOTENCY_KEY, SETTING_CALLS } from '../support/calls-without-idempotency-key.ts';
import { browserNamed } from '../support/push-service.ts';
import { assert, countRows, dataOf, failureOf, payTo, receive, sandboxWith, test } from '../support/suite.ts';
import { PUSH_SETTING } from './fixtures/push-setting.ts';
import { picture } from './support/pictures.ts';

const { database, admin: owner, centro: branchAdminApi } = await sandboxWith('admin', 'centro');
const { transactions, closings, cashiers, branches, imports, administrativeUsers, profile, notifications } =
  owner;

type Options = { idempotencyKey?: string };
type Call = (options: Options) => Promise<Result<unknown>>;

const sent = async () => {
  const request = { friUserId: 'au_maria', amount: 20, businessUserId: 'us_caja1' };
  return dataOf(await transactions.sendRequest(request)).transaction.id;
};
const asked = async (api: typeof owner) => {
  const transactionId = await receive(database, 'us_caja1', 15);
  return dataOf(await api.transactions.requestRefund({ transactionId, reason: 'Devolución' })).request.id;
};
const waiting = () => payTo(database, 'branch', 'br_centro', 12);
const place = { name: 'Mixco', address: 'Zona 1', referenceId: 'C9', regionId: 'gt-01-08-z1' };
const branchAdmin = {
  name: 'Ana',
  username: 'tiendaluna-mixco',
  emailAddress: 'mixco@luna.gt',
  notificationMethod: 'push',
} as const;
const newCashier = {
  name: 'Terraza',
  username: 'tiendaluna-centro-terraza',
  emailAddress: 't@luna.gt',
  referenceId: 'C7',
  businessBranchId: 'br_centro',
};
const sheet = Buffer.from('Sucursal,Caja,Usuario,Correo,Referencia\nCentro,Hoja,,,C8').toString('base64');
const eva = { name: 'Eva', username: 'tiendaluna-eva', emailAddress: 'eva@luna.gt' };
const person = { ...eva, roleId: 'ro_supervisor' };
const administrator = { userId: 'us_administracion', emailAddress: 'b@luna.gt' };

/** Each call that takes a key, prepared so that it can be carried out once. */
const KEYED: Partial<Record<OperationId, () => Promise<Call>>> = {
  'transactions.sendRequest': async () => (options) =>
    transactions.sendRequest({ friUserId: 'au_maria', amount: 20, businessUserId: 'us_caja1' }, options),
  'transactions.charge': async () => (options) =>
    transactions.charge({ amount: 20, businessUserId: 'us_caja1' }, options),
  'transactions.cancelRequest': async () => {
    const transactionId = await sent();
    return (options) => transactions.cancelRequest({ transactionId }, options);
  },
  'transactions.markDistinct': async () => {
    const transactionId = await sent();
    const paymentId = await receive(database, 'us_caja1', 20);
    return (options) => transactions.markDistinct({ transactionId, paymentId }, options);
  },
  'transactions.markSent': async () => {
    const transactionId = await sent();
    return (options) => transactions.markSent({ transactionId }, options);
  },
  'transactions.rejectPayment': async () => {
    const transactionId = await waiting();
    return (options) => transactions.rejectPayment({ transactionId }, options);
  },
  'transactions.assignPayment': async () => {
    const transactionId = await waiting();
    return (options) => transactions.assignPayment({ transactionId, businessUserId: 'us_caja1' }, options);
  },
  'transactions.refund': async () => {
    const transactionId = await receive(database, 'us_caja1', 15);
    return (options) => transactions.refund({ transactionId }, options);
  },
  'transactions.setRefundPolicy': async () => {
    const { version } = dataOf(await transactions.getRefundPolicy()).policy;
    return (options) => transactions.setRefundPolicy({ version, rules: [], confirmFrom: 900 }, options);
  },
  'transactions.requestRefund': async () => {
    const transactionId = await receive(database, 'us_caja1', 15);
    return (options) => transactions.requestRefund({ transactionId, reason: 'Devolución' }, options);
  },
  'transactions.approveRefund': async () => {
    const requestId = await asked(branchAdminApi);
    return (options) => transactions.approveRefund({ requestId }, options);
  },
  'transactions.rejectRefund': async () => {
    const requestId = await asked(branchAdminApi);
    return (options) => transactions.rejectRefund({ requestId }, options);
  },
  'transactions.withdrawRefundRequest': async () => {
    const requestId = await asked(owner);
    return (options) => transactions.withdrawRefundRequest({ requestId }, options);
  },
  'closings.close': async () => {
    await receive(database, 'us_caja1', 30);
    return (options) => closings.close({ businessBranchId: 'br_centro' }, options);
  },
  'cashiers.create': async () => (options) => cashiers.create(newCashier, options),
  'cashiers.block': async () => (options) => cashiers.block({ userId: 'us_caja2' }, options),
  'cashiers.unblock': async () => (options) => cashiers.unblock({ userId: 'us_caja2' }, options),
  'cashiers.resetPassword': async () => (options) => cashiers.resetPassword({ userId: 'us_caja2' }, options),
  'cashiers.setDefault': async () => (options) =>
    cashiers.setDefault({ id: 'us_caja2', businessBranchId: 'br_centro' }, options),
  'cashiers.remove': async () => (options) => cashiers.remove({ userId: 'us_caja4' }, options),
  'branches.create': async () => (options) => branches.create({ ...place, admin: branchAdmin }, options),
  'imports.create': async () => (options) => imports.create({ kind: 'cashiers', data: sheet }, options),
  'branches.setDefault': async () => (options) => branches.setDefault({ id: 'br_zona10' }, options),
  'branches.remove': async () => (options) => branches.remove({ id: 'br_antigua' }, options),
  'administrativeUsers.create': async () => (options) => administrativeUsers.create(person, options),
  'administrativeUsers.remove': async () => (options) =>
    administrativeUsers.remove({ userId: 'us_contabilidad' }, options),
  'administrativeUsers.resetSecondFactor': async () => {
    await database.query(
      `insert into second_factors (user_id, secret, enrolled_at) values ('us_supervisor', $1, now())`,
      ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    );
    return (options) => administrativeUsers.resetSecondFactor({ userId: 'us_supervisor' }, options);
  },
};

const avatar = (await picture('jpeg')).toString('base64');
const BROWSER = browserNamed('repeated');
const closing = { closingType: 'automatic', closingTime: 20 } as const;

const SETTINGS: Record<(typeof SETTING_CALLS)[number], () => Promise<Result<unknown>>> = {
  'profile.updatePhone': () => profile.updatePhone({ countryCode: '502', phoneNumber: '55550000' }),
  'profile.toggleBusinessSearch': () => profile.toggleBusinessSearch({ searchEnabled: true }),
  'profile.setSummaryEmails': () => profile.setSummaryEmails({ daily: true }),
  'profile.subscribePush': () => profile.subscribePush(BROWSER),
  'profile.updatePush': async () => {
    const { id } = dataOf(await profile.subscribePush(BROWSER)).device;
    return profile.updatePush({ id, showsText: true });
  },
  'profile.setClosingCount': () => profile.setClosingCount({ required: true, reasonThreshold: 5 }),
  'profile.updateAvatar': () => profile.updateAvatar({ contentType: 'image/jpeg', data: avatar }),
  'profile.closeOtherSessions': () => profile.closeOtherSessions(),
  'cashiers.modify': () => cashiers.modify({ userId: 'us_caja1', name: 'Caja Uno' }),
  'cashiers.setChildren': () =>
    cashiers.setChildren({ businessUserId: 'us_caja2', businessUserChildren: ['us_caja3'] }),
  'cashiers.setClosingConfig': () =>
    cashiers.setClosingConfig({ level: 'BusinessUser', ownerId: 'us_caja1', ...closing }),
  'cashiers.setClosingLock': () =>
    cashiers.setClosingLock({ businessUserId: 'us_caja1', closingLocked: true }),
  'notifications.change': () =>
    notifications.change({ ...PUSH_SETTING, ownerId: 'us_caja1', level: 'BusinessUser' }),
  'branches.update': () => branches.update({ ...place, id: 'br_centro', name: 'Centro Nuevo' }),
  'branches.setClosingEmails': () =>
    branches.setClosingEmails({ businessBranchId: 'br_centro', emails: ['a@luna.gt'] }),
  'administrativeUsers.update': () =>
    administrativeUsers.update({ ...administrator, name: 'Eva', roleId: 'ro_administrador' }),
  'administrativeUsers.setSecondFactorRoles': () =>
    administrativeUsers.setSecondFactorRoles({ roleIds: ['ro_contabilidad'] }),
};

const TRACES = ['activity', 'transaction_events', 'outbox'];
const traces = () => Promise.all(TRACES.map((table) => countRows(database, table)));

const keyed = operations.filter(({ idempotent, id }) => idempotent && id !== 'signUp.create');

test('every call that changes something takes an idempotency key, only sets a value, or is listed with the reason why it takes none', () => {
  const paths: Record<string, Record<string, { 'x-read-only'?: boolean }>> = description.paths as never;
  const changing = operations.filter(
    ({ path, method }) => method !== 'GET' && !paths[path]?.[method.toLowerCase()]?.['x-read-only'],
  );
  const known = new Set<string>([...SETTING_CALLS, ...Object.keys(CALLS_WITHOUT_IDEMPOTENCY_KEY)]);
  const missing = changing.filter(({ id, idempotent }) => idempotent === known.has(id));
  assert.is(missing.map(({ id }) => id).join(), '');
});

for (const { id } of keyed)
  test(`${id}: repeating the call with its key returns the first response and does nothing more`, async () => {
    const prepare = KEYED[id];
    assert.ok(prepare, `${id} has no case`);
    const call = await prepare();
    const options = { idempotencyKey: `repeated-${id.replace('.', '-')}` };
    const first = dataOf(await call(options));
    const after = await traces();
    assert.equal(dataOf(await call(options)), first);
    assert.equal(await traces(), after);
  });

test('after an unblock, a block with another key takes effect', async () => {
  const blocking = (idempotencyKey: string) => cashiers.block({ userId: 'us_zona101' }, { idempotencyKey });
  dataOf(await blocking('blocking-first'));
  dataOf(await cashiers.unblock({ userId: 'us_zona101' }));
  dataOf(await blocking('blocking-again'));
  assert.is(failureOf(await blocking('blocking-third')).code, 'already-blocked');
});

/** Settings that are changed by another part of the same call. */
const OTHER_SETTINGS: [string, () => Promise<Result<unknown>>][] = [
  ['cashiers.modify of oneself', () => cashiers.modify({ userId: 'us_centro', name: 'Centro, encargada' })],
  ['cashiers.modify of the business', () => cashiers.modify({ userId: 'us_luna', name: 'Luna y Sol' })],
];

for (const [id, call] of [...Object.entries(SETTINGS), ...OTHER_SETTINGS])
  test(`${id}: repeating the call is accepted with the same response, and recorded once`, async () => {
    const first = dataOf(await call());
    const after = await traces();
    assert.equal(withoutPicture(dataOf(await call())), withoutPicture(first));
    // Every saved picture counts as a new one.
    if (id !== 'profile.updateAvatar') assert.equal(await traces(), after);
  });

/** Ignores the picture’s URL, which changes each time the picture is saved. */
const withoutPicture = (data: unknown) => JSON.stringify(data).replace(/"avatar":"[^"]*"/, '"avatar"');
