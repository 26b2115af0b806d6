import type { Page } from 'playwright-core';
import { START } from '../../../docs/pictures/sandbox.mjs';
import type { ScreenCase, ScreenWalk } from '../support/screen-case.ts';
import {
  type Act,
  dialogOf,
  inDialog,
  menu,
  opened,
  openMenu,
  screen,
  submitEmpty,
} from '../support/screen-case-builders.ts';
import {
  byKey,
  CAJA_1,
  charge,
  DISPLAYS,
  fillCharge,
  PAID_TWICE,
  PAYMENTS,
} from './charges-and-customer-display.ts';
import { REFUNDS_OF_CASHIER } from './refunds.ts';

const CLOSINGS = '/closing/history';

async function findAppUser(page: Page): Promise<void> {
  await page.getByLabel('Usuario o teléfono').fill('maria.lopez');
  await inDialog(page).getByText('@maria.lopez').waitFor();
}

async function fillRequest(page: Page): Promise<void> {
  await findAppUser(page);
  await inDialog(page).getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').fill('125.50');
  await page.getByLabel('Nota').fill('2 blusas y un cinturón');
}

async function send(page: Page): Promise<void> {
  await fillRequest(page);
  await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
  await page.getByRole('heading', { name: 'Esperando el pago' }).waitFor();
}

const paid = (page: Page) => page.getByRole('region', { name: 'Pagados' });

const REQUESTS: readonly ScreenCase[] = [
  byKey('charge', 'transaction/charge', 'F9', (page) => fillCharge(page)),
  byKey('charge-payers', 'transaction/charge', 'F9', async (page) => {
    await fillCharge(page);
    await inDialog(page)
      .getByRole('combobox', { name: /^Cliente/ })
      .fill('mar');
    await inDialog(page).getByRole('option').first().waitFor();
  }),
  byKey('charge-waiting', 'transaction/waiting', 'F9', charge),
  byKey('share', 'transaction/share', 'F9', async (page) => {
    await charge(page);
    await inDialog(page).getByRole('button', { name: 'Compartir' }).click();
    await inDialog(page).getByRole('link', { name: 'WhatsApp' }).waitFor();
  }),
  byKey('search-user', 'transaction/search-user', 'F2', findAppUser),
  byKey('new-request', 'transaction/new-request', 'F2', fillRequest),
  byKey('new-request-errors', 'transaction/new-request', 'F2', async (page) => {
    await findAppUser(page);
    await inDialog(page).getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Monto').waitFor();
    await submitEmpty(page);
  }),
  byKey('waiting', 'transaction/waiting', 'F2', send),
  byKey('cancel-request', 'transaction/cancel', 'F2', async (page) => {
    await send(page);
    await inDialog(page).getByRole('button', { name: 'Cancelar solicitud' }).click();
    await page.getByRole('heading', { name: '¿Cancelar la solicitud?' }).waitFor();
  }),
  opened(PAYMENTS, 'cancel-many', 'transaction/cancel-many', async (page) => {
    await openMenu(page.getByRole('region', { name: 'Pendientes' }), /^Acciones/);
    await page.getByRole('menuitem', { name: 'Cancelar varias' }).click();
    await inDialog(page).getByRole('checkbox').first().waitFor();
  }),
];

const FOUND: readonly ScreenCase[] = [
  byKey('latest', 'transaction/latest', 'F8', (page) => inDialog(page).locator('li').first().waitFor()),
  opened(PAYMENTS, 'own-qr', 'transaction/own-qr', async (page) => {
    const button = page.getByRole('button', { name: 'Mi QR' });
    if (await button.isVisible()) await button.click();
    else {
      await openMenu(page, 'Mostrador');
      await page.getByRole('menuitem', { name: 'Mi QR' }).click();
    }
    await inDialog(page)
      .getByRole('img', { name: /^Código QR/ })
      .waitFor();
  }),
  byKey('latest-none', 'transaction/latest', 'F8', (page) =>
    page.getByText('Todavía no recibiste ningún pago').waitFor(),
  ),
  byKey('find', 'find/find', 'Control+k', async (page) => {
    await page.keyboard.type('ca');
    await inDialog(page).getByRole('option').first().waitFor();
  }),
  byKey('keys', 'find/keys', '?'),
];

const withoutPayments = (one: ScreenCase): ScreenCase => ({
  ...one,
  async open(page) {
    const none = (content: object) => ({
      json: { responseContent: content, info: { title: '', message: '' } },
    });
    await page.route('**/transactions/v3/history', (route) =>
      route.fulfill(
        none({ data: [], pageProperties: { currentPage: 1, pageSize: 5, totalPages: 0, totalRecords: 0 } }),
      ),
    );
    const paidNone = none({ transactions: [], serverTime: new Date(START).toISOString() });
    await page.route('**/transactions/v3/paid', (route) => route.fulfill(paidNone));
    // Without a change on the stream, the page keeps what it has read.
    await page.goto(PAYMENTS);
    await one.open(page);
  },
  async leave(page) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(PAYMENTS);
  },
});

const FAILED: ScreenCase = {
  ...byKey('failed-dialog', 'failed-dialog.tsx', 'F2', async (page) => {
    await page.route('**/transactions/v3/verify-user', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.responseContent.user.username = {};
      await route.fulfill({ response, json });
    });
    await page.getByLabel('Usuario o teléfono').fill('maria.lopez');
    await page.getByRole('heading', { name: 'No pudimos mostrar esta ventana' }).waitFor();
  }),
  async leave(page) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(PAYMENTS);
  },
};

export const CASHIER: ScreenWalk = {
  username: CAJA_1,
  cases: [
    screen('cashier-payments', `user ${PAYMENTS}`, PAYMENTS),
    menu(PAYMENTS, 'transaction-row-actions.tsx', /^Acciones de/),
    menu(PAYMENTS, 'dashboard-header.tsx', 'Mostrador'),
    menu(PAYMENTS, 'alert-toggles.tsx', 'Avisos', [390, 320]),
    ...DISPLAYS,
    ...REFUNDS_OF_CASHIER,
    ...REQUESTS,
    ...FOUND.map((one) => (one.name === 'latest-none' ? withoutPayments(one) : one)),
    FAILED,
    opened(PAYMENTS, 'payment-detail', 'detail-panel.tsx', async (page) => {
      await paid(page).getByRole('link').first().click();
      await inDialog(page).getByRole('button', { name: 'Comprobante' }).waitFor();
    }),
    opened(PAYMENTS, 'receipt', 'transaction/receipt', async (page) => {
      await openMenu(paid(page), /^Acciones de/);
      await page.getByRole('menuitem', { name: 'Imprimir comprobante' }).click();
      await inDialog(page).waitFor();
    }),
    dialogOf(CLOSINGS, 'cashier-closing', 'closing/close', 'Realizar cierre', (page) =>
      inDialog(page).getByText('Total', { exact: true }).first().waitFor(),
    ),
    screen('cashier-profile', 'user /profile', '/profile'),
    ...PAID_TWICE,
  ],
};

const counting = (name: string, then?: Act): ScreenCase =>
  dialogOf(CLOSINGS, name, 'closing/close', 'Realizar cierre', async (page) => {
    await inDialog(page).locator('input:enabled').first().waitFor();
    await then?.(page);
  });

/** A cashier of a business that requires a count at each closing. */
export const COUNTING: ScreenWalk = {
  username: CAJA_1,
  cases: [counting('counted-closing'), counting('counted-closing-errors', submitEmpty)],
};
