import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closing, closingRow } from '../../fixtures/closing.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';

const pageProperties = { currentPage: 1, pageSize: 10, previousPage: null, nextPage: null, totalPages: 1 };
const branch = { id: 'br_centro', name: 'Centro' };

async function rowsFor(data: unknown[]) {
  const { api } = recordedClient(() =>
    successResponse({ data, count: data.length, pageProperties, nextClosing: null }),
  );
  const result = await api.closings.history({ pageProperties: { currentPage: 1, pageSize: 10 } });
  return result.ok ? result.data.data : [];
}

test('rows are returned unchanged', async () => {
  assert.equal(await rowsFor([closingRow()]), [closingRow()]);
});

test('the group of a cashier becomes one row per closing, in order, and a group without closings no row', async () => {
  const user = { id: 'us_caja2', name: 'Caja 2', username: 'tiendaluna-centro-caja2', type: 'operator' };
  const closings = [closing({ id: 'cl_2' }), closing({ id: 'cl_1' })];
  assert.equal(await rowsFor([{ closings: [], user, branch }]), []);
  assert.equal(await rowsFor([{ closings, user, branch }]), [
    closingRow({ id: 'cl_2' }),
    closingRow({ id: 'cl_1' }),
  ]);
});

test('the group of a whole branch has no cashier', async () => {
  const user = { id: 'us_centro', name: 'Lucía', username: 'tiendaluna-centro', type: 'branch_admin' };
  assert.equal(await rowsFor([{ closings: [closing()], user, branch }]), [
    closingRow({ friUsername: 'tiendaluna-centro', checkoutName: null, userId: null }),
  ]);
});
