import type { BusinessApi, Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PUSH_SETTING } from '../fixtures/push-setting.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { failureOf } from '../support/unwrap-result.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

const centro = await sandbox.api('tiendaluna-centro');
const OWN = { userId: 'us_centro' };
const level = 'BusinessBranch';

const CALLS: Record<string, (api: BusinessApi) => Promise<Result<unknown>>> = {
  block: ({ branches }) => branches.blockAdmin(OWN),
  unblock: ({ branches }) => branches.unblockAdmin(OWN),
  'reset the password of': ({ branches }) => branches.resetAdminPassword(OWN),
  'set the closing of': ({ branches }) =>
    branches.setClosingConfig({ level, ownerId: 'us_centro', closingType: 'manual' }),
  'change the notifications of': ({ notifications }) =>
    notifications.change({ ...PUSH_SETTING, ownerId: 'us_centro', level }),
};

// Other roles and branches are covered by permission-matrix and object-access.
for (const [what, call] of Object.entries(CALLS)) {
  test(`an administrator of a branch may not ${what} that branch`, async () => {
    assert.is(failureOf(await call(centro)).status, 403);
  });
}
