import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import {
  attach,
  documentPlace,
  fillAccess,
  NEW_PASSWORD,
  onward,
  openAccess,
  pdfFile,
  reachDocuments,
  stepTitle,
} from '../support/sign-up-page.ts';

const { scenario, run } = browserSuite('Failures of a sign-up');

const send = (page: Page) => page.getByRole('button', { name: 'Enviar afiliación' }).click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Rejects the captcha token of the first calls to a path. */
async function rejectCaptcha(page: Page, path: string, times: number): Promise<{ calls: number }> {
  const seen = { calls: 0 };
  await page.route(`**/api/sign-up/v2/${path}`, async (route) => {
    seen.calls += 1;
    if (seen.calls > times) return route.continue();
    const info = { title: 'Captcha', message: 'La prueba contra robots no sirve' };
    await route.fulfill({ status: 403, json: { responseContent: null, info } });
  });
  return seen;
}

scenario(
  'a file that is too large or of another type is reported at its document',
  async ({ page }) => {
    await reachDocuments(page);
    await attach(page, 'DPI del representante', pdfFile('dpi.pdf', 6_000_000));
    await documentPlace(page, 'DPI del representante').getByText('El archivo pesa más de 5 MB').waitFor();
    const script = { name: 'patente.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') };
    await attach(page, 'Patente de comercio', script);
    await documentPlace(page, 'Patente de comercio')
      .getByText('El archivo no es un PDF, JPG o PNG')
      .waitFor();

    // Only the server notices that this is no PDF after its first line.
    const lie = { name: 'rtu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnada') };
    await attach(page, 'RTU actualizado', lie);
    const place = documentPlace(page, 'RTU actualizado');
    await place.getByText('El archivo no es un PDF, JPG o PNG').waitFor();
    await onward(page);
    await documentPlace(page, 'Estado de cuenta bancario').getByText('Este campo es requerido').waitFor();
    await place.getByRole('button', { name: 'Quitar rtu.pdf' }).click();
    await attach(page, 'RTU actualizado', pdfFile('rtu.pdf'));
    await place.getByText('Recibido').waitFor();
    await page.reload();
    await place.getByText('Recibido').waitFor();
  },
  { expectedErrors: /422/ },
);

scenario(
  'an upload shows its progress, can be cancelled, and is retried after the network was lost',
  async ({ page }) => {
    await reachDocuments(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const limit = (uploadThroughput: number, offline = false) =>
      network.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const place = documentPlace(page, 'DPI del representante');
    const bar = place.getByRole('progressbar');

    await limit(400_000);
    await attach(page, 'DPI del representante', pdfFile('dpi.pdf', 4_000_000));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('form [role=progressbar]')].some((one) => {
        const percent = Number(one.getAttribute('aria-valuenow'));
        return percent > 0 && percent < 100;
      }),
    );
    await place.getByRole('button', { name: 'Cancelar dpi.pdf' }).click();
    await bar.waitFor({ state: 'detached' });
    assert.ok(
      await page
        .getByLabel('Elige un archivo: DPI del representante')
        .evaluate((one) => one === document.activeElement),
    );

    await limit(-1, true);
    await attach(page, 'DPI del representante', pdfFile('dpi.pdf'));
    await place.getByText('No se pudo conectar con el servidor').waitFor();
    await limit(-1);
    await place.getByRole('button', { name: 'Reintentar' }).click();
    await place.getByText('Recibido').waitFor();
  },
  { expectedErrors: /ERR_INTERNET_DISCONNECTED/ },
);

scenario(
  'a taken username, a rejected captcha and a lost document keep the form',
  async ({ page }) => {
    await openAccess(page);
    await page.getByLabel('Usuario').fill('tiendaluna');
    await page.getByText('Ese usuario ya está tomado, elige otro').waitFor();
    await fillAccess(page, 'panaderiavolcan');
    assert.not.match(await stored(page), NEW_PASSWORD);

    const rejected = await rejectCaptcha(page, 'create', 2);
    await send(page);
    await page.getByRole('status').getByText('La prueba contra robots no sirve').waitFor();
    assert.is(rejected.calls, 2, 'it was repeated once, automatically');
    assert.is(await page.getByLabel('Contraseña', { exact: true }).inputValue(), NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Comprobado').waitFor();

    await page.getByRole('link', { name: 'Cambiar Documentos' }).click();
    await stepTitle(page, 'Documentos').waitFor();
    await onward(page);
    assert.is(await page.getByLabel('Contraseña', { exact: true }).inputValue(), NEW_PASSWORD);

    // The server has deleted what was not claimed.
    await page.route('**/api/sign-up/v2/create', async (route) => {
      const message = 'No se encontró alguno de los documentos, súbelos de nuevo';
      const info = { title: 'Error', message, fields: [{ field: 'documentIds', message }] };
      await route.fulfill({ status: 404, json: { responseContent: null, info } });
    });
    await send(page);
    await stepTitle(page, 'Documentos').waitFor();
    await page.getByRole('alert').getByText('súbelos de nuevo').waitFor();
    assert.not.match(await stored(page), NEW_PASSWORD);
    await page.reload();
    assert.is(await heading(page), 'Documentos');
  },
  { routes: true, expectedErrors: /40[34]/ },
);

run();
