import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { RESTING_PLACE } from '../support/page-pool.ts';
import { openAs } from '../support/portal-page.ts';
import { payInWorld } from '../support/world-payment.ts';

const scenario = browserSuite('Deposits');
const OWNER = 'tiendaluna';
const HOUR_MS = 3_600_000;

/** A moment in Guatemala, which has no summer time. `day` is written `20/11/2026`. */
const moment = (day: string, hour: number): number =>
  Date.parse(`${day.split('/').reverse().join('-')}T00:00:00-06:00`) + hour * HOUR_MS;

/** Runs on a page without code of the portal, which would notice that its session has ended. */
async function advanceTo(page: Page, time: number): Promise<void> {
  if (!page.url().endsWith(RESTING_PLACE)) await page.goto(RESTING_PLACE);
  const { now } = await (await page.request.get('/sandbox/v1/clock')).json();
  const advanceSeconds = Math.max(0, Math.ceil((time - Date.parse(now)) / 1000));
  await page.request.post('/sandbox/v1/clock', { data: { advanceSeconds } });
}

const section = (page: Page) => page.getByRole('region', { name: 'Depósito' });

/** Signs in again, because the previous session may have ended. */
async function openClosing(page: Page, address: string): Promise<void> {
  await openAs(page, OWNER, address);
  await section(page).waitFor();
}

scenario(
  'a closing waits for its deposit, the bank returns it and says why, and it is sent again',
  async ({ page }) => {
    await openAs(page, OWNER, '/closing/history');
    await payInWorld(page, { cashier: 'tiendaluna-zona10-caja1' }, 45);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sucursal').selectOption({ label: 'Zona 10' });
    await dialog.getByText('en Zona 10').waitFor();
    await dialog.getByRole('button', { name: /^Cerrar por Q/ }).click();
    await dialog.getByRole('button', { name: 'Entendido' }).click();

    await page.getByLabel('Depósito', { exact: true }).selectOption({ label: 'Por depositar' });
    await page.waitForURL(/deposit=pending/);
    const row = page.locator('tbody tr').filter({ hasText: 'Toda la sucursal' }).first();
    const leaves = (await row.getByText(/^Sale el /).innerText()).replace('Sale el ', '');
    await row.getByRole('link', { name: /^Ver detalle/ }).click();
    await section(page).getByText('Sale hacia el banco').waitFor();
    const address = new URL(page.url()).pathname;

    await advanceTo(page, moment(leaves, 17.9));
    // The other business has a deposit at the same time.
    for (const _ of ['cafesol', OWNER])
      await page.request.post('/sandbox/v1/deposits/return-next', { data: {} });
    await advanceTo(page, moment(leaves, 18.1));
    await openClosing(page, address);
    await section(page).getByText('Depositado', { exact: true }).first().waitFor();
    await section(page)
      .getByText(/Banco del Lago ··\d{4}/)
      .waitFor();
    const [year, month, day] = leaves.split('/').reverse();
    const reference = `DEP-${year?.slice(2)}${month}${day}`;
    await section(page).getByRole('columnheader', { name: reference }).waitFor();

    // There may be weekends and holidays in between.
    for (let hours = 40; hours < 200; hours += 24) {
      await advanceTo(page, moment(leaves, hours));
      await openClosing(page, address);
      if (await section(page).getByText('Devuelto por el banco').isVisible()) break;
    }
    await page
      .getByRole('alert')
      .getByText('El banco devolvió este depósito: el nombre de la cuenta no coincide con el del negocio.')
      .waitFor();
    const again = section(page).getByRole('listitem').filter({ hasText: 'Se vuelve a enviar' });
    const retry = (await again.getByRole('time').innerText()).trim();
    await page.getByRole('link', { name: 'Cierres' }).first().click();
    await page.getByText(`(${reference}). Revisa la cuenta: se vuelve a enviar el ${retry}.`).waitFor();
    await page.getByRole('link', { name: 'Ver por qué' }).click();
    await section(page).getByRole('columnheader', { name: reference }).waitFor();

    await advanceTo(page, moment(retry, 18.1));
    await openClosing(page, address);
    await section(page).getByText('Enviado otra vez').waitFor();
    assert.is(await page.getByText('El banco devolvió').count(), 0);
    await page.getByRole('button', { name: 'Comprobante de cierre' }).click();
    const slip = page.getByRole('article', { name: 'Comprobante de cierre' });
    assert.match(await slip.innerText(), new RegExp(`Depositado\\s+${retry}`));
  },
);
