import sharp from 'sharp';
import { assert, browserSuite, openAs } from '../support/browser-suite.ts';

const scenario = browserSuite('Perfil');

scenario(
  'a picture is positioned by keyboard, saved, and shown in the menu at once and after a reload',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/profile');
    await page.getByRole('button', { name: 'Cambiar foto' }).click();
    const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } });
    const buffer = await picture.jpeg().toBuffer();
    await page.getByLabel(/^Elegir/).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });

    const stage = page.getByRole('application', { name: /^Encuadre/ });
    const image = stage.locator('img');
    const left = async () => (await image.boundingBox())?.x ?? 0;
    await page.locator('[role=application]:focus').waitFor();
    const start = await left();
    await page.keyboard.press('ArrowRight');
    assert.is(Math.round((await left()) - start), 4);
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft');
    assert.is(Math.round((await left()) - start), -72, 'the frame stays covered');
    await page.getByLabel('Acercar').fill('2');
    await page.getByRole('button', { name: 'Guardar foto' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const inDrawer = page.getByRole('complementary').locator('img[src*="/api/media/avatars/"]');
    await inDrawer.waitFor();
    await page.reload();
    await inDrawer.waitFor();
    assert.ok(
      await inDrawer.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 0)),
    );
  },
);
