import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CashiersTable } from '../../../src/screens/cashiers/cashiers-table.tsx';
import { createCashier } from '../../../src/screens/cashiers/operations/create-cashier.ts';
import { downloadQr } from '../../../src/screens/cashiers/operations/download-qr.ts';
import { branchOf, type ShownBranch } from '../../../src/screens/cashiers/use-shown-branch.ts';
import { qrDownloaded } from '../../../src/stores/first-steps-flags.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { startSession } from '../../../src/stores/session.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('operations on cashiers');
const person = {
  type: 'branch_admin',
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
} as const;
const branch = branchOf(person, undefined) as ShownBranch;

test.before.each(() => {
  localStorage.clear();
  clearMessage();
  startSession(session());
});
test.after(clearMessage);

test('a new cashier is announced with the words of the server, or else by its username', async () => {
  const form = { name: 'Terraza', referenceId: 'C105', username: 'terraza', emailAddress: 't@luna.gt' };
  const info = { title: 'Caja creada', message: 'Caja @tiendaluna-centro-terraza. Es la predeterminada' };
  const api = stubbedApi({ 'users/v3/create': () => successResponse({}, info) });
  await createCashier(branch, form);
  assert.is(message.value?.text, info.message);
  api.responders['users/v3/create'] = () => Response.json({ responseContent: {} });
  await createCashier(branch, form);
  assert.is(message.value?.text, 'Caja @tiendaluna-centro-terraza');
});

test('downloading QR material does the step of a new business', async () => {
  stubbedApi({ 'users/v3/qr/download': () => new Response(new Blob(['%PDF-1.7'])) });
  assert.is(qrDownloaded('bu_luna'), false);
  // This DOM would leave the page for a download.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  assert.is((await downloadQr(cashier(), branch)).ok, true);
  assert.is(qrDownloaded('bu_luna'), true);
});

test('titulars, their cashiers and the default are marked', async () => {
  const rows = [
    cashier({ childrenUser: ['us_2', 'us_3'] }),
    cashier({ id: 'us_2', name: 'Caja 2', isChildCashier: true }),
    cashier({ id: 'us_4', name: 'Caja 4' }),
  ];
  const view = await render(
    <CashiersTable
      rows={rows}
      all={rows}
      defaultCashierId="us_4"
      branch={branch}
      person={{ type: 'branch_admin', permissions: [] }}
    />,
  );
  assert.equal(
    view.findAll('tbody td:first-child').map(({ textContent }) => textContent),
    ['Caja 1Titular de 2', 'Caja 2De Caja 1', 'Caja 4Predeterminada'],
  );
  await view.unmount();
});

test.run();
