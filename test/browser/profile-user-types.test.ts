import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { PASSWORD } from '../support/portal-page.ts';
import { alertOf, dialogOf, expectSaved, openDialog, openProfile } from '../support/profile-page.ts';

const { scenario, run } = browserSuite('Perfil of each user type');

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

run();
