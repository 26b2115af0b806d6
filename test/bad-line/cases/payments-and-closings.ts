import type { Locator, Page } from 'playwright-core';
import { payInWorld } from '../../support/pay-in-world.ts';
import { openAs, signIn } from '../../support/portal-page.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import { dialogNamed } from '../../support/walk-row-dialog.ts';
import type { BadLineCase } from '../support/bad-line-case.ts';

const rowOf = (page: Page, amount: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: amount });

async function chooseIn(row: Locator, item: string, title: string): Promise<Locator> {
  const page = row.page();
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = dialogNamed(page, title);
  await dialog.waitFor();
  return dialog;
}

async function openClosing(page: Page, username: string): Promise<Locator> {
  await openAs(page, username, '/closing/history');
  await page.getByRole('button', { name: 'Realizar cierre' }).click();
  return dialogNamed(page, 'Realizar cierre');
}

export const PAYMENTS_AND_CLOSINGS: readonly BadLineCase[] = [
  {
    name: 'Reembolsar',
    async open({ page }) {
      await signIn(page, 'tiendaluna');
      await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 61.11);
      const dialog = await chooseIn(rowOf(page, 'Q61.11'), 'Reembolsar', 'Reembolsar pago');
      await dialog.getByLabel('Motivo').fill('Devolvió el producto');
      return dialog;
    },
    button: 'Reembolsar Q61.11',
    call: 'transactions.refund',
    recorded: 'refunded',
  },
  {
    name: 'Cancelar',
    async open({ page, server }) {
      const { transactions } = await signedInClient(server.url, 'tiendaluna-centro-caja1');
      const { user } = dataOf(await transactions.verifyUser({ search: 'maria.lopez' }));
      dataOf(await transactions.sendRequest({ friUserId: user.id, amount: 62.22 }));
      await signIn(page, 'tiendaluna');
      return chooseIn(rowOf(page, 'Q62.22'), 'Cancelar', '¿Cancelar la solicitud?');
    },
    button: 'Cancelar solicitud de Q62.22',
    call: 'transactions.cancelRequest',
    recorded: 'request-canceled',
  },
  {
    name: 'Rechazar',
    async open({ page }) {
      await signIn(page, 'tiendaluna');
      await payInWorld(page, { business: 'Tienda Luna' }, 63.33);
      return chooseIn(rowOf(page, 'Q63.33'), 'Rechazar', 'Rechazar pago');
    },
    button: 'Rechazar pago de Q63.33',
    call: 'transactions.rejectPayment',
    recorded: 'payment-rejected',
  },
  {
    name: 'Asignar',
    async open({ page }) {
      await signIn(page, 'tiendaluna');
      await payInWorld(page, { business: 'Tienda Luna' }, 64.44);
      const dialog = await chooseIn(rowOf(page, 'Q64.44'), 'Asignar', 'Asignar pago');
      await dialog.getByLabel('Sucursal').selectOption({ label: 'Zona 10' });
      await dialog.locator('label', { hasText: '@tiendaluna-zona10-caja2' }).click();
      return dialog;
    },
    button: /^Asignar a/,
    call: 'transactions.assignPayment',
    recorded: 'payment-assigned',
  },
  {
    name: 'Realizar cierre',
    async open({ page }) {
      await payInWorld(page, { cashier: 'tiendaluna-antigua-caja1' }, 65.55);
      return openClosing(page, 'tiendaluna-antigua');
    },
    button: /^Cerrar por Q/,
    call: 'closings.close',
    recorded: 'closing-made',
  },
  {
    name: 'Realizar cierre con conteo',
    async open({ page, server }) {
      const { profile } = await signedInClient(server.url, 'tiendaluna');
      dataOf(await profile.setClosingCount({ required: true, reasonThreshold: 0 }));
      await payInWorld(page, { cashier: 'tiendaluna-centro-caja1' }, 66.66);
      const dialog = await openClosing(page, 'tiendaluna-centro-caja1');
      await dialog.getByLabel('Monto contado').fill('10.00');
      await dialog.getByLabel('Motivo de la diferencia').fill('Un cambio mal dado');
      return dialog;
    },
    button: 'Cerrar con Q10.00 contados',
    call: 'closings.close',
    recorded: 'closing-made',
  },
];
