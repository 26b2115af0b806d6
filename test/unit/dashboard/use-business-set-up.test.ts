import type { Transaction } from '@cobros/sdk';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useBusinessSetUp } from '../../../src/screens/dashboard/first-steps/first-steps.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { type Call, stubbedApi } from '../../support/stubbed-api.ts';

const owner = { id: 'us_luna', business: { id: 'bu_luna' } };

async function setUpWith(
  shown: Transaction[],
  earlier: Transaction[] = [],
  listPeople: (call: Call) => Response = () => failureResponse(403, { title: 'Equipo', message: 'No' }),
) {
  forgetResources();
  stubbedApi({
    'branch/v3/list': { branches: [] },
    'users/v3/list': { users: [] },
    'users/v1/admin/users/list': listPeople,
    'transactions/v3/history': { data: earlier },
  });
  const hook = renderHook(() => useBusinessSetUp(owner, shown));
  await act(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const found = hook.result.current;
  await hook.unmount();
  return found;
}

test('the QR step is done once a cashier is paid, but not by an unassigned payment to the business', async () => {
  const byCode = paid({ origin: 'payment' });
  assert.is((await setUpWith([byCode]))?.qrUsed, true);
  assert.is((await setUpWith([], [byCode]))?.qrUsed, true);
  assert.is((await setUpWith([{ ...byCode, businessUserId: null }]))?.qrUsed, false);
  assert.is((await setUpWith([{ ...byCode, status: 'pending' }]))?.qrUsed, false);
  assert.is((await setUpWith([paid({ origin: 'request' })]))?.qrUsed, false);
});

test('requests of today and of earlier days count; without permission to read Equipo, nobody is counted there', async () => {
  const found = await setUpWith([transaction()], [transaction({ id: 'tx_2' }), paid({ origin: 'payment' })]);
  assert.equal([found?.requests, found?.people], [2, 0]);
});

test('the people of Equipo are counted without the user', async () => {
  const firstPage = [{ id: 'us_luna' }, { id: 'us_supervisor' }];
  const found = await setUpWith([], [], ({ content }) => {
    const { currentPage } = content.pageProperties as { currentPage: number };
    return successResponse({ data: currentPage === 1 ? firstPage : [] });
  });
  assert.is(found?.people, 1);
});
