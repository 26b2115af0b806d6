import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { attach, documentPlace, pdfFile, reachDocuments } from '../support/sign-up-page.ts';

const { scenario, run } = browserSuite('Failures of a sign-up');

scenario(
  'an upload shows its progress, can be canceled, and is retried after the network was lost',
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

run();
