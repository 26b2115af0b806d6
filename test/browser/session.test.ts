import { assert, browserSuite, type Page } from '../support/browser-suite.ts';
import { PASSWORD, paymentsShown, signIn, submitSignIn } from '../support/portal-page.ts';

const scenario = browserSuite('Session');
const ended = { expectedErrors: /401/ };

const loginShown = (page: Page) => page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
const signOut = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' }).click();
const reason = (page: Page) => page.getByRole('status').filter({ hasText: 'Tu sesión' });
/** Ends the session on the server as soon as the page sends this call, before the server responds. */
async function endAtCall(page: Page, call: string): Promise<void> {
  const { sessionId } = await page.evaluate(() => JSON.parse(localStorage.getItem('cobros.session') ?? ''));
  await page.route(
    `**/api/${call}`,
    async (route) => {
      const headers = { Authorization: `Bearer ${sessionId}` };
      const answer = await page.request.post('/api/auth/v3/logout', {
        headers,
        data: { requestContent: {} },
      });
      assert.is(answer.status(), 200);
      await route.continue();
    },
    { times: 1 },
  );
}

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
  ended,
);

scenario(
  'after a session ended by the server, signing in leads back to the same place, with what was typed',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await page.goto('/branches');
    await page.getByRole('button', { name: 'Nueva sucursal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva sucursal' });
    await dialog.getByLabel('Nombre de la sucursal').fill('Zona 10');
    await dialog.getByRole('option', { name: 'Guatemala' }).waitFor({ state: 'attached' });
    await endAtCall(page, 'branch/v3/locations/cities');
    await dialog.getByLabel('Departamento').selectOption('Guatemala');
    await loginShown(page);
    await reason(page).waitFor();
    // Until its scripts have loaded, it has not been said.
    await page.waitForFunction(() => document.title.startsWith('Iniciar'));
    await page.reload();
    await loginShown(page);
    assert.is(await reason(page).count(), 0, 'it is said once');
    await page.getByLabel('Usuario').fill('tiendaluna');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('Aquí está lo que escribías').waitFor();
    assert.is(await dialog.getByLabel('Nombre de la sucursal').inputValue(), 'Zona 10');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    assert.is(new URL(page.url()).pathname, '/branches');
  },
  ended,
);

for (const [how, cut] of [
  ['offline', (page: Page) => page.context().setOffline(true)],
  ['when the server does not respond', (page: Page) => page.route('**/auth/v3/logout', () => undefined)],
] as const)
  scenario(
    `signing out ${how} ends on the login, and the next user finds no data of the first`,
    async ({ page }) => {
      await signIn(page, 'tiendaluna');
      await cut(page);
      await signOut(page);
      await loginShown(page);
      assert.is(await reason(page).count(), 0);
      await page.context().setOffline(false);
      // The page is loaded anew, so that nothing of the previous user is left in memory.
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await submitSignIn(page, 'cafesol');
      await page.waitForFunction(() => !('sameDocument' in window));
      await page.getByRole('complementary').getByText('Tomás Solórzano').waitFor();
    },
    { expectedErrors: /ERR_INTERNET_DISCONNECTED|401/ },
  );
