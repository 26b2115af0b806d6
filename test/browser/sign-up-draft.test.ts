import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { fillBusiness, fillLocation, onward, stepTitle } from '../support/sign-up-page.ts';

const { scenario, run } = browserSuite('A sign-up is interrupted and continued', {}, { sharesServer: true });

scenario('typed text survives Back and a reload; no step can be skipped', async ({ page }) => {
  await page.goto('/afiliaciones/acceso');
  await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();
  await fillBusiness(page);
  await page.getByLabel('Correo electrónico').fill('hola@panaderia');
  await onward(page);
  await page.getByText('El correo electrónico no es válido').waitFor();
  await page.getByLabel('Correo electrónico').fill('hola@panaderiavolcan.gt');
  await onward(page);
  await fillLocation(page);
  await page.reload();
  await page
    .getByRole('option', { name: 'Guatemala', selected: true })
    .first()
    .waitFor({ state: 'attached' });
  assert.is(await page.getByLabel('Dirección').inputValue(), '4a calle 8-20, zona 2');

  await page.goBack();
  await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();
  assert.is(await page.getByLabel('Teléfono').inputValue(), '5555 9876');
  await page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: 'Ubicación' }).click();
  await stepTitle(page, '¿Dónde está?').waitFor();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();

  await page.goto('/afiliaciones');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Afiliar mi negocio' }).click();
  assert.is(await page.getByLabel('Nombre del negocio').inputValue(), '');
});

run();
