import { bankFile, readDeposits } from '../support/bank-file.ts';
import type { ScreenCase } from '../support/screen-case.ts';
import { type Act, opened, screen, show } from '../support/screen-case-builders.ts';

const RECONCILE = '/closing/reconcile';

/** A file with a heading of its own, because the portal remembers the columns of a heading. */
const reconciling = (name: string, then: Act): ScreenCase =>
  // Leaving the page forgets the file of the previous case.
  opened('/closing/history', name, 'user /closing/reconcile', async (page) => {
    await show(page, RECONCILE);
    const text = bankFile(await readDeposits(page)).replace('Concepto', `Concepto de ${name}`);
    await page
      .getByLabel('Elige el archivo de tu banco')
      .setInputFiles({ name: 'movimientos-de-octubre.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await then(page);
  });

export const RECONCILING: readonly ScreenCase[] = [
  screen('reconcile', 'user /closing/reconcile', RECONCILE),
  reconciling('reconcile-columns', (page) => page.getByRole('button', { name: 'Comparar' }).waitFor()),
  reconciling('reconcile-lines', async (page) => {
    const compare = page.getByRole('button', { name: 'Comparar' });
    const compared = page.getByText('Líneas del banco sin depósito');
    await compare.or(compared).waitFor();
    if (await compare.isVisible()) await compare.click();
    await compared.waitFor();
  }),
];
