import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { codeOf } from '../screen-walks/support/enroll-second-factor.ts';
import { lineOf } from '../support/bad-line/line-of.ts';
import { pathOf } from '../support/bad-line/path-of.ts';
import { spendOnBadLine, submitOnBadLine } from '../support/bad-line/submit-on-bad-line.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { PASSWORD } from '../support/portal-page.ts';
import { openDialog, openProfile } from '../support/profile-page.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { dialogNamed } from '../support/walk-row-dialog.ts';
import { newestActivity } from './support/newest-activity.ts';

const scenario = browserSuite('The second factor on a bad line', {}, { badLine: true });

const STEP_MS = 30_000;

/** An authenticator application that follows the sandbox's clock. */
function phone(page: Page, secret: string) {
  let ahead = STEP_MS;
  return {
    /** Waits for a code that is accepted for at least a minute. */
    code: () => codeOf(secret, Date.now() + ahead),
    async later() {
      ahead += 4 * STEP_MS;
      await page.request.post('/sandbox/v1/clock', { data: { advanceSeconds: (4 * STEP_MS) / 1000 } });
    },
  };
}

async function prove(page: Page, button: string, title: string, code: string): Promise<Locator> {
  await openDialog(page, button, title);
  const dialog = dialogNamed(page, title);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Código de 6 dígitos').fill(code);
  return dialog;
}

async function leave(dialog: Locator): Promise<void> {
  await dialog.page().keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await dialog.page().reload();
}

scenario(
  'a second factor is set up, its codes are renewed, and it is turned off, each once',
  async (scene) => {
    const { page, server } = scene;
    const owner = await signedInClient(server.url, 'tiendaluna');
    await openProfile(page, 'tiendaluna-administracion');
    const line = lineOf(scene);
    await openDialog(page, 'Activar verificación en dos pasos', 'Verificación en dos pasos');
    const password = dialogNamed(page, 'Verificación en dos pasos');
    await password.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await submitOnBadLine(line, password, {
      button: 'Continuar',
      call: pathOf('secondFactor.beginEnrollment'),
    });

    const scan = dialogNamed(page, 'Escanea este código');
    const secret = (await scan.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    const { code, later } = phone(page, secret);
    await scan.getByLabel('Código de 6 dígitos').fill(code());
    const confirm = { button: 'Activar', call: pathOf('secondFactor.confirmEnrollment') };
    await spendOnBadLine(line, scan, confirm, 'Ya está activa con este teléfono');
    await leave(scan);
    await page.getByText('Te quedan 10').waitFor();

    await later();
    const renewal = await prove(page, 'Renovar códigos de recuperación', 'Códigos de recuperación', code());
    const renew = { button: 'Renovar códigos', call: pathOf('secondFactor.renewRecoveryCodes') };
    await spendOnBadLine(line, renewal, renew, 'Este código ya se usó, espera el siguiente');
    await leave(renewal);

    await later();
    const off = await prove(
      page,
      'Desactivar verificación en dos pasos',
      'Desactivar la verificación',
      code(),
    );
    const disable = { button: 'Desactivar', call: pathOf('secondFactor.disable') };
    await spendOnBadLine(line, off, disable, 'No tienes activa la verificación en dos pasos');
    await leave(off);
    await page.getByRole('button', { name: 'Activar verificación en dos pasos' }).waitFor();

    const recorded = (await newestActivity(owner))
      .filter(({ actor }) => actor.username === 'tiendaluna-administracion')
      .map(({ action }) => action);
    assert.equal(recorded.slice(0, 3), ['second-factor-off', 'recovery-codes-renewed', 'second-factor-on']);
    assert.is(recorded[3], 'signed-in');
  },
);
