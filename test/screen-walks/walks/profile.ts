import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { PASSWORD } from '../../support/portal-page.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import type { ScreenCase } from '../support/screen-case.ts';
import {
  type Act,
  dialogOf,
  inDialog,
  opened,
  screen,
  submitEmpty,
} from '../support/screen-case-builders.ts';

const PROFILE = '/profile';
const ACTIVATE = 'Activar verificación en dos pasos';

const SUBSCRIPTION = {
  endpoint: 'https://push.example/send/9mX2c0QeV7rT1uYb',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Adds a session on another device, with the longest address that there is. */
async function addSession(route: Route): Promise<void> {
  const response = await route.fetch();
  const { responseContent, ...rest } = await response.json();
  const [own] = responseContent.sessions;
  const other = {
    ...own,
    id: 'se_other',
    address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    current: false,
  };
  await route.fulfill({ response, json: { ...rest, responseContent: { sessions: [own, other] } } });
}

/** The settings of notices, and a device that gets them. */
async function showPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  const { profile } = await signedInClient(new URL(page.url()).origin, 'tiendaluna');
  dataOf(await profile.subscribePush(SUBSCRIPTION));
  await page.reload();
  await page.getByRole('button', { name: /^Quitar los avisos/ }).scrollIntoViewIfNeeded();
}

/** Changes the settings of notices, and tries to turn them on. */
const turnOnPush = (name: string, error: string, change: Act): ScreenCase =>
  opened(PROFILE, name, 'user /profile', async (page) => {
    await page.context().grantPermissions(['notifications']);
    await page.reload();
    await page.getByLabel('Pagos desde').waitFor();
    await change(page);
    await page.getByRole('button', { name: 'Activar en este dispositivo' }).click();
    await page.getByText(error).scrollIntoViewIfNeeded();
  });

const PUSH_ERRORS: readonly ScreenCase[] = [
  turnOnPush('profile-push-amount', 'El monto no puede ser negativo', (page) =>
    page.getByLabel('Pagos desde').fill('-1'),
  ),
  turnOnPush('profile-push-none', 'Elige al menos uno', async (page) => {
    const kinds = page.getByRole('group', { name: 'De qué te avisa' }).getByRole('checkbox');
    for (const kind of await kinds.all()) await kind.press(' ');
  }),
  turnOnPush('profile-push-refused', 'El navegador no los permite', (page) =>
    page.evaluate(() => {
      Notification.requestPermission = async () => 'denied';
    }),
  ),
];

export const PROFILE_OF_BUSINESS: readonly ScreenCase[] = [
  screen('profile', 'user /profile', PROFILE),
  opened(PROFILE, 'profile-push', 'user /profile', showPush),
  ...PUSH_ERRORS,
  {
    ...opened(PROFILE, 'profile-sessions', 'user /profile', async (page) => {
      await page.route('**/sessions/list', addSession);
      await page.reload();
      await page.getByText('2001:0db8').waitFor();
    }),
    leave: (page) => page.unroute('**/sessions/list', addSession),
  },
  dialogOf(PROFILE, 'business-name', 'profile/business-name', 'Editar nombre del negocio'),
  dialogOf(PROFILE, 'own-name', 'profile/name', 'Editar tu nombre'),
  dialogOf(PROFILE, 'email', 'profile/email', 'Editar correo electrónico'),
  dialogOf(PROFILE, 'email-code', 'profile/email-code', 'Editar correo electrónico', async (page) => {
    await inDialog(page).getByLabel('Correo electrónico nuevo').fill('nuevo@tiendaluna.gt');
    await inDialog(page).locator('button[type=submit]').click();
    await page.getByLabel('Dígito 1').waitFor();
  }),
  dialogOf(PROFILE, 'phone-number', 'profile/phone-number', 'Editar teléfono'),
  dialogOf(PROFILE, 'closing-count', 'profile/closing-count', 'Editar cierre con conteo'),
  dialogOf(PROFILE, 'avatar', 'profile/avatar', 'Cambiar foto'),
  dialogOf(PROFILE, 'avatar-chosen', 'profile/avatar', 'Cambiar foto', async (page) => {
    const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } });
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    await inDialog(page)
      .getByLabel(/^Elegir/)
      .setInputFiles(file);
    await inDialog(page).getByLabel('Acercar').waitFor();
  }),
  dialogOf(PROFILE, 'password', 'profile/password', 'Cambiar contraseña'),
  dialogOf(PROFILE, 'password-errors', 'profile/password', 'Cambiar contraseña', submitEmpty),
  dialogOf(PROFILE, 'second-factor', 'profile/second-factor', ACTIVATE),
  dialogOf(PROFILE, 'second-factor-scan', 'profile/second-factor', ACTIVATE, async (page) => {
    await inDialog(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await inDialog(page).locator('button[type=submit]').click();
    await inDialog(page)
      .getByAltText(/^Código QR/)
      .waitFor();
  }),
];
