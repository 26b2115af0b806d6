import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { PASSWORD, paymentsShown } from '../support/portal-page.ts';
import { alertOf, dialogOf, expectSaved, openDialog, openProfile } from '../support/profile-page.ts';

const { scenario, run } = browserSuite('Perfil');

/** Aborts the next call of this path. */
async function loseNext(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}`, (route) => route.abort(), { times: 1 });
}

async function codeSentTo(page: Page, address: string): Promise<string> {
  const answer = await page.request.get('/sandbox/v1/outbox');
  const { emails } = (await answer.json()) as { emails: { to: string; code: string | null }[] };
  return emails.find(({ to }) => to === address)?.code ?? '';
}

const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } })
    .toFormat(format)
    .toBuffer();

scenario(
  'the business’s and the user’s names survive a lost call and a reload',
  async ({ page }) => {
    await openProfile(page, 'cafesol');
    await page.getByText('Banco Quetzal · Ahorro').waitFor();
    await page.getByText('•••• 6381').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar' }).click();
    assert.is((await download).suggestedFilename(), 'QR Café Sol.pdf');
    await openDialog(page, 'Editar nombre del negocio', 'Nombre del negocio');
    const name = dialogOf(page).getByLabel('Nombre del negocio');
    await name.fill('  ');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Este campo es requerido').waitFor();
    await name.fill('Café <Sol> & Luna');
    await loseNext(page, 'users/v3/modify');
    await page.keyboard.press('Enter');
    await alertOf(page).getByText('Sin conexión').waitFor();
    assert.is(await name.inputValue(), 'Café <Sol> & Luna');
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
    await expectSaved(page, 'Nombre');
    assert.is(await page.getByText('Café <Sol> & Luna').count(), 2, 'in the head and in its row');
    await openDialog(page, 'Editar tu nombre', 'Tu nombre');
    await dialogOf(page).getByLabel('Tu nombre').fill('Sol María Paz');
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByText('Sol María Paz').waitFor();
    await page.reload();
    await page.getByRole('complementary').getByText('Sol María Paz').waitFor();
    await page.getByText('Café <Sol> & Luna').first().waitFor();
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'an e-mail address changes with the code that was sent, and a wrong code keeps the dialog',
  async ({ page }) => {
    await openProfile(page, 'tiendaluna-centro-caja1');
    await openDialog(page, 'Editar correo electrónico', 'Correo electrónico');
    const typed = dialogOf(page).getByLabel('Correo electrónico nuevo');
    await typed.fill('contabilidad@tiendaluna.example');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('El correo electrónico ya está en uso').waitFor();
    await typed.fill('caja.uno@tiendaluna.example');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Código de verificación' }).waitFor();
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('dialog', { name: 'Correo electrónico' }).waitFor();
    assert.is(await typed.inputValue(), 'caja.uno@tiendaluna.example');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Código de verificación' }).waitFor();
    await page.getByRole('button', { name: /^Reenviar código en/, disabled: true }).waitFor();

    const code = await codeSentTo(page, 'caja.uno@tiendaluna.example');
    const wrong = code === '111111' ? '222222' : '111111';
    await page.keyboard.type(wrong);
    await alertOf(page).getByText('El código de verificación no es correcto').waitFor();
    await page.locator('[aria-label="Dígito 1"]:focus').waitFor();
    await page.keyboard.type(code);
    await expectSaved(page, 'Correo electrónico');
    await page.getByText('caja.uno@tiendaluna.example').waitFor();
    await page.reload();
    await page.getByText('caja.uno@tiendaluna.example').waitFor();
  },
  { expectedErrors: /409|422/ },
);

scenario(
  'a phone number is validated for its country, kept after a lost call and shown in groups',
  async ({ page }) => {
    await openProfile(page, 'tiendaluna-zona10-caja1');
    await page.getByText('Sin teléfono').waitFor();
    await openDialog(page, 'Editar teléfono', 'Teléfono');
    const number = dialogOf(page).getByRole('textbox', { name: 'Teléfono' });
    await number.fill('5555 010');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('El teléfono debe tener 8 dígitos').waitFor();
    await dialogOf(page).getByLabel('País').selectOption('503');
    await number.fill('+503 7777-0101');
    await loseNext(page, 'users/v3/profile/update-phone');
    await page.keyboard.press('Enter');
    await alertOf(page).getByText('Sin conexión').waitFor();
    assert.is(await number.inputValue(), '+503 7777-0101');
    await page.keyboard.press('Enter');
    await expectSaved(page, 'Teléfono');
    await page.getByText('+503 7777 0101').waitFor();
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'a picture is positioned by keyboard, saved, and shown in the drawer at once and after a reload',
  async ({ page }) => {
    await openProfile(page, 'tiendaluna');
    await openDialog(page, 'Cambiar foto', 'Foto del negocio');
    const chooser = page.getByLabel(/^Elegir/);
    await chooser.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no soy una foto'),
    });
    await alertOf(page).getByText('El archivo no es una imagen PNG, JPG o WebP').waitFor();
    await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(2_200_000) });
    await alertOf(page).getByText('La imagen pesa más de 2 MB').waitFor();
    await chooser.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') });

    const stage = page.getByRole('application', { name: /^Encuadre/ });
    const image = stage.locator('img');
    const left = async () => (await image.boundingBox())?.x ?? 0;
    await page.locator('[role=application]:focus').waitFor();
    await alertOf(page).waitFor({ state: 'detached' });
    const start = await left();
    await page.keyboard.press('ArrowRight');
    assert.is(Math.round((await left()) - start), 4);
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft');
    assert.is(Math.round((await left()) - start), -72, 'the frame stays covered');
    await page.getByLabel('Acercar').fill('2');
    await loseNext(page, 'users/v3/profile/avatar');
    await page.getByRole('button', { name: 'Guardar foto' }).click();
    await alertOf(page).getByText('Sin conexión').waitFor();
    assert.is(await page.getByLabel('Acercar').inputValue(), '2');
    await page.getByRole('button', { name: 'Guardar foto' }).click();
    await expectSaved(page, 'Foto del negocio');

    const inDrawer = page.getByRole('complementary').locator('img[src*="/api/media/avatars/"]');
    await inDrawer.waitFor();
    await page.reload();
    await inDrawer.waitFor();
    assert.ok(
      await inDrawer.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 0)),
    );
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'the switch is restored when the call is lost, and otherwise saved at once',
  async ({ page }) => {
    await openProfile(page, 'cafesol');
    const found = page.getByRole('switch', { name: /Aparecer en búsquedas/ });
    assert.ok(await found.isChecked());
    await loseNext(page, 'users/v3/profile/business-search-toggle');
    await found.click();
    await page.getByText('Sin conexión').waitFor();
    assert.ok(await found.isChecked());
    await found.click();
    await page.getByText('Tu negocio ya no aparece en búsquedas').waitFor();
    await page.reload();
    await page.getByText('Este equipo').waitFor();
    assert.not.ok(await found.isChecked());
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'an administrator sets up a second factor, keeps the codes and signs in with it',
  async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const digits = page.getByLabel('Código de 6 dígitos');
    let ahead = 0;
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
    await openProfile(page, 'tiendaluna-administracion');
    await openDialog(page, 'Activar verificación en dos pasos', 'Verificación en dos pasos');
    await dialogOf(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByAltText(/^Código QR/).waitFor();
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    await digits.fill(codeOf(secret));
    await button('Activar').click();
    await page.getByText('Guárdalos ahora').waitFor();
    assert.is(await page.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).count(), 10);
    const download = page.waitForEvent('download');
    await button('Descargar').last().click();
    assert.is((await download).suggestedFilename(), 'codigos-tiendaluna-administracion.txt');
    await button('Ya los guardé').click();
    await page.getByText('Te quedan 10').waitFor();

    ahead = 60_000;
    await page.request.post('/sandbox/v1/clock', { data: { advanceSeconds: 60 } });
    await button('Cerrar sesión').click();
    await page.getByLabel('Usuario').fill('tiendaluna-administracion');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await button('Iniciar sesión').click();
    const right = codeOf(secret);
    await digits.fill(right === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await page.getByText('El código no es correcto').waitFor();
    await digits.fill(` ${codeOf(secret).replace(/^.../, '$& ')}`);
    await button('Verificar').click();
    await paymentsShown(page);
  },
  { expectedErrors: /403|422/ },
);

run();
