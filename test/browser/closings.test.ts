import { assert, browserSuite, openAs } from '../support/browser-suite.ts';
import { workbookOf } from '../support/make-workbook.ts';
import { readPdf } from '../support/read-pdf.ts';
import { linesOf, narrowRoll, overflowOf } from './support/narrow-roll.ts';

const scenario = browserSuite('Closings', {}, { sharesServer: true });

scenario('a closing is exported, and its slip fits a sheet and a roll', async ({ page }) => {
  await openAs(page, 'tiendaluna', '/closing/history');
  const rows = page.getByRole('region', { name: 'Cierres' }).locator('tbody tr');
  await rows
    .filter({ hasText: /Completado|Deposit/ })
    .first()
    .getByRole('link', { name: /^Ver detalle/ })
    .click();
  await page.getByRole('heading', { name: /^Cierre del / }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  assert.match((await download).suggestedFilename(), /^cierre-CI-\d+\.xlsx$/);

  await page.getByRole('button', { name: 'Comprobante de cierre' }).click();
  const slip = page.getByRole('article', { name: 'Comprobante de cierre' });
  await slip.getByText('Firma de quien entrega').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.ok(((await slip.boundingBox())?.width ?? 0) > 500, 'on a sheet the slip is wider than a roll');
  await page.emulateMedia({ media: null });
  const [sheet, ...moreSheets] = await readPdf(await page.pdf({ format: 'A4' }));
  assert.equal([sheet?.width, sheet?.height, moreSheets], [210, 297, []]);
  assert.match(sheet?.text ?? '', /Comprobante de cierre/);
  assert.not.match(sheet?.text ?? '', /MENÙ|Imprimir|Exportar/);
  const margin = { left: '4mm', right: '4mm', top: '4mm', bottom: '4mm' };
  const [roll, ...moreOfRoll] = await readPdf(await page.pdf({ width: '80mm', height: '297mm', margin }));
  assert.equal([roll?.width, roll?.height, moreOfRoll], [80, 297, []]);
  assert.match(roll?.text ?? '', /Firma de quien recibe/);
  await narrowRoll(page);
  for (const amount of await slip.getByText(/^\u2212?Q[\d,.]+$/).all())
    assert.is(await linesOf(amount), 1, (await amount.textContent()) ?? '');
  assert.ok((await overflowOf(slip)) <= 0, 'nothing of the slip is cut');
});

scenario(
  'the sheet that is read of a workbook stands beside its name, and another with lines is said not to be compared',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/closing/reconcile');
    const lines = 'Fecha;Concepto;Débito;Crédito\n25/11/2026;COMISION;5.00;';
    const buffer = Buffer.from(
      workbookOf({ Notas: 'a;b', Noviembre: lines, Octubre: lines, Septiembre: lines }),
    );
    await page
      .getByLabel('Elige el archivo de tu banco')
      .setInputFiles({ name: 'banco.xlsx', mimeType: '', buffer });
    await page.getByText('Columnas de banco.xlsx, hoja «Noviembre»').waitFor();
    const told =
      'No se comparan las líneas de las otras hojas: «Octubre», «Septiembre». Para compararlas, guárdalas en su propio archivo.';
    await page.getByText(told).waitFor();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await page.getByLabel('Archivo').getByText('banco.xlsx, hoja «Noviembre»').waitFor();
    await page.getByText(told).waitFor();
  },
);
