import { takePicture } from './take-picture.mjs';

const BUSINESS = 'tiendaluna';

export async function takeBusinessPictures({ signIn }) {
  const page = await signIn(BUSINESS);
  await takePicture(page, 'dashboard');
  await page.getByRole('link', { name: 'Resumen' }).click();
  await page
    .getByRole('rowheader', { name: /^Zona 10/ })
    .first()
    .waitFor();
  await takePicture(page, 'summary');
  await page.getByRole('link', { name: 'Cierres' }).click();
  const deposited = page.getByRole('row').filter({ hasText: 'Depositado' }).first();
  const [reference] = /DEP-[0-9]+/.exec(await deposited.textContent());
  await page.getByLabel('Referencia del depósito').fill(reference);
  await page.keyboard.press('Enter');
  await page.getByText(`${reference} tiene`).waitFor();
  await takePicture(page, 'deposit');
  await page.getByRole('link', { name: 'Estado de cuenta' }).click();
  await page.getByText('Cuadra al centavo').waitFor();
  await takePicture(page, 'statement');
  await page.getByRole('link', { name: 'Sucursales' }).click();
  await page.getByRole('button', { name: 'Acciones de Zona 10' }).click();
  await page.getByRole('menuitem', { name: 'Definir predeterminada' }).waitFor();
  await takePicture(page, 'branches');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Equipo' }).click();
  await page.getByText('Silvia Orellana').waitFor();
  await takePicture(page, 'team');
  await page.context().close();

  const phone = await signIn(BUSINESS, 'phone');
  await takePicture(phone, 'dashboard-phone');
  await phone.context().close();
}
