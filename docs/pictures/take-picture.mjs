const FOLDER = 'docs/screenshots';

/** Saves a picture of a page once everything is loaded. */
export async function takePicture(page, name) {
  await page.mouse.move(0, 0);
  await page.getByText('Cargando', { exact: true }).first().waitFor({ state: 'detached' });
  // The portal's font is the last thing to load.
  await page.waitForFunction(() => document.querySelector('#font')?.media !== 'not all');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  console.log(`${FOLDER}/${name}.png`);
}
