import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Places, usePlaces } from '../../../src/blocks/list/use-places.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { answer } from '../../support/observed-api.ts';
import { portalApi } from '../../support/portal-api.ts';
import { renderHook } from '../../support/render-hook.ts';

const test = suite('branches and cashiers to filter by');
test.before.each(forgetResources);

const admin = { type: 'admin', permissions: ['branch_view', 'cashier_view'] };
const labels = (options: Places['cashiers']) => options?.map(({ label }) => label);

async function places(branchId = '', cashierId = '') {
  portalApi({
    'branch/v3/list': () =>
      answer({ branches: [branch(), branch({ id: 'br_10', name: 'Zona 10', status: 'deleted' })] }),
    'users/v3/list': () =>
      answer({
        users: [
          cashier({ id: 'us_10', branchId: 'br_10', status: 'deleted' }),
          cashier({ id: 'us_caja10', name: 'Caja 10' }),
          cashier({ id: 'us_caja2', name: 'Caja 2' }),
        ],
      }),
  });
  const hook = await renderHook(() => usePlaces(admin, { branchId, cashierId }));
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  const found = hook.result();
  await hook.unmount();
  return found;
}

test('cashiers of all branches say theirs first, and what was deleted stands last', async () => {
  const { branches, cashiers } = await places();
  assert.equal(labels(branches), ['Todas', 'Centro', 'Zona 10 (eliminada)']);
  assert.equal(labels(cashiers), [
    'Todas',
    'Centro · Caja 2',
    'Centro · Caja 10',
    'Zona 10 · Caja 1 (eliminada)',
  ]);
});

test('of one branch they say their name alone, and one that is not there counts as not chosen', async () => {
  const { cashiers, chosen } = await places('br_centro', 'us_other');
  assert.equal(labels(cashiers), ['Todas', 'Caja 2', 'Caja 10', 'Caja 1 (eliminada)']);
  assert.equal(chosen, { branchId: 'br_centro', cashierId: '' });
});

test.run();
