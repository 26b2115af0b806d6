import type { HttpLine } from '../support/bad-line/http-line.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../support/bad-line/line-faults.ts';
import { assert, browserSuite, type Locator, payInWorld, signIn } from '../support/browser-suite.ts';
import {
  attach,
  DOCUMENTS,
  documentPlace,
  fillAccess,
  fillBank,
  fillBusiness,
  fillLocation,
  onward,
  pdfFile,
  stepTitle,
} from '../support/sign-up-page.ts';
import { operationOf, submitOnBadLine } from './support/submit-on-bad-line.ts';

// All other dialogs are submitted with every fault by test/unit/dialogs/.
const scenario = browserSuite('Bad line', {}, { badLine: true });

scenario('a payment is refunded once', async ({ page, line }) => {
  await signIn(page, 'tiendaluna');
  await payInWorld(page, 'tiendaluna-centro-caja1', 61.11);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Q61.11' });
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Reembolsar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reembolsar pago' });
  await dialog.getByLabel('Motivo').fill('Devolvió el producto');
  await submitOnBadLine(line, dialog, { button: 'Reembolsar Q61.11', call: 'transactions.refund' });
  await row.getByText('Reembolsado').waitFor();
});

/** Checks that each fault is shown at its document, which keeps the file for another attempt. */
async function uploadOnBadLine(line: HttpLine, place: Locator): Promise<void> {
  const { path } = operationOf('signUp.uploadDocument');
  for (const name of FAULT_NAMES.filter((one) => one !== 'delay')) {
    line.fault = { name, path };
    const met = line.nextMeeting();
    await place.getByRole('button', { name: 'Reintentar' }).click();
    await met;
    const [, message = ''] = LINE_FAULTS[name].says.split(': ');
    await place.getByText(message).waitFor();
    await place.getByText('.pdf').waitFor();
  }
  line.fault = undefined;
  await place.getByRole('button', { name: 'Reintentar' }).click();
  await place.getByText('Recibido').waitFor();
}

scenario('a business signs up once, with one copy of each document', async ({ page, line }) => {
  await page.goto('/afiliaciones/negocio');
  for (const fill of [fillBusiness, fillLocation, fillBank]) {
    await fill(page);
    await onward(page);
  }
  const [first = '', ...others] = DOCUMENTS;
  line.fault = { name: 'offline', path: operationOf('signUp.uploadDocument').path };
  await attach(page, first, pdfFile(`${first}.pdf`));
  await uploadOnBadLine(line, documentPlace(page, first));
  for (const document of others) await attach(page, document, pdfFile(`${document}.pdf`));
  for (const document of others) await documentPlace(page, document).getByText('Recibido').waitFor();
  await onward(page);

  await fillAccess(page, 'panaderiavolcan');
  const form = page.locator('form').filter({ has: stepTitle(page, 'Crea tu acceso') });
  await submitOnBadLine(line, form, { button: 'Enviar afiliación', call: 'signUp.create' });
  await stepTitle(page, 'Listo').waitFor();

  const { signUps } = await (await page.request.get('/sandbox/v1/sign-ups')).json();
  const mine = signUps.filter(({ username }: { username: string }) => username === 'panaderiavolcan');
  assert.is(mine.length, 1);
  assert.equal(
    mine[0].documents.map(({ name }: { name: string }) => name).sort(),
    DOCUMENTS.map((name) => `${name}.pdf`).sort(),
  );
});
