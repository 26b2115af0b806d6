import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { PASSWORD, paymentsShown, submitSignIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Login');
const rejected = { expectedErrors: /401|429|Failed to load resource/ };

scenario('an empty form cannot be sent', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Iniciar sesión' });
  assert.ok(await submit.isDisabled());
  await page.getByLabel('Usuario').fill('tiendaluna');
  assert.ok(await submit.isDisabled());
  await page.getByLabel('Contraseña', { exact: true }).fill('x');
  assert.ok(await submit.isEnabled());
  assert.is(new URL(page.url()).pathname, '/auth/login');
});

scenario(
  'a wrong password shows an alert with the focus, and keeps the typed values',
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Usuario').fill('tiendaluna-antigua');
    await page.getByLabel('Contraseña', { exact: true }).fill('Equivocada#1');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    assert.match(await alert.innerText(), /: /);
    assert.ok(await alert.evaluate((element) => element === document.activeElement));
    assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna-antigua');
    assert.is(await page.getByLabel('Contraseña', { exact: true }).inputValue(), 'Equivocada#1');
  },
  rejected,
);

for (const [path, submit] of [
  ['/auth/login', 'Iniciar sesión'],
  ['/auth/forgot-password', 'Siguiente'],
] as const) {
  scenario(
    `a username that is too long is reported once, at the field: ${path}`,
    async ({ page }) => {
      await page.goto(path);
      const username = page.getByLabel('Usuario');
      await username.fill('u'.repeat(131));
      const password = page.getByLabel('Contraseña', { exact: true });
      if (path === '/auth/login') await password.fill(PASSWORD);
      await page.getByRole('button', { name: submit }).click();
      await page.getByText('debe tener como máximo 130 caracteres').waitFor();
      assert.is(await page.getByText('130 caracteres').count(), 1);
      assert.is(await username.getAttribute('aria-invalid'), 'true');
      assert.ok(await username.evaluate((element) => element === document.activeElement));
    },
    { expectedErrors: /400|Failed to load resource/ },
  );
}

scenario(
  'while loading the button reads Cargando and a second Enter sends nothing',
  async ({ page }) => {
    let calls = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/v3/credentials', async (route) => {
      calls += 1;
      await released;
      await route.continue();
    });
    await page.goto('/');
    await page.getByLabel('Usuario').fill('tiendaluna');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Cargando' });
    await button.waitFor();
    assert.is(await button.getAttribute('aria-busy'), 'true');
    await page.keyboard.press('Enter');
    release();
    await paymentsShown(page);
    assert.is(calls, 1);
  },
  { routes: true },
);

scenario(
  'an unreachable server is explained, and the next try works',
  async ({ page }) => {
    await page.route('**/api/auth/v3/credentials', (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Usuario').fill('tiendaluna');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    assert.match(await page.getByRole('alert').innerText(), /conexión|conectar|red/i);
    await page.unroute('**/api/auth/v3/credentials');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await paymentsShown(page);
  },
  { routes: true, expectedErrors: /ERR_FAILED/ },
);

scenario(
  'Recordarme restores the username and focuses the password; unticked it forgets',
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Recordarme').check();
    await submitSignIn(page, 'tiendaluna-centro');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    const password = page.getByLabel('Contraseña', { exact: true });
    await password.waitFor();
    assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna-centro');
    assert.ok(await page.getByLabel('Recordarme').isChecked());
    assert.ok(await password.evaluate((element) => element === document.activeElement));

    await page.getByLabel('Recordarme').uncheck();
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await paymentsShown(page);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await password.waitFor();
    assert.is(await page.getByLabel('Usuario').inputValue(), '');
  },
);

scenario('showing and hiding the password keeps the caret', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('abcdef');
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  assert.is(await password.getAttribute('type'), 'text');
  const cashier = await password.evaluateHandle((input: HTMLInputElement) => input);
  await page.waitForFunction((input) => input.selectionStart === 2, cashier);
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  assert.is(await password.getAttribute('type'), 'password');
});

scenario(
  'on a phone nothing is cut off',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await expectNoSidewaysScroll(page);
  },
  { size: 'phone' },
);

scenario(
  'an invalid config.json is explained on a full page that names the key',
  async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { pollSeconds: 'often' } }));
    await page.goto('/');
    await page.getByRole('heading', { name: 'No pudimos iniciar el portal' }).waitFor();
    await page.getByText('pollSeconds').waitFor();
  },
  { routes: true },
);

scenario(
  'a session unknown to the server redirects to the login, with the user remembered',
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Recordarme').check();
    await submitSignIn(page, 'tiendaluna');
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('cobros.session') ?? '{}');
      localStorage.setItem('cobros.session', JSON.stringify({ ...stored, sessionId: 'ended' }));
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna');
  },
  rejected,
);

run();
