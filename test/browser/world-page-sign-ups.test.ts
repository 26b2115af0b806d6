import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { assert, browserSuite, type Page } from '../support/browser-suite.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { visitorClient } from '../support/visitor-client.ts';

const scenario = browserSuite('Sign-ups in the simulated world');

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
