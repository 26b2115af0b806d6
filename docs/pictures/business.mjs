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
