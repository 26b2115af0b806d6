import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { PASSWORD, paymentsShown } from '../support/portal-page.ts';
import { alertOf, dialogOf, expectSaved, openDialog, openProfile } from '../support/profile-page.ts';

const scenario = browserSuite('Perfil');

/** Aborts the next call of this path. */
async function loseNext(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}`, (route) => route.abort(), { times: 1 });
}

const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } })
    .toFormat(format)
    .toBuffer();

scenario(
  'a picture is positioned by keyboard, saved, and shown in the menu at once and after a reload',
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
