import type { Page } from 'playwright-core';
import { START } from '../../../docs/pictures/sandbox.mjs';
import { PASSWORD } from '../../support/portal-page.ts';
import { codeOf } from '../support/enroll-second-factor.ts';
import type { ScreenWalk } from '../support/screen-case.ts';
import { dialogOf, inDialog, show } from '../support/screen-case-builders.ts';

const PROFILE = '/profile';

async function typePassword(page: Page, username: string, password = PASSWORD): Promise<void> {
  await show(page, '/auth/login');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function prove(page: Page, recoveryCode: string): Promise<void> {
  await inDialog(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await inDialog(page).getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await inDialog(page).getByLabel('Código de recuperación').fill(recoveryCode);
  await inDialog(page).locator('button[type=submit]').click();
}

/** Types the code that belongs to the secret on the screen. */
async function confirm(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Código de 6 dígitos').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
}

const secretOf = async (page: Page) =>
  ((await page.getByText(/^[A-Z2-7]{4}(\s[A-Z2-7]{1,4})+$/).textContent()) ?? '').replaceAll(/\s/g, '');

/** Both screens before a session can only be left by signing out. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
}

const openSecondStep = (username: string) => async (page: Page) => {
  await typePassword(page, username);
  await page.getByLabel('Código de 6 dígitos').waitFor();
};

/** Signs in with both steps, and opens the dialogs for a user who has a second factor. */
export const withSecondFactor = (
  username: string,
  [signIn = '', renew = '', move = '']: readonly string[],
): ScreenWalk => ({
  cases: [
    {
      name: 'second-step',
      shows: ['visitor /auth/second-step'],
      open: openSecondStep(username),
    },
    {
      name: 'profile-with-second-factor',
      shows: ['user /profile'],
      async open(page) {
        await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
        await page.getByLabel('Código de recuperación').fill(signIn);
        await page.getByRole('button', { name: 'Verificar' }).click();
        await page.getByText('Recibido hoy').waitFor();
        await show(page, PROFILE);
        await page.getByText('Te quedan 9').waitFor();
      },
    },
    dialogOf(
      PROFILE,
      'second-factor-off',
      'profile/second-factor-off',
      'Desactivar verificación en dos pasos',
    ),
    dialogOf(PROFILE, 'recovery-codes', 'profile/recovery-codes', 'Renovar códigos de recuperación'),
    dialogOf(
      PROFILE,
      'recovery-codes-shown',
      'profile/second-factor',
      'Renovar códigos de recuperación',
      async (page) => {
        await prove(page, renew);
        await inDialog(page).getByText('Ya los guardé').waitFor();
        await page.keyboard.press('Escape');
        await inDialog(page).getByRole('alert').waitFor();
      },
    ),
    dialogOf(
      PROFILE,
      'second-factor-phone',
      'profile/second-factor',
      'Cambiar teléfono de la verificación',
      async (page) => {
        if (move) await inDialog(page).getByLabel('Contraseña', { exact: true }).waitFor();
      },
    ),
  ],
});

/** Sets up the second factor that the user's role requires. */
export const toEnroll = (username: string): ScreenWalk => ({
  cases: [
    {
      name: 'enroll-second-factor',
      shows: ['enroll'],
      open: openSecondStep(username),
      leave: signOut,
    },
    {
      name: 'enroll-recovery-codes',
      shows: ['enroll'],
      async open(page) {
        await openSecondStep(username)(page);
        await confirm(page, await secretOf(page));
        await page.getByText('Guarda tus códigos').waitFor();
      },
    },
  ],
});

/** Replaces a one-time password at the first sign-in. */
export const withOneTimePassword = (username: string, password: string): ScreenWalk => ({
  cases: [
    {
      name: 'change-one-time-password',
      shows: ['change-password'],
      async open(page) {
        await typePassword(page, username, password);
        await page.getByText('contraseña de un solo uso').waitFor();
      },
      leave: signOut,
    },
  ],
});

/** Five minutes before a session of six hours ends. */
export const SESSION_END: ScreenWalk = {
  username: 'tiendaluna-centro-caja3',
  cases: [
    {
      name: 'session-ending',
      shows: ['session-ending-dialog.tsx'],
      async open(page) {
        await page.clock.setFixedTime(START + 356 * 60_000);
        await page.getByRole('heading', { name: 'Tu sesión está por terminar' }).waitFor();
      },
    },
  ],
};
