import { bankFile, readDeposits } from '../support/bank-file.ts';
import type { ScreenCase } from '../support/screen-case.ts';
import { type Act, opened, screen, show } from '../support/screen-case-builders.ts';

const RECONCILE = '/closing/reconcile';

/** A file with a heading of its own, because the portal remembers the columns of a heading. */
const reconciling = (name: string, then: Act): ScreenCase =>
  opened('/closing/history', name, 'user /closing/reconcile', async (page) => {
    await show(page, RECONCILE);
    // The file of the previous case is kept over a reload.
    const file = page.getByLabel('Elige el archivo de tu banco');
    const another = page.getByRole('button', { name: 'Otro archivo' });
    await file.or(another).waitFor();
    if (await another.isVisible()) await another.click();
    const text = bankFile(await readDeposits(page)).replace('Concepto', `Concepto de ${name}`);
    await file.setInputFiles({
      name: 'movimientos-de-octubre.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
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
