import { renderHook } from '@testing-library/react';
import { act, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchAndCashierSelects } from '../../../src/blocks/places/branch-and-cashier-selects.tsx';
import {
  type PlaceFilter,
  pendingUntilResolved,
  usePlaceFilter,
} from '../../../src/blocks/places/use-place-filter.ts';
import { usePlaceChoice } from '../../../src/features/transaction/place-choice.tsx';
import { finishBranchChange } from '../../../src/screens/branches/branch-operations.ts';
import { useBusinessSetUp } from '../../../src/screens/dashboard/first-steps/first-steps.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { signInAs } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const admin = { type: 'admin', permissions: ['branch_view', 'cashier_view'] };
const labels = (options: PlaceFilter['cashiers']) => options?.map(({ label }) => label);

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

async function settled<Result>(use: () => Result) {
  const hook = renderHook(use);
  await settle();
  return hook;
}

async function places(branchId = '', cashierId = '') {
  stubbedApi({
    'branch/v3/list': { branches: [branch(), branch({ id: 'br_10', name: 'Zona 10', status: 'deleted' })] },
    'users/v3/list': {
      users: [
        cashier({ id: 'us_10', branchId: 'br_10', status: 'deleted' }),
        cashier({ id: 'us_caja10', name: 'Caja 10' }),
        cashier({ id: 'us_caja2', name: 'Caja 2' }),
      ],
    },
  });
  return (await settled(() => usePlaceFilter(admin, { branchId, cashierId }))).result.current;
}

test('with all branches each cashier has the name of its branch, and deleted ones come last', async () => {
  const { branches, cashiers } = await places();
  assert.equal(labels(branches), ['Todas', 'Centro', 'Zona 10 (eliminada)']);
  assert.equal(labels(cashiers), [
    'Todas',
    'Centro · Caja 2',
    'Centro · Caja 10',
    'Zona 10 · Caja 1 (eliminada)',
  ]);
});

test('within one branch only the cashier’s name is shown, and an unknown cashier is ignored', async () => {
  const { cashiers, chosen } = await places('br_centro', 'us_other');
  assert.equal(labels(cashiers), ['Todas', 'Caja 2', 'Caja 10', 'Caja 1 (eliminada)']);
  assert.equal(chosen, { branchId: 'br_centro', cashierId: '' });
});

const failed = () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' });

test('only the list that failed is read again, with or without a default branch', async () => {
  signInAs('admin');
  const { callsOf, responders } = stubbedApi({
    'branch/v3/list': { branches: [branch(), branch({ id: 'br_sur', name: 'Sur' })] },
    'branch/v3/admin/list': failed,
    'users/v3/admin/list': failed,
  });
  const hook = await settled(() => usePlaceChoice({ branchId: '', cashierId: 'us_gone' }));
  assert.is(hook.result.current.branchId, 'br_centro', 'the first one, without a default');
  assert.is(hook.result.current.cashiers.failure?.message, 'Intenta de nuevo');
  responders['users/v3/admin/list'] = () =>
    successResponse({
      users: [cashier({ status: 'blocked' }), cashier({ id: 'us_caja2' })],
      defaultUser: null,
    });
  await act(async () => hook.result.current.retry());
  await settle();
  const { cashiers, cashierId } = hook.result.current;
  assert.equal(
    [cashiers.items?.map(({ id }) => id), cashierId, cashiers.failure],
    [['us_caja2'], 'us_caja2', undefined],
  );
  assert.is(callsOf('branch/v3/list').length, 1, 'what was read is not read again');
});

test('when the branches fail to load, an administrator has no cashiers either, and sees why', async () => {
  signInAs('admin');
  const { callsOf } = stubbedApi({ 'branch/v3/list': failed, 'branch/v3/admin/list': failed });
  const hook = await settled(() => usePlaceChoice({ branchId: '', cashierId: '' }));
  const { branches, cashiers } = hook.result.current;
  assert.equal(
    [branches.failure?.message, cashiers.failure?.message],
    ['Intenta de nuevo', 'Intenta de nuevo'],
  );
  assert.equal([cashiers.items, callsOf('users/v3/admin/list').length], [undefined, 0]);
});

test('a failure is shown only once it is known whether the ids in the address exist', async () => {
  const reading = { stale: false, failure: { kind: 'network', title: 'Error', message: '' } };
  const filter = (resolved: boolean) => ({ resolved }) as PlaceFilter;
  assert.equal(pendingUntilResolved(reading, filter(true)), reading);
  assert.equal(pendingUntilResolved(reading, filter(false)), { stale: true, failure: undefined });
  for (const [list, resolved] of [
    [failed, true],
    [() => new Promise<Response>(() => undefined), false],
  ] as const) {
    forgetResources();
    stubbedApi({ 'branch/v3/list': list, 'users/v3/list': list });
    const hook = await settled(() => usePlaceFilter(admin, { branchId: 'br_9', cashierId: 'us_9' }));
    assert.is(hook.result.current.resolved, resolved);
    assert.equal(hook.result.current.chosen, { branchId: 'br_9', cashierId: 'us_9' });
    assert.equal(labels(hook.result.current.branches), ['Todas', 'br_9']);
  }
});

test('users with nothing to choose get no choice, whatever the address contains', async () => {
  const { calls } = stubbedApi({});
  const cashierOnly = { type: 'operator', permissions: ['view_payments'] };
  const hook = await settled(() => usePlaceFilter(cashierOnly, { branchId: 'br_9', cashierId: 'us_9' }));
  assert.equal(hook.result.current, {
    branches: undefined,
    cashiers: undefined,
    chosen: { branchId: '', cashierId: '' },
    resolved: true,
  });
  assert.equal(calls, []);
});

test('filters, a new request and the first steps share one load, and changing a branch reloads it', async () => {
  signInAs('admin');
  const { callsOf } = stubbedApi({
    'branch/v3/list': { branches: [branch(), branch({ id: 'br_10', status: 'deleted' })] },
    'branch/v3/admin/list': { defaultBranch: null },
    'users/v3/list': { users: [cashier()] },
    'users/v3/admin/list': { users: [cashier()], defaultUser: null },
    'users/v1/admin/users/list': { data: [] },
    'transactions/v3/history': { data: [] },
  });
  const hook = await settled(() => ({
    filters: usePlaceFilter(admin, { branchId: '', cashierId: '' }).branches,
    request: usePlaceChoice({ branchId: '', cashierId: '' }).branches.items,
    firstSteps: useBusinessSetUp({ id: 'us_luna', business: { id: 'bu_luna' } }, [])?.branches,
  }));
  const { filters, request, firstSteps } = hook.result.current;
  assert.equal([filters?.length, request?.length, firstSteps?.length], [3, 1, 1]);
  assert.is(callsOf('branch/v3/list').length, 1);

  await act(() => finishBranchChange({ ok: true, data: {} }, { title: 'Sucursal', message: 'Centro' }));
  assert.is(callsOf('branch/v3/list').length, 2);
});

const options = (...names: string[]) =>
  ['', ...names].map((name) => ({ value: name, label: name || 'Todas' }));

function Places({ withBranches = true }: { withBranches?: boolean }) {
  const [chosen, setChosen] = useState({ branchId: 'Centro', cashierId: 'Caja 1' });
  return (
    <BranchAndCashierSelects
      {...chosen}
      places={{
        branches: withBranches ? options('Centro', 'Sur') : undefined,
        cashiers: options('Caja 1', 'Caja 2'),
        chosen,
        resolved: true,
      }}
      onChange={(change) => setChosen({ ...chosen, ...change })}
    />
  );
}

test('choosing another cashier keeps the branch; choosing another branch clears the cashier', async () => {
  const view = await render(<Places />);
  const values = () => [view.field('Sucursal').value, view.field('Caja').value];
  await view.type(view.field('Caja'), 'Caja 2');
  assert.equal(values(), ['Centro', 'Caja 2']);
  await view.type(view.field('Sucursal'), 'Sur');
  assert.equal(values(), ['Sur', '']);
});

test('users who see only one branch choose the cashier only', async () => {
  const view = await render(<Places withBranches={false} />);
  assert.throws(() => view.field('Sucursal'));
  assert.ok(view.field('Caja'));
});
