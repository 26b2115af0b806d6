import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { PASSWORD, signIn } from '../support/portal-page.ts';
import { alertOf, dialogOf, expectSaved, openDialog, openProfile } from '../support/profile-page.ts';

const { scenario, run } = browserSuite('Perfil of each user type');

scenario(
  'a branch admin renames the branch, but not to the name of another',
  async ({ page }) => {
    await openProfile(page, 'tiendaluna-antigua');
    assert.is(await page.getByRole('button', { name: 'Editar nombre del negocio' }).count(), 0);
    assert.is(await page.getByRole('button', { name: 'Cambiar foto' }).count(), 0);
    await openDialog(page, 'Editar nombre de la sucursal', 'Nombre de la sucursal');
    await dialogOf(page).getByLabel('Nombre de la sucursal').fill('centro');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Ya hay una sucursal centro').waitFor();
    await dialogOf(page).getByLabel('Nombre de la sucursal').fill('Antigua Guatemala');
    await page.keyboard.press('Enter');
    await expectSaved(page, 'Se edito');
    await page.getByText('Antigua Guatemala', { exact: true }).waitFor();
    await openDialog(page, 'Editar tu nombre', 'Tu nombre');
    await dialogOf(page).getByLabel('Tu nombre').fill('Lorena de Asturias');
    await page.keyboard.press('Enter');
    await expectSaved(page, 'Nombre');
    await page.getByRole('complementary').getByText('Lorena de Asturias').waitFor();
    await page.reload();
    await page.getByRole('complementary').getByText('Lorena de Asturias').waitFor();
    await page.getByText('Antigua Guatemala', { exact: true }).waitFor();
  },
  { expectedErrors: /409/ },
);

scenario(
  'a wrong password keeps the typed values; the right one changes it and ends the other session',
  async ({ page }) => {
    const username = 'tiendaluna-zona10-caja2';
    const elsewhere = { requestContent: { username, password: PASSWORD } };
    assert.ok((await page.request.post('/api/auth/v3/credentials', { data: elsewhere })).ok());
    await openProfile(page, username);
    assert.is(await page.getByRole('button', { name: /^Cerrar la sesión de/ }).count(), 1);
    await openDialog(page, 'Cambiar contraseña', 'Contraseña');
    const field = (label: string) => dialogOf(page).getByLabel(label, { exact: true });
    await field('Contraseña actual').fill('Cobros#2025');
    await field('Nueva contraseña').fill('Quetzal*77');
    await field('Confirmación de contraseña').fill('Quetzal*77');
    await page.keyboard.press('Enter');
    await alertOf(page).getByText('La contraseña actual no es correcta').waitFor();
    assert.is(await field('Nueva contraseña').inputValue(), 'Quetzal*77');
    await field('Contraseña actual').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expectSaved(page, 'Contraseña');
    await page.getByRole('button', { name: /^Cerrar la sesión de/ }).waitFor({ state: 'detached' });
  },
  { expectedErrors: /422/ },
);

scenario('a session on another device can be ended', async ({ page, newPage }) => {
  const other = await newPage({ expectedErrors: /401/ });
  await signIn(other, 'tiendaluna-zona10');
  await openProfile(page, 'tiendaluna-zona10');
  const close = page.getByRole('button', { name: /^Cerrar la sesión de/ });
  await close.click();
  await page.getByText('Sesión cerrada').waitFor();
  await close.waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
});

scenario(
  'users who only read change nothing but their own password; on a phone everything fits',
  async ({ page }) => {
    await openProfile(page, 'tiendaluna-supervision');
    await page.getByText('Supervisor').first().waitFor();
    assert.is(await page.getByRole('button', { name: /^Editar/ }).count(), 0);
    assert.is(await page.getByRole('switch').count(), 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await openDialog(page, 'Cambiar contraseña', 'Contraseña');
    await expectNoSidewaysScroll(page);
  },
);

run();
