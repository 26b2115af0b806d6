import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { latestServerMail } from '../support/latest-server-mail.ts';
import { PASSWORD, paymentsShown, signIn, submitSignIn } from '../support/portal-page.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { dataOf } from '../support/unwrap-result.ts';

const scenario = browserSuite('Session');
const ended = { expectedErrors: /401/ };

const loginShown = (page: Page) => page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Tu sesión está por terminar' });
const signOut = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' }).click();
const reason = (page: Page) => page.getByRole('status').filter({ hasText: 'Tu sesión' });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Signs in on the open login page, without waiting for a particular screen. */
async function comeBack(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Signs in, which reloads the page so that nothing of the previous user is left in memory. */
async function submitSignInAnew(page: Page, username: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await submitSignIn(page, username);
  await page.waitForFunction(() => !('sameDocument' in window));
}

/** Deletes the session of this page on the server. */
async function endAtServer(page: Page): Promise<void> {
  const { sessionId } = await page.evaluate(() => JSON.parse(localStorage.getItem('cobros.session') ?? ''));
  const answer = await page.request.post('/api/auth/v3/logout', {
    headers: { Authorization: `Bearer ${sessionId}` },
    data: { requestContent: {} },
  });
  assert.is(answer.status(), 200);
}

/** Ends the session on the server as soon as the page sends this call, before the server responds. */
async function endAtCall(page: Page, call: string): Promise<void> {
  await page.route(
    `**/api/${call}`,
    async (route) => {
      await endAtServer(page);
      await route.continue();
    },
    { times: 1 },
  );
}

const rowsShown = (page: Page) => page.locator('tbody tr').first().waitFor();

scenario(
  'signing in, signing out, and changing the user apply to all tabs',
  async ({ page }) => {
    const other = await page.context().newPage();
    await Promise.all([page.goto('/'), other.goto('/')]);
    await loginShown(other);
    await submitSignIn(page, 'tiendaluna-centro');
    await paymentsShown(other);

    // The first tab must learn it from the other tab: the server would make it seem that the session has ended by itself.
    await other.route('**/api/auth/v3/logout', async (route) => {
      await loginShown(page);
      await route.continue();
    });
    await signOut(other);
    await loginShown(other);
    for (const tab of [page, other]) assert.is(await reason(tab).count(), 0);
    await submitSignIn(other, 'cafesol');
    await paymentsShown(page);
    for (const tab of [page, other]) {
      await tab.getByRole('complementary').getByText('Administrador').waitFor();
      await tab
        .getByRole('complementary')
        .getByText(/^Q[\d,]+\.\d\d$/)
        .waitFor();
    }
    assert.is(
      await page.getByRole('complementary').innerText(),
      await other.getByRole('complementary').innerText(),
    );
  },
  // The other tab may make one more call before it learns of the sign-out.
  { ...ended, routes: true },
);

scenario(
  'a warning is shown five minutes before the session ends, and renewing keeps all typed text',
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'tiendaluna-centro-caja1');
    await page.keyboard.press('F2');
    await page.getByLabel('Usuario o teléfono').fill('@maria.lopez');
    await page.clock.fastForward('05:55:30');
    await warning(page).waitFor();
    await page.getByRole('button', { name: 'Renovar sesión' }).click();
    await warning(page).waitFor({ state: 'detached' });
    assert.is(await page.getByLabel('Usuario o teléfono').inputValue(), '@maria.lopez');

    // The session was renewed: nothing happens at the first expiry, and the next warning appears before the second.
    await page.clock.fastForward('00:10:00');
    await page.getByLabel('Usuario o teléfono').fill('@maria.lopez');
    await page.clock.fastForward('05:46:00');
    await warning(page).waitFor();
    await page.getByRole('button', { name: 'Seguir hasta que termine' }).click();
    await warning(page).waitFor({ state: 'detached' });
    await page.clock.fastForward('00:05:00');
    await loginShown(page);
    await reason(page).filter({ hasText: 'porque pasaron 6 horas.' }).waitFor();
    assert.is(await page.evaluate(() => localStorage.getItem('cobros.session')), null);
    await submitSignInAnew(page, 'cafesol');
  },
);

scenario(
  'a session ended by the server redirects to the login, and signing in leads back to the same place',
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Recordarme').check();
    await submitSignIn(page, 'tiendaluna');
    await page.goto('/transaction/history?status=pending');
    await rowsShown(page);
    await endAtCall(page, 'transactions/v3/history');
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('completed');
    await loginShown(page);
    await reason(page).waitFor();
    // The HTML shows the reason before the scripts run, which then remove it.
    await page.waitForFunction(() => sessionStorage.getItem('cobros.end-reason') === null);
    await page.reload();
    await loginShown(page);
    assert.is(await reason(page).count(), 0);
    assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna');
    await comeBack(page, 'tiendaluna');
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    assert.is(pathOf(page), '/transaction/history?status=completed');

    await page.goto('/branches');
    await page.getByRole('button', { name: 'Nueva sucursal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva sucursal' });
    await dialog.getByLabel('Nombre de la sucursal').fill('Zona 10');
    await dialog.getByRole('option', { name: 'Guatemala' }).waitFor({ state: 'attached' });
    await endAtCall(page, 'branch/v3/locations/cities');
    await dialog.getByLabel('Departamento').selectOption('Guatemala');
    await loginShown(page);
    await comeBack(page, 'tiendaluna');
    await page.getByText('Aquí está lo que escribías').waitFor();
    assert.is(await dialog.getByLabel('Nombre de la sucursal').inputValue(), 'Zona 10');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    assert.is(pathOf(page), '/branches');
  },
  { ...ended, routes: true },
);

scenario(
  'signing out offline ends on the login, and the next user finds no data of the first',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await page.context().setOffline(true);
    await signOut(page);
    await loginShown(page);
    assert.is(await reason(page).count(), 0);
    await page.context().setOffline(false);
    await submitSignInAnew(page, 'cafesol');
    await page.getByRole('complementary').getByText('Tomás Solórzano').waitFor();
  },
  { expectedErrors: /ERR_INTERNET_DISCONNECTED|401/ },
);

scenario(
  'a person who has to replace the password or set up a second factor can sign out instead',
  async ({ page, server }) => {
    const { administrativeUsers } = await signedInClient(server.url, 'tiendaluna');
    dataOf(await administrativeUsers.setSecondFactorRoles({ roleIds: ['ro_supervisor'] }));
    const { cashiers } = await signedInClient(server.url, 'tiendaluna-antigua');
    dataOf(await cashiers.resetPassword({ userId: 'us_tiendaluna_antigua_caja2' }));
    const { body } = await latestServerMail(server.url, 'Contraseña de un solo uso');
    const password = /de un solo uso: (\S+)/.exec(body)?.[1];
    await page.goto('/');
    for (const [username, typed, heading] of [
      ['tiendaluna-antigua-caja2', password, 'Crea una contraseña'],
      ['tiendaluna-supervision', PASSWORD, 'Verificación en dos pasos'],
    ] as const) {
      await comeBack(page, username, typed);
      await page.getByRole('heading', { name: heading }).waitFor();
      await signOut(page);
      await loginShown(page);
    }
  },
);
