import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { DOCUMENTS, documentPlace, NEW_PASSWORD, pdfFile, stepTitle } from '../support/sign-up-page.ts';

const { scenario, run } = browserSuite('A sign-up by keyboard alone, on a phone');

/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ??
      element.labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}, but to ${await focusedName(page)}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Type-ahead on a closed select. */
const choose = type;

async function onward(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Enter');
  await stepTitle(page, title).waitFor();
  assert.is(await focusedName(page), title);
  await expectNoSidewaysScroll(page);
}

async function chooseFile(page: Page, document: string): Promise<void> {
  await tabTo(page, `Elige un archivo: ${document}`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await chooser.setFiles(pdfFile(`${document}.pdf`));
  await documentPlace(page, document).getByText('Recibido').waitFor();
  assert.is(await focusedName(page), `Quitar ${document}.pdf`, 'the focus stays at the document');
}

scenario(
  'every step works by keyboard, from the landing page to Listo',
  async ({ page }) => {
    await page.goto('/afiliaciones');
    await page.getByRole('heading', { name: /Cobra con un código/ }).waitFor();
    await tabTo(page, 'Saltar al contenido');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Afiliar mi negocio');
    await onward(page, 'Cuéntanos de tu negocio');

    await type(page, 'Nombre del negocio', 'Café Atitlán');
    await type(page, 'NIT', '1234567-k');
    await type(page, 'Persona de contacto', 'Rosa Tzoc');
    await choose(page, 'Tipo de negocio', 'Ali');
    await type(page, 'Correo electrónico', 'rosa@');
    await page.keyboard.press('Enter');
    assert.is(await focusedName(page), 'Correo electrónico', 'the focus is at the first wrong field');
    await page.keyboard.type('cafeatitlan.gt');
    await type(page, 'Teléfono', '+502 5555-0102');
    await onward(page, '¿Dónde está?');

    await page.getByRole('option', { name: 'Sololá' }).waitFor({ state: 'attached' });
    await choose(page, 'Departamento', 'Solol');
    await page.locator('select:enabled option', { hasText: 'Panajachel' }).waitFor({ state: 'attached' });
    await choose(page, 'Municipio', 'Panaj');
    await type(page, 'Dirección', 'Calle Santander 2-10');
    await onward(page, '¿Dónde recibes tu dinero?');

    await page
      .getByRole('option', { name: /^Banco/ })
      .first()
      .waitFor({ state: 'attached' });
    await tabTo(page, 'Banco');
    await page.keyboard.press('ArrowDown');
    await choose(page, 'Tipo de cuenta', 'Aho');
    await type(page, 'Número de cuenta', '0011223344');
    await type(page, 'Titular de la cuenta', 'Rosa Tzoc');
    await onward(page, 'Documentos');

    // While a listener is registered, the browser hands file choosers to the test; registering it again each time could be too
    // late for the key.
    page.on('filechooser', () => undefined);
    for (const document of DOCUMENTS) await chooseFile(page, document);
    await tabTo(page, 'Continuar');
    await onward(page, 'Crea tu acceso');

    await type(page, 'Usuario', 'cafeatitlan');
    await page.getByText('Disponible').waitFor();
    await type(page, 'Contraseña', NEW_PASSWORD);
    await type(page, 'Confirmación de contraseña', NEW_PASSWORD);
    await expectNoSidewaysScroll(page);
    await onward(page, 'Listo');
    await page.getByText('rosa@cafeatitlan.gt').waitFor();
    await expectNoSidewaysScroll(page);
  },
  { size: 'phone' },
);

run();
