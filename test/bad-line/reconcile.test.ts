import * as assert from 'uvu/assert';
import { FAULT_NAMES, LINE_FAULTS } from '../support/bad-line/line-faults.ts';
import { lineOf } from '../support/bad-line/line-of.ts';
import { pathOf } from '../support/bad-line/path-of.ts';
import { pressOnBadLine } from '../support/bad-line/submit-on-bad-line.ts';
import { bankFile, readDeposits } from '../support/bank-file.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { openAs } from '../support/portal-page.ts';

const scenario = browserSuite('Conciliar on a bad line', {}, { badLine: true });
const LOST = FAULT_NAMES.filter((name) => !LINE_FAULTS[name].carriedOut);

scenario(
  'if the call that marks deposits does not arrive, the lines stay; if only its response is lost, the marks are shown',
  async (scene) => {
    const { page } = scene;
    await openAs(page, 'tiendaluna', '/closing/reconcile');
    await page.getByLabel('Elige el archivo de tu banco').setInputFiles({
      name: 'movimientos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(bankFile(await readDeposits(page))),
    });
    await page.getByRole('button', { name: 'Comparar' }).click();
    const mark = { button: 'Marcar 2 conciliados', call: pathOf('closings.reconcileDeposits') };
    const line = lineOf(scene);
    const reached = await pressOnBadLine(line, page.locator('body'), mark, LOST);
    assert.is(reached.length, 0);

    line.fault = { name: 'reset', path: mark.call };
    await page.getByRole('button', { name: mark.button }).click();
    const matched = page.getByRole('region', { name: 'Coinciden' });
    await matched.getByRole('row').filter({ hasText: 'Conciliado' }).nth(1).waitFor();
    await page.getByRole('alert').filter({ hasText: LINE_FAULTS.reset.says }).waitFor();
    assert.is(await page.getByRole('button', { name: /^Marcar/ }).count(), 0);
  },
);
