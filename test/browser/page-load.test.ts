import { assert, browserSuite, type Page } from '../support/browser-suite.ts';
import { shiftOf } from '../support/layout-shift.ts';
import { fontShown } from '../support/page-checks.ts';
import { callsOf, PASSWORD, paymentsShown, signIn } from '../support/portal-page.ts';

const scenario = browserSuite('First paint', {}, { sharesServer: true });

/** Maximum number of placeholders that move while the dashboard loads: each is a layer, and sends React an event per turn. */
const MOVING = 10;

/** Holds back requests that match the pattern until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the portal with every script held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('app')?.hasChildNodes());
  return release;
}

scenario('the font loads after the scripts on the first visit, and before them later', async ({ page }) => {
  const isFont = (url: string) => url.endsWith('.woff2');
  let fonts = 0;
  page.on('request', (request) => {
    if (isFont(request.url())) fonts += 1;
  });
  const release = await openWithoutScripts(page, '/');
  await page.keyboard.type('tiendaluna');
  await page.evaluate(() => document.fonts.ready);
  assert.is(fonts, 0);
  const font = page.waitForRequest((request) => isFont(request.url()));
  release();
  await font;
  assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna');

  await openWithoutScripts(page, '/');
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Roboto Variable') && status === 'loaded',
    ),
  );
});

scenario(
  'a page whose code could not be loaded, because the connection was lost just then, is loaded again',
  async ({ page }) => {
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1;
    });
    await page.route('**/assets/*.js', (route) => (pages < 2 ? route.abort() : route.continue()));
    await page.clock.install();
    await page.goto('/');
    while (pages < 2) await page.clock.fastForward('00:10');
    await page.getByLabel('Usuario').fill('tiendaluna');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await paymentsShown(page);
  },
  { expectedErrors: /ERR_FAILED|Failed to load/ },
);

/** Runs in each page before its scripts: paints nothing until `paint` is called, and notes when code of the portal runs. */
function holdPainting(): void {
  const held: FrameRequestCallback[] = [];
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => held.push(callback);
  let early: unknown;
  const page = Object.assign(window as Window & { codeRan?: boolean }, {
    paint: () => {
      window.requestAnimationFrame = request;
      held.forEach(request);
    },
  });
  Object.defineProperty(window, 'early', {
    get: () => {
      page.codeRan = true;
      return early;
    },
    set: (value) => {
      early = value;
    },
  });
}

scenario('code that is in the cache does not run before the frame is painted', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.addInitScript(holdPainting);
  await page.reload();
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      ),
    null,
    { polling: 50 },
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  assert.is(await page.evaluate(() => 'codeRan' in window), false);
  await page.evaluate('paint()');
  await paymentsShown(page);
});

/** Types a username, which has the focus, and a password. */
async function typeSignIn(page: Page): Promise<void> {
  await page.keyboard.type('tiendaluna');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

const asked = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });

scenario(
  'what is typed before the scripts load stays, with the focus and the caret, and signs in',
  async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    const [username, password] = [page.getByLabel('Usuario'), page.getByLabel('Contraseña', { exact: true })];
    assert.ok(await username.evaluate((field) => field === document.activeElement));
    await typeSignIn(page);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
    const node = await password.elementHandle();
    release();
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled);
    assert.is(await username.inputValue(), 'tiendaluna');
    assert.is(await password.inputValue(), PASSWORD);
    assert.is(new URL(page.url()).search, '');
    assert.equal(
      await password.evaluate(
        (field, before) => [
          field === before,
          field === document.activeElement,
          (field as HTMLInputElement).selectionStart,
        ],
        node,
      ),
      [true, true, PASSWORD.length - 3],
    );
    await asked(page).click();
    await paymentsShown(page);
  },
);

scenario('Enter pressed before the scripts load signs in as soon as they have loaded', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await typeSignIn(page);
  release();
  await paymentsShown(page);
});

for (const size of ['desktop', 'phone'] as const)
  scenario(
    `the login page in the HTML looks the same after the scripts load, to the pixel: ${size}`,
    async ({ page }) => {
      await page.goto('/auth/login');
      await fontShown(page);
      await page.evaluate(() => localStorage.setItem('cobros.remembered-user', 'tiendaluna'));
      const font = await hold(page, '**/*.woff2');
      const release = await openWithoutScripts(page, '/auth/login');
      font();
      await page.evaluate(() => document.fonts.ready);
      assert.ok((await shiftOf(page)) <= 0.01, `it shifted by ${await shiftOf(page)}`);
      // Waits for the icons and the logo.
      await page.waitForFunction(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\.svg/.test(name)).length > 1,
      );
      const before = await page.screenshot();
      release();
      await page.waitForFunction(() => document.title.startsWith('Iniciar'));
      const after = await page.screenshot();
      assert.ok(before.equals(after), 'the live page looks different');
      assert.is(await page.getByLabel('Usuario').inputValue(), 'tiendaluna');
      assert.ok(await page.getByLabel('Recordarme').isChecked());
      await page.getByLabel('Contraseña', { exact: true }).fill('x');
      assert.ok(await asked(page).isEnabled());
    },
    { size },
  );

scenario(
  'when the time of a session is over, the first login page says so, once, and the sign-in leads back',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('cobros.session') ?? '');
      localStorage.setItem('cobros.session', JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
    });
    const release = await openWithoutScripts(page, '/branches');
    const reason = page.getByText('Tu sesión terminó porque pasaron 6 horas.');
    await reason.waitFor();
    release();
    await page.waitForFunction(() => document.title.startsWith('Iniciar'));
    assert.ok(await reason.isVisible());
    await page.reload();
    await page.waitForFunction(() => document.title.startsWith('Iniciar'));
    assert.is(await reason.count(), 0);
    await typeSignIn(page);
    await page.waitForURL('**/branches');
    await page.getByRole('heading', { name: 'Sucursales' }).waitFor();
  },
);

scenario('a link that a visitor opens is shown after the sign-in', async ({ page }) => {
  await page.goto('/transaction/history?search=pan');
  await page.waitForFunction(() => document.title.startsWith('Iniciar'));
  await typeSignIn(page);
  await page.waitForURL('**/transaction/history?search=pan');
  await page.getByRole('heading', { name: 'Historial' }).waitFor();
});

/** Elements that must not move while the page loads. */
const PLACED = 'aside, nav a, aside > :last-child p, main h1, main h1 ~ div button, main section, main li';
const placesOf = (page: Page) =>
  page.locator(PLACED).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    }),
  );

scenario(
  'signed-in users see the layout before the scripts load; nothing moves or is read twice, and the first poll is a 304',
  async ({ page }) => {
    await signIn(page, 'tiendaluna');
    await fontShown(page);
    // A page that does not poll: a last poll of the dashboard would be counted.
    await page.goto('/healthz');
    const calls = callsOf(page);
    const answer = await hold(page, '**/api/**');
    const release = await openWithoutScripts(page, '/');
    await page.getByRole('link', { name: 'Sucursales' }).waitFor();
    assert.is(await page.getByRole('heading', { name: 'Iniciar sesión' }).count(), 0);
    const current = page.getByRole('complementary').locator('[aria-current]');
    assert.equal(await current.allInnerTexts(), ['Pagos']);
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(page);
    assert.ok(before.length > 15, before.join('; '));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const breathing = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
    );
    assert.ok(breathing <= MOVING, `${breathing} placeholders breathe by themselves`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    release();
    // Pressed before any script had loaded.
    await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    assert.equal(await placesOf(page), before);
    await page.keyboard.press('Escape');
    for (const list of ['pending', 'paid'])
      assert.is(calls.filter((call) => call.endsWith(`/${list}`)).length, 1, `${list} in ${calls}`);
    const polled = page.waitForResponse(
      (response) =>
        response.url().endsWith('/pending') && response.request().headers()['if-none-match'] !== undefined,
    );
    answer();
    await paymentsShown(page);
    assert.is((await polled).status(), 304);
    assert.ok((await shiftOf(page)) <= 0.01, `it shifted by ${await shiftOf(page)}`);
  },
);
