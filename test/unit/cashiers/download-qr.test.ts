import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { downloadQr } from '../../../src/screens/cashiers/qr/qr-operations.ts';
import { branchOf, type ShownBranch } from '../../../src/screens/cashiers/use-shown-branch.ts';
import { qrDownloaded } from '../../../src/stores/first-steps-flags.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('downloading QR material');
const person = {
  type: 'branch_admin',
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
} as const;
const branch = branchOf(person, undefined) as ShownBranch;

test('downloading QR material completes that step of a new business', async () => {
  stubbedApi({ 'users/v3/qr/download': () => new Response(new Blob(['%PDF-1.7'])) });
  assert.is(qrDownloaded('bu_luna'), false);
  // This DOM would leave the page for a download.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  assert.is((await downloadQr(cashier(), branch)).ok, true);
  assert.is(qrDownloaded('bu_luna'), true);
});

test.run();
