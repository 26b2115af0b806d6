import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { bankFile, readDeposits } from '../support/bank-file.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';
import { readXlsx } from '../support/read-xlsx.ts';

const scenario = browserSuite('Reconciliation');

scenario(
  'the lines of a bank are matched to their deposits, the rest is joined or put aside, and only the marks are stored',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/closing/history');
    await page.getByRole('link', { name: 'Conciliar' }).click();
    const deposits = await readDeposits(page);
    assert.is(deposits.length, 4);
    const file = {
      name: 'movimientos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(bankFile(deposits)),
    };
    const input = page.getByLabel('Elige el archivo de tu banco');
    await input.setInputFiles(file);
    await page
      .getByLabel('Crédito o monto')
      .locator('option:checked', { hasText: 'A · Abono' })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Comparar' }).click();
    const matched = page.getByRole('region', { name: 'Coinciden' });
    await matched.getByRole('row').filter({ hasText: 'Monto, fecha y referencia' }).nth(1).waitFor();

    const last = deposits.at(-1)?.reference ?? '';
    await page.getByText(new RegExp(`^${last} Q.* con 1 línea de Q.*: diferencia Q0\\.00$`)).waitFor();
    await page.getByRole('button', { name: 'Unir' }).press('Enter');
    await matched.getByRole('button', { name: `Separar ${last}` }).waitFor();
    await page.getByRole('checkbox', { name: /COMISION/ }).press('Space');
    await page.getByRole('button', { name: 'No es nuestra' }).press('Enter');
    await page.getByText('Todo coincide').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar a Excel' }).click();
    const { rows } = readXlsx(await readFile(await (await download).path()));
    assert.equal(
      rows.map(([result]) => result?.value),
      ['Resultado', 'Coincide', 'Coincide', 'Coincide', 'No es nuestra'],
    );
    await page.getByRole('button', { name: 'Marcar 3 conciliados' }).click();
    await page.getByText('3 depósitos conciliados').waitFor();

    // The browser remembers the columns, and the server the marks.
    await page.reload();
    await input.setInputFiles(file);
    await matched.getByRole('row').filter({ hasText: 'Conciliado' }).nth(1).waitFor();
    assert.is(await page.getByRole('button', { name: /^Marcar/ }).count(), 0);
    assert.is(await page.getByRole('radio').count(), 0);
  },
);
