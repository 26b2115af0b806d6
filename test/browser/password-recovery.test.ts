import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { latestServerMail } from '../support/latest-server-mail.ts';
import { PASSWORD, paymentsShown } from '../support/portal-page.ts';

const scenario = browserSuite('Recovery');
const rejected = { expectedErrors: /401|403|422|429/ };

const NEW = 'Quetzal*77';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes from the login to the screen that asks for the code. */
async function askForCode(page: Page, username: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('heading', { name: '¿Olvidaste tu contraseña?' }).waitFor();
  await field(page, 'Usuario').fill(username);
  await button(page, 'Siguiente').click();
  await page.getByRole('heading', { name: 'Crea una contraseña' }).waitFor();
}

async function typeNewPassword(page: Page, password: string, again = password): Promise<void> {
  await field(page, 'Nueva contraseña').fill(password);
  await field(page, 'Confirmación de contraseña').fill(again);
}

async function submitSignIn(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Usuario').fill(username);
  await field(page, 'Contraseña').fill(password);
  await button(page, 'Iniciar sesión').click();
}

scenario(
  'a forgotten password is replaced with a code by e-mail, and the new one works',
  async ({ page, server }) => {
    const username = 'tiendaluna-centro-caja1';
    await page.goto('/auth/forgot-password');
    await button(page, 'Siguiente').click();
    await page.getByText('Este campo es requerido').waitFor();

    await askForCode(page, username);
    await page.getByText('Enviamos un correo electrónico').getByText(username).waitFor();
    // The username survives a reload.
    await page.reload();
    const { code } = await latestServerMail(server.url, `Usuario: ${username}`);
    await field(page, 'Código de verificación').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await typeNewPassword(page, NEW);
    await button(page, 'Crear contraseña').click();

    await page.getByRole('status').getByText('Tu contraseña se cambio con éxito').waitFor();
    assert.is(new URL(page.url()).pathname, '/auth/login');
    await submitSignIn(page, username, PASSWORD);
    await page.getByText('Usuario o contraseña incorrectos').waitFor();
    await submitSignIn(page, username, NEW);
    await paymentsShown(page);
  },
  rejected,
);
