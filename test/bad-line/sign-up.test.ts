import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { HttpLine } from '../support/bad-line/http-line.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../support/bad-line/line-faults.ts';
import { lineOf } from '../support/bad-line/line-of.ts';
import { pathOf } from '../support/bad-line/path-of.ts';
import { submitOnBadLine } from '../support/bad-line/submit-on-bad-line.ts';
import { browserSuite } from '../support/browser-suite.ts';
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

const scenario = browserSuite('A sign-up on a bad line', {}, { badLine: true });

interface WorldSignUp {
  username: string;
  account: { number: string };
  documents: { name: string }[];
}

/** Checks that each fault is shown at its document, which keeps the file for another attempt. */
async function uploadOnBadLine(line: HttpLine, place: Locator): Promise<void> {
  for (const name of FAULT_NAMES.filter((one) => one !== 'delay')) {
    line.fault = { name, path: pathOf('signUp.uploadDocument') };
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

scenario('a business signs up once, with one account and one copy of each document', async (scene) => {
  const { page } = scene;
  const form = (title: string) => page.locator('form').filter({ has: stepTitle(page, title) });
  await page.goto('/afiliaciones/negocio');
  const line = lineOf(scene);
  await fillBusiness(page);
  await onward(page);
  await fillLocation(page);
  await onward(page);
  await fillBank(page);
  const account = { button: 'Continuar', call: pathOf('signUp.registerFundSource') };
  await submitOnBadLine(line, form('¿Dónde recibes tu dinero?'), account);

  const [first = '', ...others] = DOCUMENTS;
  line.fault = { name: 'offline', path: pathOf('signUp.uploadDocument') };
  await attach(page, first, pdfFile(`${first}.pdf`));
  await uploadOnBadLine(line, documentPlace(page, first));
  for (const document of others) await attach(page, document, pdfFile(`${document}.pdf`));
  for (const document of others) await documentPlace(page, document).getByText('Recibido').waitFor();
  await onward(page);

  await stepTitle(page, 'Crea tu acceso').waitFor();
  await fillAccess(page, 'panaderiavolcan');
  const send = { button: 'Enviar afiliación', call: pathOf('signUp.create') };
  await submitOnBadLine(line, form('Crea tu acceso'), send);
  await stepTitle(page, 'Listo').waitFor();

  const response = await page.request.get('/sandbox/v1/sign-ups');
  const { signUps } = (await response.json()) as { signUps: WorldSignUp[] };
  const mine = signUps.filter(({ username }) => username === 'panaderiavolcan');
  assert.is(mine.length, 1);
  assert.is(mine[0]?.account.number, '027441788');
  assert.equal(
    mine[0]?.documents.map(({ name }) => name).sort(),
    DOCUMENTS.map((name) => `${name}.pdf`).sort(),
  );
});
