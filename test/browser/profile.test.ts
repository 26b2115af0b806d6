import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { alertOf, expectSaved, openDialog, openProfile } from '../support/profile-page.ts';

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
