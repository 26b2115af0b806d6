import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { dialogsClosed, openAs, signIn } from '../support/portal-page.ts';
import { readXlsx } from '../support/read-xlsx.ts';

const { scenario, run } = browserSuite('History');

const results = (page: Page) => page.getByRole('region', { name: 'Transacciones' });
const rows = (page: Page) => results(page).locator('tbody tr');
const filters = (page: Page) => page.getByRole('region', { name: 'Filtros' });
const queryOf = (page: Page) => new URL(page.url()).search;

/** Waits until the requested page is shown and nothing is loading. */
async function shown(page: Page): Promise<void> {
  await results(page).getByText(/^Neto/).waitFor();
  await page.getByRole('progressbar', { name: 'Cargando transacciones' }).waitFor({ state: 'detached' });
}

async function expectInEachRow(page: Page, text: string): Promise<void> {
  const texts = await rows(page).allInnerTexts();
  assert.ok(texts.length > 0, 'there are rows');
  for (const one of texts) assert.match(one, text);
}

async function openHistory(page: Page, query = ''): Promise<void> {
  await openAs(page, 'tiendaluna', `/transaction/history${query}`);
  await shown(page);
}

async function countOf(page: Page): Promise<number> {
  const text = await results(page)
    .getByText(/transacci(ón|ones)$/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

scenario('a chosen status applies at once, is in the address, and Back removes it', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.getByRole('link', { name: 'Historial' }).click();
  await shown(page);
  const all = await countOf(page);
  await filters(page).getByLabel('Estado').selectOption('refunded');
  await page.waitForURL(/\?status=refunded$/);
  await shown(page);
  const refunded = await countOf(page);
  assert.ok(refunded < all);
  await expectInEachRow(page, 'Reembolsado');
  await page.goBack();
  await shown(page);
  assert.is(queryOf(page), '');
  assert.is(await filters(page).getByLabel('Estado').inputValue(), '');
  assert.is(await countOf(page), all);
});

scenario('text is applied by Enter, and Limpiar removes it', async ({ page }) => {
  await openHistory(page);
  const name = (await rows(page).first().getByRole('link').innerText()).trim();
  const search = filters(page).getByLabel('Buscar');
  await search.fill(name);
  assert.is(queryOf(page), '');
  await search.press('Enter');
  await page.waitForURL(/search=/);
  await shown(page);
  await expectInEachRow(page, name);
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await shown(page);
  assert.is(queryOf(page), '');
  assert.is(await search.inputValue(), '');
});

scenario(
  'a range whose end comes first marks both fields and does not change the table',
  async ({ page }) => {
    await openHistory(page);
    const before = await rows(page).first().innerText();
    await page.getByLabel('Fecha inicial', { exact: true }).fill('25/11/2026');
    await page.getByLabel('Fecha final', { exact: true }).fill('20/11/2026');
    await page.getByLabel('Monto inicial').fill('500');
    await page.getByLabel('Monto final').fill('100');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page
      .getByText('Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial')
      .waitFor();
    await page.getByText('Por favor, asegúrese de ingresar un monto final mayor al monto inicial').waitFor();
    assert.is(await filters(page).locator('[aria-invalid=true]').count(), 4);
    assert.is(queryOf(page), '');
    assert.is(await rows(page).first().innerText(), before);
    const first = page.getByLabel('Fecha inicial', { exact: true });
    await first.fill('');
    await first.pressSequentially('31/12/9999');
    await page.getByText('Escribe fechas del 01/01/2000 al 31/12/2099').waitFor();
    await first.fill('');
    await first.pressSequentially('01/01/2026');
    await page.getByLabel('Monto final').fill('1,000,000,000');
    await page.getByText('El monto máximo es 999,999,999.99').waitFor();
    await page.getByLabel('Monto inicial').click();
    await page.keyboard.type('12,50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,600.5');
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=2026-01-01&to=2026-11-20&min=12.5&max=1600.5/);
  },
);

scenario('on a device with a wrong clock, Hoy is the day of the business', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 40 * 3_600_000 });
  await signIn(page, 'tiendaluna');
  const answered = page.waitForResponse('**/api/transactions/v3/history');
  await page.goto('/transaction/history?period=today');
  const moment = Date.parse((await (await answered).headerValue('Date')) ?? '');
  const day = new Date(moment - 6 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  await shown(page);
  for (const row of await rows(page).all()) assert.match(await row.innerText(), day);
  // These days are in UTC, so none of the presets such as Hoy matches.
  assert.is(await page.getByLabel('Fecha inicial', { exact: true }).inputValue(), '');
});

scenario('page, page size and order are changed from the table', async ({ page }) => {
  await openHistory(page);
  assert.is(await rows(page).count(), 10);
  const all = (await countOf(page)).toLocaleString('es-GT');
  await results(page).getByText(`1 a 10 de ${all}`).waitFor();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await results(page).getByText(`11 a 20 de ${all}`).waitFor();
  await page.goBack();
  await results(page).getByText(`1 a 10 de ${all}`).waitFor();
  await page.getByLabel('Filas por página').selectOption('25');
  await results(page).getByText(`1 a 25 de ${all}`).waitFor();
  await shown(page);
  assert.is(await rows(page).count(), 25);
  const newest = await rows(page).first().innerText();
  await results(page).getByRole('button', { name: 'Fecha' }).click();
  await page.waitForURL(/sort=asc/);
  await shown(page);
  assert.is.not(await rows(page).first().innerText(), newest);
  assert.is(
    await results(page).getByRole('columnheader', { name: 'Fecha' }).getAttribute('aria-sort'),
    'ascending',
  );
});

scenario(
  'a payment opens beside the list with its own address, and is found by its code',
  async ({ page, newPage }) => {
    await openHistory(page, '?status=completed');
    const link = rows(page).first().getByRole('link');
    const name = (await link.innerText()).trim();
    await link.click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Seguimiento').waitFor();
    await panel.getByText(name).first().waitFor();
    const address = page.url();
    assert.match(address, /status=completed&t=/);
    await panel.getByRole('button', { name: 'Transacción siguiente' }).click();
    assert.is.not(page.url(), address);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    assert.is(queryOf(page), '?status=completed');

    const other = await newPage();
    await openAs(other, 'tiendaluna', address);
    await other.getByRole('dialog').getByText(name).first().waitFor();
    await other.getByRole('button', { name: 'Comprobante' }).click();
    const receipt = other.getByRole('article', { name: 'Comprobante' });
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4})+/.exec(await receipt.innerText())?.[0] ?? '';
    await other.emulateMedia({ media: 'print' });
    assert.is(await other.getByRole('button', { name: 'Imprimir' }).isVisible(), false);
    assert.is(await other.getByRole('heading', { name: 'Historial' }).isVisible(), false);
    assert.ok(await receipt.isVisible());

    await page.goto(`/transaction/history?search=${code}`);
    await shown(page);
    assert.is(await countOf(page), 1);
    assert.match(await rows(page).first().innerText(), name);

    // A reader of barcodes types the code and presses Enter, at once.
    const forged = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`${forged}\n`);
    await page.getByRole('alert').getByText('Ningún pago tuyo tiene este código').waitFor();
    await page.getByRole('combobox', { name: 'Buscar en el portal' }).fill(code);
    await page.keyboard.press('Enter');
    await panel.getByText(code).waitFor();
    assert.match(await panel.innerText(), name);
  },
);

scenario('a view is saved by name on the device', async ({ page }) => {
  await openHistory(page, '?status=refunded&period=last-month');
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar esta vista' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Devoluciones');
  await page.keyboard.press('Enter');
  await dialogsClosed(page);
  await page.goto('/transaction/history');
  await shown(page);
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('menuitem', { name: 'Devoluciones' }).click();
  await page.waitForURL(/\?status=refunded&period=last-month$/);
});

scenario(
  'the extent of an export is shown before, and the file has exactly the rows of the list',
  async ({ page }) => {
    await openHistory(page, '?status=refunded&period=last-7-days&size=100');
    const count = await countOf(page);
    assert.ok(count > 0 && count <= 100);
    const list = await Promise.all((await rows(page).all()).map((row) => row.innerText()));
    await page.getByRole('button', { name: 'Exportar a Excel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Reembolsado · Últimos 7 días: \d\d\/\d\d\/\d{4} a /).waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: new RegExp(`^Exportar ${count} `) }).click();
    const file = await download;
    await page.getByText('Listo').waitFor();
    await page.getByText(file.suggestedFilename()).waitFor();
    const sheet = readXlsx(await readFile(await file.path()));
    const header = sheet.rows.findIndex((row) => row.some((cell) => cell?.value === 'Monto'));
    const amountColumn = sheet.rows[header]?.findIndex((cell) => cell?.value === 'Monto') ?? -1;
    const data = sheet.rows.slice(header + 1, header + 1 + count);
    assert.is(data.length, count);
    for (const [index, row] of data.entries()) {
      const amount = row[amountColumn];
      assert.is(amount?.kind, 'number');
      const written = Number(amount?.value).toLocaleString('en', { minimumFractionDigits: 2 });
      assert.match(list[index] ?? '', `Q${written}`);
      const username = row.find((cell) => cell?.value.startsWith('@'))?.value;
      if (username) assert.match(list[index] ?? '', username);
    }
  },
);

scenario(
  'an export can be cancelled and retried, and one that is too large shows how to narrow it',
  async ({ page }) => {
    const path = '**/api/transactions/v3/history/excel';
    const reject = (status: number, title: string, message: string) =>
      page.route(path, (route) =>
        route.fulfill({ status, json: { responseContent: null, info: { title, message } } }),
      );
    const card = (title: string) => page.getByRole('alert').filter({ hasText: title });
    const begin = async () => {
      await page.getByRole('button', { name: 'Exportar a Excel' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Exportar \d+ / })
        .click();
    };
    await openHistory(page, '?status=refunded&period=last-7-days');

    await page.route(path, () => undefined);
    await begin();
    await page.getByRole('progressbar', { name: 'Exportación' }).waitFor();
    const cancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('history/excel'),
    );
    await page.getByRole('button', { name: 'Cancelar exportación' }).click();
    await cancelled;
    await page.getByText('Exportando a Excel').waitFor({ state: 'detached' });
    await page.unroute(path);

    await reject(500, 'Error', 'Ocurrió un error, intente nuevamente');
    await begin();
    await card('Ocurrió un error, intente nuevamente').waitFor();
    await page.unroute(path);
    const download = page.waitForEvent('download');
    await card('Ocurrió un error').getByRole('button', { name: 'Reintentar' }).click();
    assert.match((await download).suggestedFilename(), /^historial-.*\.xlsx$/);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

    await reject(413, 'Demasiado grande', 'Elige un rango de fechas más corto');
    await begin();
    await card('Elige un rango de fechas más corto').waitFor();
    assert.is(await card('Demasiado grande').getByRole('button', { name: 'Reintentar' }).count(), 0);
  },
  { routes: true, expectedErrors: /status of (500|413)/ },
);

scenario(
  'a failed load shows why inside the card, and can be retried there',
  async ({ page }) => {
    await page.route('**/api/transactions/v3/history', (route) => route.abort());
    await openAs(page, 'tiendaluna', '/transaction/history');
    await results(page).getByRole('alert').waitFor();
    await page.unroute('**/api/transactions/v3/history');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await shown(page);
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'on a phone cards replace the table, and the filters fill the screen',
  async ({ page }) => {
    await openHistory(page);
    assert.is(await page.getByRole('table').count(), 0);
    assert.is(
      await results(page).getByRole('list', { name: 'Transacciones' }).getByRole('listitem').count(),
      10,
    );
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Gráfica por día' }).click();
    const days = page.getByRole('region', { name: 'Gráfica por día' });
    await days.getByRole('slider').tap({ position: { x: 200, y: 80 } });
    await days.getByRole('button', { name: 'Ver este día en la lista' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Gráfica por día' }).click();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Estado').selectOption('completed');
    await sheet.getByRole('button', { name: 'Aplicar' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filtros 1' }).waitFor();
    await page.getByRole('button', { name: 'Quitar el filtro Recibido' }).click();
    await page.getByRole('button', { name: 'Filtros', exact: true }).waitFor();
  },
  { size: 'phone' },
);

scenario('the days of the money filter the list, by keys and by pointer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('daily-totals') && asked.push(request.url()));
  await openHistory(page);
  assert.equal(asked, [], 'nothing is read before it is opened');
  await page.getByRole('button', { name: 'Gráfica por día' }).click();
  const panel = page.getByRole('region', { name: 'Gráfica por día' });
  const days = panel.getByRole('slider');
  await days.waitFor();
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  const said = (await days.getAttribute('aria-valuetext')) ?? '';
  const [, weekday, date = ''] = /^(\S+) (\d\d\/\d\d\/\d{4}): recibido Q/.exec(said) ?? [];
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/history?period=${date.split('/').reverse().join('-')}`);
  await shown(page);
  await expectInEachRow(page, date);
  assert.is(await page.getByLabel('Periodo').locator('option:checked').innerText(), date);

  await panel.getByRole('button', { name: 'Ver como tabla' }).click();
  const row = panel.getByRole('row').filter({ hasText: date });
  const received = (
    await results(page)
      .getByText(/^Recibido Q/)
      .innerText()
  ).replace(/Recibido\s*/, '');
  assert.match(await row.innerText(), received);
  await panel.getByRole('button', { name: `${weekday} ${date}` }).click();
  await page.waitForURL(/\/history$/);

  await panel.getByRole('button', { name: 'Ver como gráfica' }).click();
  const { x, y, width } = (await days.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width - 4, y + 20);
  await shown(page);
  const today = await days.getAttribute('aria-valuetext');
  assert.match(today ?? '', await page.getByLabel('Periodo').locator('option:checked').innerText());
});

scenario('a payment opened by keyboard returns the focus', async ({ page }) => {
  await openHistory(page);
  await expectNoSidewaysScroll(page);
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Seguimiento').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(
    await rows(page)
      .first()
      .getByRole('link')
      .evaluate((element) => element === document.activeElement),
  );
});

run();
