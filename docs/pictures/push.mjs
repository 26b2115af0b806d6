import { takePicture } from './take-picture.mjs';

/** Takes a picture on a phone: what a device tells with the portal closed. */
export async function takePushPicture({ signIn }) {
  const page = await signIn('tiendaluna', 'phone');
  await page.context().grantPermissions(['notifications']);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Activar en este dispositivo' }).waitFor();
  await page
    .getByRole('heading', { name: 'Avisos con el portal cerrado' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByLabel('Pagos desde').scrollIntoViewIfNeeded();
  await takePicture(page, 'push');
  await page.context().close();
}
