import { readFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { listen } from '#sandbox/http/server/listen.ts';
import { assert, browserSuite, PASSWORD } from '../support/browser-suite.ts';

/** Serves the example of a shop's page on an origin of its own, with only the address of the API replaced. */
async function serveOrders() {
  const settings = { api: '' };
  async function script(): Promise<string> {
    const code = await readFile('examples/collect-order.ts', 'utf8');
    assert.match(code, 'http://localhost:4173');
    const contents = code.replace('http://localhost:4173', settings.api);
    const stdin = { contents, loader: 'ts', resolveDir: 'examples' } as const;
    const built = await esbuild.build({
      stdin,
      bundle: true,
      format: 'esm',
      conditions: ['source'],
      write: false,
    });
    return built.outputFiles[0]?.text ?? '';
  }
  const { port, stop } = await listen(
    async ({ url }) =>
      url.endsWith('/collect-order.js')
        ? new Response(await script(), { headers: { 'Content-Type': 'text/javascript' } })
        : new Response(await readFile('examples/collect-order.html'), {
            headers: { 'Content-Type': 'text/html' },
          }),
    { port: 0, host: '127.0.0.1' },
  );
  return { origin: `http://127.0.0.1:${port}`, settings, stop };
}

const allowed = await serveOrders();
const other = await serveOrders();
const scenario = browserSuite('Pages for integrators', { CORS_ORIGINS: allowed.origin });

scenario(
  'the API reference shows a call and makes it, and loads nothing from other servers',
  async ({ page, server }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto('/docs#?route=post-/auth/v3/credentials');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // The credentials in the description's example belong to a user of the sandbox.
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.getByText('Response Status: OK (200)').waitFor();
    assert.equal([...origins], [new URL(server.url).origin]);
  },
);

/** María López accepts the request for the order on her phone. */
async function accept(url: string): Promise<void> {
  const phone = `${url}/sandbox/v1/users/maria.lopez/requests`;
  const { requests } = await (await fetch(phone)).json();
  const { paymentRequestId } = requests.find(({ amount }: { amount: number }) => amount === 125.5);
  const headers = { 'Content-Type': 'application/json' };
  const accepted = await fetch(`${phone}/${paymentRequestId}/accept`, { method: 'POST', headers });
  assert.is(accepted.status, 200);
}

scenario(
  'the page of a shop can collect from an origin in CORS_ORIGINS, but not from another',
  async ({ browser, server }) => {
    // A context without routes, because with routes Playwright responds to preflights itself.
    const page = await (await browser.newContext()).newPage();
    const signIn = async ({ origin, settings }: typeof allowed) => {
      settings.api = server.url;
      await page.goto(`${origin}/collect-order.html`);
      await page.getByLabel('Usuario', { exact: true }).fill('tiendaluna-centro-caja1');
      await page.getByLabel('Contraseña').fill(PASSWORD);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    };
    try {
      await signIn(allowed);
      await page.getByRole('button', { name: 'Cobrar' }).click();
      await page.getByText('El cliente tiene la solicitud').waitFor();
      await accept(server.url);
      await page.getByText(/^Pagado, comprobante \S+/).waitFor();

      await signIn(other);
      await page.getByText('No se pudo conectar con el servidor').waitFor();
      assert.not(await page.getByRole('button', { name: 'Cobrar' }).isVisible());
    } finally {
      await Promise.all([allowed.stop(), other.stop()]);
    }
  },
);
