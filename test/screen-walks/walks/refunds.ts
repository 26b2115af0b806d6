import type { Page } from 'playwright-core';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import type { ScreenCase } from '../support/screen-case.ts';
import { inDialog, opened, paymentDialog, screen, show } from '../support/screen-case-builders.ts';

const APPROVALS = '/refund-approvals';
const POLICY = '/user-administration/refunds';

const clientOf = (page: Page, username: string) => signedInClient(new URL(page.url()).origin, username);

/** Lets cashiers ask for refunds, and asks for a proof from an amount on. */
async function allowAsking(page: Page): Promise<void> {
  const { transactions } = await clientOf(page, 'tiendaluna');
  const { policy } = dataOf(await transactions.getRefundPolicy());
  dataOf(
    await transactions.setRefundPolicy({
      version: policy.version,
      rules: [{ roleId: 'operator', mode: 'may-request' }],
      confirmFrom: 1,
    }),
  );
}

/** The branch asks for a part of one of its payments, unless it has asked already. Returns the payment's id. */
async function askForPart(page: Page): Promise<string> {
  const { transactions } = await clientOf(page, 'tiendaluna-centro');
  const asked = await transactions.listRefundRequests({ pageProperties: { currentPage: 1, pageSize: 1 } });
  const [waiting] = dataOf(asked).data;
  if (waiting) return waiting.transactionId;
  const paid = dataOf(await transactions.listPaid({})).transactions.find(
    ({ status }) => status === 'completed',
  );
  if (!paid) throw new Error('The branch has no received payment');
  const content = { transactionId: paid.id, amount: 1, reason: 'Precio equivocado: marqué el café grande' };
  return dataOf(await transactions.requestRefund(content)).request.transactionId;
}

export const REFUNDS_OF_CASHIER: readonly ScreenCase[] = [
  {
    name: 'ask-refund',
    shows: ['transaction/ask-refund'],
    async open(page) {
      await show(page, '/transaction/dashboard');
      await allowAsking(page);
      await page.reload();
      const dialog = paymentDialog('Pagados', /^Acciones/, 'Pedir reembolso', 'transaction/ask-refund');
      await dialog.open(page);
      await inDialog(page).getByText('Lo aprueba otra persona').waitFor();
    },
  },
];

export const REFUNDS_OF_BRANCH: readonly ScreenCase[] = [
  screen('refund-approvals-empty', `user ${APPROVALS}`, APPROVALS),
  {
    name: 'withdraw-refund',
    shows: ['transaction/withdraw-refund'],
    async open(page) {
      await show(page, '/transaction/history');
      await page
        .locator(`a[href*="${await askForPart(page)}"]`)
        .first()
        .click();
      await page.getByRole('button', { name: 'Retirar pedido' }).click();
      await page.getByRole('heading', { name: 'Retirar el pedido' }).waitFor();
    },
  },
];

/** The seed has a request that waits; the walk of the branch may have added another. */
const waiting = (page: Page) => page.getByText('Precio equivocado').locator('visible=true').first().waitFor();

const decide = (what: string, step: string): ScreenCase =>
  opened(APPROVALS, step, `refund-approvals/${step}`, async (page) => {
    await waiting(page);
    await page
      .getByRole('button', { name: new RegExp(`^${what}`) })
      .first()
      .click();
    await inDialog(page).getByRole('heading').first().waitFor();
  });

export const REFUNDS_OF_BUSINESS: readonly ScreenCase[] = [
  opened(APPROVALS, 'refund-approvals', `user ${APPROVALS}`, waiting),
  decide('Aprobar', 'approve-refund'),
  decide('Rechazar', 'reject-refund'),
  screen('refund-policy', `user ${POLICY}`, POLICY),
  opened(POLICY, 'refund-policy-errors', `user ${POLICY}`, async (page) => {
    await page.getByLabel('Hasta, por día, Administrador de sucursal').fill('mucho');
    await page.getByRole('switch').setChecked(true);
    await page.getByLabel('A partir de').fill('');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Escribe desde qué monto').waitFor();
  }),
];
