import { chromium } from 'playwright-core';
import { chromiumEnvironment } from '../../test/support/find-chromium.mjs';
import { START } from './sandbox.mjs';

const PASSWORD = 'Cobros#2026';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Opens pages with the same frozen time as the sandbox. */
export async function openBrowser(url) {
  Object.assign(process.env, await chromiumEnvironment());
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  });

  const newPage = async (size) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      locale: 'es-GT',
      timezoneId: 'America/Guatemala',
    });
    await context.clock.setFixedTime(START);
    return context.newPage();
  };

  return {
    /** The sandbox's login page lists its users, whereas that of a business does not. */
    async openLogin(size = 'desktop') {
      const page = await newPage(size);
      await page.route('**/config.json', withoutSignIns);
      await page.goto('/');
      return page;
    },
    async signIn(username, size = 'desktop') {
      const page = await newPage(size);
      await page.goto('/');
      await fillSignIn(page, username);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      const day = page.getByRole('region', { name: 'Resumen del día' });
      // The hourly chart appears last; phones have none.
      await (size === 'phone' ? day.getByText('Recibido hoy') : day.getByRole('img')).waitFor();
      return page;
    },
    /** Opens the app of this user in the simulated world. */
    async openAppUser(username) {
      const page = await newPage('desktop');
      await page.goto(`/sandbox?user=${username}`);
      return page;
    },
    close: () => browser.close(),
  };
}

export async function fillSignIn(page, username) {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
}

async function withoutSignIns(route) {
  const { sandbox, ...config } = await (await route.fetch()).json();
  await route.fulfill({ json: config });
}
