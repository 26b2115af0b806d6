import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { browserSuite, type PageOptions } from '../support/browser-suite.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { visitorClient } from '../support/visitor-client.ts';

const { scenario, run } = browserSuite('Sign-ups in the simulated world');

async function apply(url: string, username: string, businessName: string): Promise<void> {
  const { signUp } = visitorClient((request) => fetch(request), { baseUrl: `${url}/api` });
  const file = new File([pdf()], 'DPI de Elena.pdf', { type: 'application/pdf' });
  const { fundSourceId } = dataOf(await signUp.registerFundSource(fundSourceContent()));
  const { document } = dataOf(await signUp.uploadDocument('identity', file));
  const state = dataOf(await signUp.listStates()).states[0];
  const city = dataOf(await signUp.listCities(state?.id ?? '')).cities[0];
  const place = { stateId: state?.id ?? '', cityId: city?.id ?? '' };
  const sent = { username, businessName, fundSourceId, documentIds: [document.id], ...place };
  dataOf(await signUp.create(signUpContent(sent)));
}

async function openSignUps(page: Page) {
  await page.goto('/sandbox#afiliaciones');
  const card = page.getByRole('article').first();
  await card.waitFor();
  return card;
}

for (const size of ['desktop', 'phone'] satisfies PageOptions['size'][]) {
  scenario(
    `sign-ups are accessible and fit the screen: ${size}`,
    async ({ page, server }) => {
      await apply(server.url, `volcan.${size}`, 'Panadería y pastelería El Volcán de la Antigua');
      const card = await openSignUps(page);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await card.getByRole('button', { name: 'Rechazar' }).click();
      await page.getByRole('dialog', { name: 'Rechazar la afiliación' }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    },
    { size },
  );
}

scenario('a business is reviewed, approved, and notified by e-mail', async ({ page, server }) => {
  await apply(server.url, 'panaderiavolcan', 'Panadería <b>Volcán</b>');
  await openSignUps(page);
  const card = page.getByRole('article', { name: 'Afiliación de Panadería <b>Volcán</b>' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'DPI: DPI de Elena.pdf' }).click(),
  ]);
  assert.is(download.suggestedFilename(), 'DPI de Elena.pdf');
  await card.getByRole('button', { name: 'Aprobar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Panadería <b>Volcán</b> ya puede entrar al portal').waitFor();
  await card.getByText('Aprobada').waitFor();
  await page.locator('article:focus', { hasText: 'Aprobada' }).waitFor();
  await page.getByRole('link', { name: /Correos/ }).click();
  await page.getByRole('button', { name: 'Tu negocio ya puede cobrar' }).first().waitFor();
});

scenario(
  'a rejection requires a reason, and keeps the typed text if somebody else was faster',
  async ({ page, server, newPage }) => {
    await apply(server.url, 'panaderiafuego', 'Panadería Fuego');
    await openSignUps(page);
    const card = page.getByRole('article', { name: 'Afiliación de Panadería Fuego' });
    await card.getByRole('button', { name: 'Rechazar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechazar la afiliación' });
    await dialog.getByLabel('Motivo').fill('El RTU está vencido');

    const other = await newPage();
    await openSignUps(other);
    const same = other.getByRole('article', { name: 'Afiliación de Panadería Fuego' });
    await same.getByRole('button', { name: 'Aprobar' }).click();
    await same.getByText('Aprobada').waitFor();

    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await dialog.getByText('La afiliación ya no está pendiente').waitFor();
    assert.is(await dialog.getByLabel('Motivo').inputValue(), 'El RTU está vencido');
    await dialog.getByRole('button', { name: 'Volver' }).click();

    await apply(server.url, 'panaderiaagua', 'Panadería Agua');
    const next = page.getByRole('article', { name: 'Afiliación de Panadería Agua' });
    await next.getByRole('button', { name: 'Rechazar' }).click();
    await dialog.getByLabel('Motivo').fill('Falta la patente');
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await next.getByText('Rechazada: Falta la patente').waitFor();
  },
  { expectedErrors: /409/ },
);

run();
