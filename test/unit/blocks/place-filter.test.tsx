import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { type PlaceFilter, pendingUntilResolved, usePlaceFilter } from '#blocks/places/use-place-filter.ts';
import { usePlaceChoice } from '#features/transaction/place-choice.tsx';
import { finishBranchChange } from '#screens/branches/branch-operations.ts';
import { forgetResources } from '#stores/resource.ts';
import { branch, cashier, signInAs } from '../fixtures/index.ts';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

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
  const api = stubbedApi({
    'branch/v3/list': { branches: [branch(), branch({ id: 'br_10', name: 'Zona 10', status: 'deleted' })] },
    'users/v3/list': {
      users: [
        cashier({ id: 'us_10', branchId: 'br_10', status: 'deleted' }),
        cashier({ id: 'us_caja10', name: 'Caja 10' }),
        cashier({ id: 'us_caja2', name: 'Caja 2' }),
      ],
    },
  });
  const { result } = await settled(() => usePlaceFilter(admin, { branchId, cashierId }));
  for (const list of ['branch/v3/list', 'users/v3/list'])
    assert.ok(
      api.contentsOf(list).every(({ includeDeleted }) => includeDeleted),
      'the deleted ones still have payments',
    );
  return result.current;
}

test('each cashier has the name of its branch unless one is chosen, deleted ones come last, and an unknown cashier is ignored', async () => {
  const { branches, cashiers } = await places();
  assert.equal(labels(branches), ['Todas', 'Centro', 'Zona 10 (eliminada)']);
  assert.equal(labels(cashiers), [
    'Todas',
    'Centro · Caja 2',
    'Centro · Caja 10',
    'Zona 10 · Caja 1 (eliminada)',
  ]);
  const within = await places('br_centro', 'us_other');
  assert.equal(labels(within.cashiers), ['Todas', 'Caja 2', 'Caja 10', 'Caja 1 (eliminada)']);
  assert.equal(within.chosen, { branchId: 'br_centro', cashierId: '' });
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
  await act(() => finishBranchChange({ ok: true, data: {} }, { title: 'Sucursal', message: 'Centro' }));
  assert.is(callsOf('branch/v3/list').length, 2, 'a change is read');
});

test('a failure is shown only once it is known whether the ids in the address exist', async () => {
  const reading = { stale: false, failure: { kind: 'network', title: 'Error', message: '' } };
  const filter = (resolved: boolean) => ({ resolved }) as PlaceFilter;
  assert.equal(pendingUntilResolved(reading, filter(true)), reading);
  assert.equal(pendingUntilResolved(reading, filter(false)), { stale: true, failure: undefined });
  const unanswered = () => new Promise<Response>(() => undefined);
  for (const [branches, cashiers, resolved] of [
    [failed, failed, true],
    [unanswered, failed, false],
    [failed, unanswered, false],
  ] as const) {
    forgetResources();
    stubbedApi({ 'branch/v3/list': branches, 'users/v3/list': cashiers });
    const hook = await settled(() => usePlaceFilter(admin, { branchId: 'br_9', cashierId: 'us_9' }));
    assert.is(hook.result.current.resolved, resolved);
    assert.equal(hook.result.current.chosen, { branchId: 'br_9', cashierId: 'us_9' });
    assert.equal(labels(hook.result.current.branches), ['Todas', 'br_9']);
  }
});
