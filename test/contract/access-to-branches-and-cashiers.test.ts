import type { BusinessApi, Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PUSH_SETTING } from '../fixtures/push-setting.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

// Of Tienda Luna: its admin, a Supervisor (reads only), the admins of Centro and Zona 10, a cashier of Centro; and another
// business.
const CALLERS = [
  'tiendaluna',
  'tiendaluna-supervisor',
  'tiendaluna-centro',
  'tiendaluna-zona10',
  'tiendaluna-centro-caja1',
  'cafesol',
] as const;
const apis = await Promise.all(CALLERS.map((username) => sandbox.api(username)));

const branch = { name: 'Nueva', address: 'Zona 2', referenceId: 'C9', regionId: 'gt-01-01-z2' };
const admin = { name: 'Ana', emailAddress: 'ana@luna.gt', notificationMethod: 'push' } as const;
const cashier = {
  name: 'Nueva',
  username: 'tiendaluna-centro-nueva',
  emailAddress: 'n@luna.gt',
  referenceId: 'C9',
};
const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
const centro = { businessBranchId: 'br_centro' };

/** A cashier of Centro, a cashier by the admin of the branch Antigua, the admin of Centro. */
const CAJA3 = { userId: 'us_caja3' };
const ANTIGUA = { userId: 'us_antigua' };
const OWN_BRANCH = { userId: 'us_centro' };

type Expected = 'may' | 403 | 404;
type Call = (api: BusinessApi) => Promise<Result<unknown>>;

/** The expected status of each of CALLERS. A failure because of the current state (400, 409, 422) counts as allowed. */
const ONLY_ADMIN: Expected[] = ['may', 403, 403, 403, 403, 404];
const ADMIN_OF_ANY: Expected[] = ['may', 403, 403, 403, 403, 'may'];
const MANAGES_CENTRO: Expected[] = ['may', 403, 'may', 404, 403, 404];
const OTHER_BRANCH: Expected[] = ['may', 403, 404, 404, 403, 404];
const OWN_BRANCH_ADMIN: Expected[] = ['may', 403, 403, 404, 403, 404];
const SEES_CENTRO: Expected[] = ['may', 'may', 'may', 404, 403, 404];

const table: [string, Call, Expected[]][] = [
  ['list branches', ({ branches }) => branches.list(), ['may', 'may', 'may', 'may', 403, 'may']],
  ['read the default branch', ({ branches }) => branches.getDefault(), ['may', 'may', 403, 403, 403, 'may']],
  [
    'create a branch',
    ({ branches }) => branches.create({ ...branch, admin: { ...admin, username: 'tiendaluna-nueva' } }),
    ADMIN_OF_ANY,
  ],
  ['edit Centro', ({ branches }) => branches.update({ ...branch, id: 'br_centro' }), MANAGES_CENTRO],
  ['make Centro the default', ({ branches }) => branches.setDefault({ id: 'br_centro' }), ONLY_ADMIN],
  ['read closing e-mails', ({ branches }) => branches.getClosingEmails(centro), ONLY_ADMIN],
  ['set closing e-mails', ({ branches }) => branches.setClosingEmails({ ...centro, emails: [] }), ONLY_ADMIN],
  ['list states', ({ branches }) => branches.listStates(), ['may', 'may', 'may', 'may', 'may', 'may']],
  [
    'list cashiers of Centro',
    ({ cashiers }) => cashiers.list(centro),
    ['may', 'may', 'may', 404, 'may', 404],
  ],
  ['list Centro with its default', ({ cashiers }) => cashiers.listWithDefault(centro), SEES_CENTRO],
  [
    'create a cashier of Centro',
    ({ cashiers }) => cashiers.create({ ...cashier, ...centro }),
    MANAGES_CENTRO,
  ],
  [
    'edit a cashier of Centro',
    ({ cashiers }) => cashiers.modify({ ...CAJA3, name: 'Caja tres' }),
    ['may', 403, 'may', 404, 403, 404],
  ],
  ['block a cashier of Centro', ({ cashiers }) => cashiers.block(CAJA3), MANAGES_CENTRO],
  ['unblock a cashier of Centro', ({ cashiers }) => cashiers.unblock(CAJA3), MANAGES_CENTRO],
  ['block the branch Antigua', ({ branches }) => branches.blockAdmin(ANTIGUA), OTHER_BRANCH],
  ['unblock the branch Centro', ({ branches }) => branches.unblockAdmin(OWN_BRANCH), OWN_BRANCH_ADMIN],
  ['reset the password of a cashier', ({ cashiers }) => cashiers.resetPassword(CAJA3), MANAGES_CENTRO],
  ['reset the password of Antigua', ({ branches }) => branches.resetAdminPassword(ANTIGUA), OTHER_BRANCH],
  [
    'set the children of a cashier',
    ({ cashiers }) => cashiers.setChildren({ businessUserId: 'us_caja3', businessUserChildren: [] }),
    MANAGES_CENTRO,
  ],
  ['make a cashier the default', ({ cashiers }) => cashiers.setDefault({ id: 'us_caja3' }), MANAGES_CENTRO],
  [
    'set the closing of a cashier',
    ({ cashiers }) =>
      cashiers.setClosingConfig({ level: 'BusinessUser', ownerId: 'us_caja3', closingType: 'manual' }),
    MANAGES_CENTRO,
  ],
  [
    'set the closing of the branch Centro',
    ({ branches }) =>
      branches.setClosingConfig({ level: 'BusinessBranch', ownerId: 'us_centro', closingType: 'manual' }),
    OWN_BRANCH_ADMIN,
  ],
  [
    'authorise the closing of a cashier',
    ({ cashiers }) => cashiers.setClosingLock({ businessUserId: 'us_caja3', closingLocked: false }),
    MANAGES_CENTRO,
  ],
  [
    'read the notification catalogues',
    ({ notifications }) => notifications.getCatalogs(),
    ['may', 403, 'may', 'may', 403, 'may'],
  ],
  [
    'change the notifications of a cashier',
    ({ notifications }) =>
      notifications.change({ ...PUSH_SETTING, ownerId: 'us_caja3', level: 'BusinessUser' }),
    MANAGES_CENTRO,
  ],
  [
    'change the notifications of the branch Centro',
    ({ notifications }) =>
      notifications.change({ ...PUSH_SETTING, ownerId: 'us_centro', level: 'BusinessBranch' }),
    OWN_BRANCH_ADMIN,
  ],
  [
    'read the deliveries of a cashier',
    ({ notifications }) =>
      notifications.listDeliveries({ ...page, ownerId: 'us_caja3', level: 'BusinessUser' }),
    MANAGES_CENTRO,
  ],
  [
    'resend a delivery there is not',
    ({ notifications }) => notifications.resend({ deliveryId: 'wd_none' }),
    [404, 403, 404, 404, 403, 404],
  ],
  [
    'download the QR of a cashier of Centro',
    ({ cashiers }) => cashiers.downloadQr(CAJA3),
    ['may', 'may', 'may', 404, 404, 404],
  ],
  [
    'download the QRs of Centro',
    ({ cashiers }) => cashiers.downloadQr(centro),
    ['may', 'may', 'may', 404, 'may', 404],
  ],
  ['download the own QR', ({ cashiers }) => cashiers.downloadQr({}), CALLERS.map(() => 'may')],
  // Last, because afterwards they do not exist: of two allowed callers, the second gets 404.
  ['delete a cashier of Centro', ({ cashiers }) => cashiers.remove(CAJA3), [404, 403, 'may', 404, 403, 404]],
  ['delete Antigua', ({ branches }) => branches.remove({ id: 'br_antigua' }), ONLY_ADMIN],
];

for (const [what, call, expected] of table) {
  test(`only permitted users may ${what}`, async () => {
    // The most powerful caller goes last, so that the others are rejected for their permissions.
    for (const index of CALLERS.map((_, place) => place).reverse()) {
      const api = apis[index];
      if (!api) throw new Error('Nobody signed in');
      const result = await call(api);
      const rejected = !result.ok && [401, 403, 404].includes(result.failure.status ?? 0);
      const outcome = rejected ? result.failure.status : 'may';
      assert.is(outcome, expected[index], `${CALLERS[index]}: ${result.ok ? '' : result.failure.message}`);
    }
  });
}

test.run();
