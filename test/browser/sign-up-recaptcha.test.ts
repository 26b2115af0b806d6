import { assert, browserSuite, type Page } from '../support/browser-suite.ts';
import { fillBusiness, onward, stepTitle } from '../support/sign-up-page.ts';

const scenario = browserSuite('A sign-up at a provider that uses reCAPTCHA');

const SCRIPT = 'https://www.google.com/recaptcha/';
const FAKE = `
  let tokens = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (siteKey, { action }) => [siteKey, action, ++tokens].join('.'),
  };`;

/**
 * Configures reCAPTCHA, with the Content-Security-Policy that the server then sends, which allows the script. Returns the loaded
 * scripts.
 */
async function useRecaptcha(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { captcha: { provider: 'recaptcha', siteKey: 'clave del sitio' } } }),
  );
  await page.route('**/afiliaciones**', async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const headers = {
      ...answer.headers(),
      'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${SCRIPT}`),
    };
    await route.fulfill({ response: answer, headers });
  });
  await page.route(`${SCRIPT}**`, (route) => {
    loaded.push(route.request().url());
    // The first attempt to load the script fails.
    if (loaded.length === 1) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: FAKE });
  });
  return loaded;
}

scenario(
  'the reCAPTCHA script is loaded by the first step and not before, and each call has a new token',
  async ({ page }) => {
    const loaded = await useRecaptcha(page);
    const tokens: (string | undefined)[] = [];
    await page.route('**/api/sign-up/v2/states', async (route) => {
      tokens.push(
        await route
          .request()
          .headerValue('captcha-token')
          .then((token) => token ?? undefined),
      );
      const states = [{ id: 'st_1', name: 'Sololá' }];
      await route.fulfill({ json: { responseContent: { states }, info: { title: '', message: '' } } });
    });
    await page.goto('/afiliaciones');
    await page.getByRole('heading', { name: /Cobra con un código/ }).waitFor();
    assert.equal(loaded, []);

    await page.getByRole('main').getByRole('link', { name: 'Afiliar mi negocio' }).click();
    await fillBusiness(page);
    await onward(page);
    await stepTitle(page, '¿Dónde está?').waitFor();
    await page.getByRole('option', { name: 'Sololá' }).waitFor({ state: 'attached' });
    assert.match(loaded.at(-1) ?? '', 'render=clave%20del%20sitio');
    assert.match(tokens.at(-1) ?? '', /^clave del sitio\.sign_up\.\d$/);
  },
  { expectedErrors: /ERR_FAILED/ },
);
